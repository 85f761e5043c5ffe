"""The process that Spark forks its Python workers from, with everything that tasks need imported before the fork.

Spark collects garbage after every task. With the libraries loaded in the worker that takes 50 ms; what is loaded
before the fork and frozen takes none. Threads must not exist at a fork, so libraries are configured to start none.
"""

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

if __name__ == "__main__":
    import gc

    import pandas  # noqa: F401
    import pyarrow.parquet  # noqa: F401
    import pyspark.worker  # noqa: F401
    from pyspark.daemon import manager

    import tideproof.properties.engines.spark.batch_task
    import tideproof.properties.engines.spark.search_task  # noqa: F401

    gc.collect()
    gc.freeze()
    manager()
