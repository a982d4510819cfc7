// Step through a game: one move is shown at a time, and the slider chooses which.
"use strict";

const list = document.querySelector(".steps");
const steps = [...list.children];
const slider = document.querySelector(".slider");
const range = slider.querySelector("input");

// A chronicle has each picture once: a step borrows those of its round.
function borrow(place) {
  const lender = document.getElementById(`grown-${place.dataset.grown}`);
  if (lender && !place.childElementCount) {
    place.append(...[...lender.querySelectorAll("figure")].map((one) => one.cloneNode(true)));
  }
}

function show(number) {
  const chosen = Math.min(Math.max(number, 1), steps.length);
  steps.forEach((step, index) => step.classList.toggle("shown", index + 1 === chosen));
  steps[chosen - 1].querySelectorAll("[data-grown]").forEach(borrow);
  range.value = chosen;
  range.setAttribute("aria-valuetext", steps[chosen - 1].querySelector("h2, h3").textContent);
}

function turn(number) {
  show(number);
  // Only now: until somebody steps, the address may lead to a part of the page.
  history.replaceState(null, "", `#${range.value}`);
}

for (const button of slider.querySelectorAll("button")) {
  button.addEventListener("click", () => turn(Number(range.value) + Number(button.value)));
}
range.addEventListener("input", () => turn(Number(range.value)));
if (steps.length) {
  list.classList.add("ready");
  slider.classList.add("ready");
  show(Number(location.hash.slice(1)) || 1);
}
