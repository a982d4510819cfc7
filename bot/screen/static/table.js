// Show the table as it changes: the server says when, and the page is read again.
"use strict";

const AGAIN = 10_000; // milliseconds until a page that could not be read is tried again

const table = document.getElementById("table");
let last = Promise.resolve();
let again = 0;

// One at a time: of two that are under way, the older one could arrive last.
function read() {
  last = last.then(show).catch(() => {
    clearTimeout(again);
    again = setTimeout(read, AGAIN);
  });
}

async function show() {
  const answer = await fetch(location.href, { cache: "no-store" });
  if (answer.status === 404) {
    location.reload();
    return;
  }
  if (!answer.ok) {
    throw new Error(answer.statusText);
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const now = page.getElementById("table");
  if (now.innerHTML !== table.innerHTML) {
    table.replaceChildren(...now.childNodes);
  }
}

const changes = new EventSource(`${location.pathname}/events`);
changes.addEventListener("message", read);
changes.addEventListener("gone", () => location.reload());
// What came before the stream began, or between two streams, is not told.
changes.addEventListener("open", read);
