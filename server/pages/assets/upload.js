// Shows how much of a paper has been sent. Without it the browser sends the form by itself, and shows nothing.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.enctype !== "multipart/form-data") return;
  event.preventDefault();
  if (!isSending) send(form);
});

/** A second click sends nothing a second time. */
let isSending = false;

function send(form) {
  const [sending, broken] = [form.querySelector(".sending"), form.querySelector(".broken")];
  const bar = sending.querySelector("progress");
  const show = (state) => {
    isSending = state === "sending";
    sending.hidden = !isSending;
    broken.hidden = state !== "broken";
  };
  // Whoever comes back to this page finds a form again, and no bar.
  addEventListener("pagehide", () => show("over"), { once: true });
  const request = new XMLHttpRequest();
  request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && loaded < total) bar.value = loaded / total;
    // All of it has arrived, and is being read: nobody knows how long that takes.
    else bar.removeAttribute("value");
  });
  request.addEventListener("load", () => {
    // The request has followed to the page of the paper.
    if (request.status === 200) location.assign(request.responseURL);
    else show(showRefusal(request.responseText) ? "over" : "broken");
  });
  request.addEventListener("error", () => show("broken"));
  request.open("POST", form.action);
  request.setRequestHeader("accept", "text/html");
  request.send(new FormData(form));
  bar.value = 0;
  show("sending");
}

/** Shows the page that says what is wrong in place of this one; false where the answer is no such page. */
function showRefusal(text) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const main = page.querySelector("main");
  if (!main) return false;
  document.title = page.title;
  document.querySelector("main").replaceWith(main);
  (main.querySelector("[role=alert]:not([hidden])") ?? main).scrollIntoView({ block: "center" });
  return true;
}
