// Copies what a field holds. Without it the field is selected and copied by hand, and there is no button.
for (const button of document.querySelectorAll("button[data-copies]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const field = document.getElementById(button.dataset.copies);
    field.select();
    if (await copy(field.value)) button.textContent = button.dataset.done;
  });
}

/** Without TLS a page has no clipboard but the older one, of what is selected. */
function copy(text) {
  const older = () => document.execCommand("copy");
  return navigator.clipboard?.writeText(text).then(() => true, older) ?? older();
}
