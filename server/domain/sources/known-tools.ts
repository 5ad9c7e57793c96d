/** Owners, and single repositories, of software that papers of many fields name as what they used. */
const tools = new Set(
  (
    "pytorch tensorflow keras-team huggingface scikit-learn numpy scipy pandas-dev matplotlib jax-ml jupyter ipython python " +
    "julialang rust-lang golang nodejs apache kubernetes docker llvm opencv spacy-io explosion nltk dmlc ray-project " +
    "lightning-ai pyg-team dask rapidsai bioconda conda-forge bioconductor tidyverse samtools nextflow-io snakemake " +
    "ansible git numba cython sympy networkx mwaskom plotly pypa astropy lammps gromacs stan-dev pymc-devs " +
    "openai/gym openai/baselines openai/clip google/jax google/flax nvidia/apex nvidia/megatron-lm microsoft/deepspeed " +
    "microsoft/lightgbm facebookresearch/faiss facebookresearch/detectron2 facebookresearch/fairseq rwightman/pytorch-image-models"
  ).split(" "),
);

/** Whether a repository is a well-known tool: papers cite it, few are about it. */
export function isKnownTool(url: string): boolean {
  const [, owner = "", name = ""] = new URL(url).pathname.toLowerCase().split("/");
  return tools.has(owner) || tools.has(`${owner}/${name}`);
}
