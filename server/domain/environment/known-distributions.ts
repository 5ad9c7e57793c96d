import { distributionOf, hasOtherName } from "./python-modules.ts";

/**
 * The distribution of Python's index that may be asked for because code imports a module, or null. An import is not the
 * name of a distribution: whoever registers a name that many import, `haiku` or `parselmouth`, or that one laboratory's
 * code imports from a file that it forgot to commit, would choose what a Run computes with. So only these are asked for,
 * of which it is known what they are (docs/environments.md#packages-that-nobody-declares).
 */
export function knownDistributionOf(module: string): string | null {
  return hasOtherName(module) || SAME_NAME.has(module) ? distributionOf(module) : null;
}

/** Modules of what research computes with, that have the name of their distribution. */
const SAME_NAME = new Set(
  `
  accelerate adjustText aif360 albumentations alibi altair anndata anytree arch arviz ase astroML astropy
  astroquery autograd awkward bambi bertopic biopandas biotite blackjax blosc bokeh boruta brian2 captum cartopy
  casadi catboost category_encoders causalml cdlib cellpose cftime chempy cirq click cloudpickle cmdstanpy cmocean
  cobra colorcet contextily control CoolProp corner cupy cvxopt cvxpy cython cyvcf2 dash dask dask_ml datasets
  datashader deap deepxde dendropy dgl diffusers dill dipy distributed dowhy duckdb dynesty econml einops elephant
  eli5 emcee ephem esda ete3 evaluate fairlearn fastai fastparquet fasttext fbpca fbprophet feature_engine filelock
  filterpy fiona fipy fire fitsio flax folium formulaic fsspec fuzzywuzzy galpy gensim geomstats geopandas geoplot
  geopy gpflow gpytorch graphviz gseapy gsw gudhi gurobipy gym gymnasium h5netcdf h5py hdbscan healpy hmmlearn
  holoviews HTSeq hyperopt igraph imageio iminuit implicit imutils intake jax jaxlib jaxopt jieba joblib jsonlines
  jsonschema kaleido karateclub keras keras_tuner kneed kornia langdetect leidenalg Levenshtein libpysal librosa
  lifelines lightgbm lightkurve lightning lime llvmlite lmfit loguru louvain lxml mapclassify matplotlib MDAnalysis
  mdtraj mesa meshio metpy missingno mizani ml_collections mlflow mlxtend mne modin mord more_itertools moviepy
  mpi4py mpmath msprime multiprocess muon mygene nashpy natsort ndlib nengo neo netCDF4 networkx nevergrad nibabel
  nilearn nltk numba numdifftools numexpr numpy numpyro obspy ogb omegaconf onnx onnxruntime openmm openpyxl optax
  optuna ortools osmnx pandapower pandarallel pandas pandas_datareader parmed pathos patsy pdfplumber peft
  pennylane persim pettingzoo phik photutils pingouin pint pip plotly plotnine pmdarima pointpats polars pomegranate
  pooch powerlaw pqdm prettytable prophet psutil psychopy pulp pvlib py3Dmol pyAgrum pyarrow pybedtools pyBigWig
  pycaret pycountry pydantic pydicom pyDOE pydot pydub pyedflib pyemma pyfaidx pyfftw pygments pygsp pyhf pyinform
  pyjanitor pykalman pylatexenc pymatgen pymc pymc3 pymongo pymoo pymysql pynndescent pynrrd pyomo pyopencl PyPDF2
  pyproj pypsa pyreadr pyreadstat pysal pysam pyscf pysindy pyspark pystan pytorch_lightning pyvis pyvista qiskit
  quantecon quantities qutip radis rapidfuzz rasterio rasterstats ray rdkit regex reportlab requests rich ripser
  river rouge_score rpy2 ruptures sacrebleu sacred salem SALib sb3_contrib scanpy scienceplots scikeras scipy
  scrublet seaborn seawater segyio semopy sentencepiece seqeval setuptools sgkit shap shapely SimpleITK simplejson simpy
  six skorch sktime slycot smogn soundfile spacy sparse specutils spikeinterface splot spreg sqlalchemy squidpy
  stable_baselines3 stargazer statannot statannotations statsmodels stumpy sunpy swifter sympy tables tabulate
  tenacity tensorboard tensorboardX tensorflow tensorflow_addons tensorflow_datasets tensorflow_hub
  tensorflow_probability termcolor textblob tflearn theano thinc threadpoolctl tifffile tiktoken timm tobler
  tokenizers toml toolz torch torchaudio torchinfo torchmetrics torchsummary torchtext torchvision tpot tqdm
  transformers trimesh tsfresh tskit tslearn typer ujson uncertainties unidecode uproot upsetplot vaderSentiment
  vaex vtk wandb wordcloud wordfreq xarray xesmf xgboost xlrd xlsxwriter xlwt xmltodict xskillscore yellowbrick
  yfinance yt zarr zstandard
`
    .trim()
    .split(/\s+/),
);
