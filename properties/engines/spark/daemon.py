"""The process from which Spark forks its Python workers, with the imports of all tasks done before the fork.

Spark runs the garbage collector after every task, which takes 50 ms if a worker has loaded the libraries itself, and
nothing if they were loaded and frozen before the fork. A fork requires a single thread, so libraries must start none.
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
