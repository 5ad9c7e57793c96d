/** A list of authors is a stranger's, and can be long. */
const maxAuthors = 500;

/** Returns a function that says whether the owner in a repository's address resembles the surname of an author. */
export function authorMatcher(authors: readonly string[]): (url: string) => boolean {
  const surnames = new Set(
    authors
      .slice(0, maxAuthors)
      .map(surname)
      .filter((each) => each.length >= 3),
  );
  return (url) => {
    const owner = plainLetters(new URL(url).pathname.split("/")[1] ?? "");
    if (surnames.has(owner)) return true;
    return [...surnames].some((each) => each.length >= 4 && owner.includes(each));
  };
}

/** Of “Ada Lovelace” and of “Lovelace, Ada”. */
function surname(author: string): string {
  const [family = ""] = author.slice(0, 200).split(",", 1);
  return plainLetters(family.trim().split(/\s+/).at(-1) ?? "");
}

function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}
