// Show the table as it changes: the server says when, and the page is read again.
"use strict";

const table = document.getElementById("table");

async function read() {
  const answer = await fetch(location.href, { cache: "no-store" });
  if (answer.status === 404) {
    location.reload();
  }
  if (answer.ok) {
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    table.replaceChildren(...page.getElementById("table").childNodes);
  }
}

const changes = new EventSource(`${location.pathname}/events`);
changes.addEventListener("message", read);
changes.addEventListener("gone", () => location.reload());
// After a restart of the bot the stream begins again, and what came in between is not told.
changes.addEventListener("error", () => changes.addEventListener("open", read, { once: true }));
