// Step through a game: one move is shown at a time, and the slider chooses which.
"use strict";

const list = document.querySelector(".steps");
const steps = [...list.children];
const slider = document.querySelector(".slider");
const range = slider.querySelector("input");

function show(number) {
  const chosen = Math.min(Math.max(number, 1), steps.length);
  steps.forEach((step, index) => step.classList.toggle("shown", index + 1 === chosen));
  range.value = chosen;
  range.setAttribute("aria-valuetext", steps[chosen - 1].querySelector("h2").textContent);
  history.replaceState(null, "", `#${chosen}`);
}

for (const button of slider.querySelectorAll("button")) {
  button.addEventListener("click", () => show(Number(range.value) + Number(button.value)));
}
range.addEventListener("input", () => show(Number(range.value)));
if (steps.length) {
  list.classList.add("ready");
  slider.classList.add("ready");
  show(Number(location.hash.slice(1)) || 1);
}
