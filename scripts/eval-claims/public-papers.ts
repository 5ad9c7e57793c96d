import type { Label } from "./read-source.ts";

/** A public repository with its paper, at one commit, and the results that we read in it: names and numbers alone. */
export interface PublicPaper {
  repository: string;
  commit: string;
  /** The path of the PDF. */
  paper: string;
  labels: Label[];
}

/** `metric: number number …`, with the unit behind the metric in brackets. */
function labels(...lines: string[]): Label[] {
  return lines.flatMap((line) => {
    const [, metric = "", unit = "1", numbers = ""] = /^([^[:]+?)(?: \[([^\]]+)\])?: (.+)$/.exec(line) ?? [];
    return numbers.split(" ").map((printed) => ({ printed, metric, unit, comparator: "~=", link: null }));
  });
}

// The tables of results, and what the text states beside them. No committed number is labelled: links are not measured.
export const publicPapers: readonly PublicPaper[] = [
  {
    repository: "https://github.com/305909/regana",
    commit: "8888102c30346fa869b02095e69f0098b8e7f76a",
    paper: "paper.pdf",
    labels: labels(
      "R2: 0.98274 0.96979 0.22344 0.20265 0.06584 0.99691 0.99675 0.97321 0.99597 0.21589",
      "R2 Standard Deviation: 0.00543 0.00864 0.00786 0.03214 0.00512 0.00023 0.00032 0.00416 0.00041 0.04149",
      "coefficient: 0.997",
    ),
  },
  {
    repository: "https://github.com/0x404/conventional-commit-classification",
    commit: "ec8902fd8baf85cc3cc800f26175104182373f26",
    paper: "paper.pdf",
    labels: labels(
      "precision [%]: 54.32 74.86 75.43 77.95",
      "Recall [%]: 54.25 69.50 75.25 76.50",
      "F1 [%]: 52.80 69.90 74.97 76.41 53.97 60.61",
      "Accuracy [%]: 54.25 69.50 75.25 76.50",
      "score [%]: 90.91",
      "accuracy [%]: 22",
      "agreement: 0.9",
    ),
  },
  {
    repository: "https://github.com/4ku/Place-recognition-evaluation",
    commit: "d13443c03eaf3ef9b6de5c07b6ebbbf8caa4e84a",
    paper: "paper.pdf",
    labels: labels(
      "Prec: 0.946 0.971 0.948 0.792 0.941 0.708 0.782 0.977 0.990 0.970",
      "Recall: 0.137 0.307 0.196 0.122 0.324 0.728 0.348 0.285 0.060 0.071 0.132 0.114 0.142 0.169 0.314 0.270",
      "F1: 0.240 0.466 0.325 0.211 0.482 0.832 0.467 0.418 0.113 0.133 0.234 0.204 0.248 0.289 0.478 0.423",
      "Duration [s]: 2.65 357.96 0.34 10.39",
    ),
  },
  {
    repository: "https://github.com/ComplexNetTSP/JODIE-RESCIENCE",
    commit: "d276b690a20b2139dcd03f454c294e1333a7372d",
    paper: "article.pdf",
    labels: labels(
      "AUC: 0.563 0.586 0.577 0.728 0.738 0.711 0.688 0.718 0.14 0.08",
      "MRR: 0.711 0.719 0.684 0.763 0.764 0.313 0.311 0.312",
      "Recall: 0.810 0.830 0.747 0.829 0.833 0.827 0.483 0.455 0.453",
    ),
  },
  {
    repository: "https://github.com/GTFoster/centralRange",
    commit: "da57cd642a3e59661ecdeed98a020e91c16562c0",
    paper: "manuscript/manuscript.pdf",
    labels: labels("r: 0.752", "p: .43"),
  },
  {
    repository: "https://github.com/3mmaRand/seals",
    commit: "1e9de6ee2e952338b44ed90c2249a0459a7bdd86",
    paper: "paper.pdf",
    labels: labels("mean: 42.32 49.01 44.66", "F: 5.35"),
  },
];
