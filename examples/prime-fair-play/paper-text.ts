/**
 * The example paper's text, dedicated to the public domain (CC0 1.0). `make-paper.ts` renders it as Markdown and PDF.
 */
export type Block =
  | { heading: string }
  | { paragraph: string }
  | { caption: string; table: string[][] }
  | { caption: string; figure: string };

export const title = "Do the Primes Play Fair?";
export const subtitle = "Six beliefs about the primes below one million, put to the count";
export const author = "The authors of the Research Verification Service";
export const date = "20 November 2026";

export const blocks: Block[] = [
  { heading: "Abstract" },
  {
    paragraph:
      "The primes are fixed for ever, and yet they look as if they were drawn by lot. People therefore believe of them what they believe of dice. We state six such beliefs, each with the number that it gives for the primes below one million, and we publish the code that counts. One prints the belief, the other finds the fact. Three of the six hold, one holds nearly, and two do not hold at all. Which is which is for the reader to guess, and for the run to say.",
  },
  { heading: "1. The race at the finish" },
  {
    paragraph:
      "Every prime but 2 leaves 1 or 3 when it is divided by 4. Let the primes 4k+1 be team 1 and the primes 4k+3 be team 3, and let a team score whenever one of its primes comes by. Nothing seems to favour either. In 1853 Chebyshev wrote that team 3 does better all the same.",
  },
  {
    paragraph:
      "Claim 1. At one million, team 3 has 39,322 primes and team 1 has 39,175; with the prime 2 that makes 78,498 primes, and team 3 leads by 147.",
  },
  {
    caption: "Table 1. The standing at one million.",
    table: [
      ["", "primes"],
      ["team 1 (4k+1)", "39,175"],
      ["team 3 (4k+3)", "39,322"],
      ["lead of team 3", "147"],
      ["all primes, 2 included", "78,498"],
    ],
  },
  { caption: "Figure 1. The lead of team 3 along the way to one million.", figure: "code/figures/race.svg" },
  { heading: "2. Gauss's guess" },
  {
    paragraph:
      "As a boy, Gauss saw that near n about one number in ln n is prime. Adding this up gives the logarithmic integral, li(1,000,000) = 78,627.5.",
  },
  { paragraph: "Claim 2. There are 78,628 primes below one million, as Gauss's logarithmic integral says." },
  { heading: "3. The favourite never trails" },
  {
    paragraph:
      "Whoever counts by hand sees team 3 level or ahead at every single prime: at 100, at 1,000, at 10,000. It is natural to believe that this goes on.",
  },
  {
    paragraph:
      "Claim 3. Team 1 is never ahead; the number of primes below one million at which it is ahead is 0.",
  },
  { heading: "4. Fair shares" },
  {
    paragraph:
      "Beyond 5, a prime ends in 1, 3, 7 or 9. Dirichlet proved in 1837 that in the long run no digit is preferred. One million is not the long run, but we believe that it is long enough.",
  },
  { paragraph: "Claim 4. Each of the last digits 1, 3, 7 and 9 gets 25 % of the primes." },
  {
    caption: "Table 2. Shares of the last digits.",
    table: [
      ["last digit", "share"],
      ["1", "25 %"],
      ["3", "25 %"],
      ["7", "25 %"],
      ["9", "25 %"],
    ],
  },
  { heading: "5. No memory" },
  {
    paragraph:
      "If the four digits are equally frequent, and if a prime knows nothing of the prime before it, then one in four primes repeats the last digit of its predecessor.",
  },
  {
    paragraph:
      "Claim 5. A prime does not look at its predecessor; 25.0 % of the primes end in the same digit as the prime before them.",
  },
  { heading: "6. Waiting" },
  {
    paragraph:
      "Let primes be drawn by lot instead. Each number n that ends in 1, 3, 7 or 9 becomes a prime with probability 2.5/ln n, whatever came before. Such a lottery has no memory, and yet it may shun repetition: after a number that ends in 1, the endings 3, 7 and 9 get their turn before the next 1 does. We call the part of the distance from 25 % to the count that the lottery covers the part of the surprise that waiting explains.",
  },
  {
    paragraph:
      "Claim 6. In worlds where primes are drawn by lot with the right density, 17.4 ± 0.2 % of neighbours end in the same digit, and waiting explains at least 0.75 of the surprise.",
  },
  { heading: "How to run it" },
  {
    paragraph:
      "Claims 1 to 5 are counted by count.pl, which involves no chance. Claim 6 is drawn by model.pl in three worlds, run three times from seeds of their own: 0.2 is twice the scatter of such runs. Both need Perl alone and about a second. Each number above is tied to an output of theirs in .research/experiment.yml.",
  },
  { heading: "A word on honesty" },
  {
    paragraph:
      "This paper was written as an example of what a run can say of a paper. We knew that two of its claims are false when we printed them, and we print them because they are what many believe, and because it takes a count to see that they are false. For what is known, see J. Leech, Note on the distribution of prime numbers (1957); M. Rubinstein and P. Sarnak, Chebyshev's bias (1994); R. J. Lemke Oliver and K. Soundararajan, Unexpected biases in the distribution of consecutive primes (2016).",
  },
  {
    paragraph:
      "The text is in the public domain (CC0 1.0). The code is under the Apache License, version 2.0.",
  },
];
