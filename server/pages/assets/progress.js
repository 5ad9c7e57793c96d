// Keeps the parts of a page that tell of a job up to date. Without it a link loads the page again.
const milliseconds = 10_000;

async function update() {
  const response = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => null);
  // A limit, or a service that starts again, passes.
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  // The page of a job that is over has no such script: all of it is another one.
  if (!page.querySelector("script[src='/assets/progress.js']")) {
    location.reload();
    return;
  }
  for (const part of document.querySelectorAll("[data-live]")) {
    const present = page.getElementById(part.id);
    const isRead = part.contains(document.activeElement) || part.querySelector("details[open]");
    if (present && !isRead && present.innerHTML !== part.innerHTML)
      part.replaceChildren(...present.childNodes);
  }
}

setInterval(() => document.hidden || update(), milliseconds);
