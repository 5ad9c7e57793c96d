// Follows the log of a Run that is not over. Without it a link loads the page again.
const log = document.getElementById("log");
const mostPieces = 5000;
const events = new EventSource(log.dataset.stream);
let isEmptied = false;

events.addEventListener("log", ({ data }) => {
  // The stream begins at the beginning, which the page has already.
  if (!isEmptied) log.replaceChildren();
  isEmptied = true;
  const { stream, text } = JSON.parse(data);
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  const piece = document.createElement("span");
  piece.className = stream;
  piece.textContent = text;
  log.append(piece);
  if (log.childElementCount > mostPieces) log.firstElementChild.remove();
  if (isAtEnd) log.scrollTop = log.scrollHeight;
});

events.addEventListener("state", ({ data }) => {
  const { state } = JSON.parse(data);
  if (state !== log.dataset.state && state === "running") location.replace(log.dataset.page);
});

events.addEventListener("end", () => {
  events.close();
  location.replace(log.dataset.page);
});
