"""The documents as a site (`make docs`). Its source is the checkout, so that links work there and on the site alike."""

from pygments.lexers.configs import TOMLLexer
from sphinx.application import Sphinx

project = "Tideproof"
copyright = "Tideproof contributors, Apache-2.0"  # noqa: A001 - Sphinx names it so
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "Tideproof"
html_copy_source = False
html_extra_path = ["../build/pages"]
root_doc = "README"
include_patterns = ["README.md", "LEARN.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/**.md"]
myst_heading_anchors = 4
autodoc_member_order = "bysource"
suppress_warnings = ["myst.header"]

CONTENTS = """
On this site: <a href="claims.html">the claims of tutorials</a> and <a href="museum.html">the recorded
counterexamples</a>, with traces to play.

```{toctree}
:hidden:
:caption: Start
LEARN
docs/getting-started
docs/reading-a-trace
docs/lab
docs/operators
docs/what-can-be-lost
docs/advice
```

```{toctree}
:hidden:
:caption: Lessons
docs/lessons/1-two-fetches
docs/lessons/2-truncation
docs/lessons/3-leader-epochs
docs/lessons/4-acks
docs/lessons/5-stale-remote-leo
docs/lessons/format
```

```{toctree}
:hidden:
:caption: Kafka
docs/protocols
docs/properties
docs/liveness
docs/real-brokers
docs/proof
docs/findings/stale-remote-leo
docs/findings/eligible-after-removal
docs/findings/position-by-end-offset
docs/findings/below-the-log-start
docs/findings/forgotten-producers
docs/findings/late-acknowledgement
```

```{toctree}
:hidden:
:caption: Your protocol
docs/extending
docs/rule-language
docs/engines
docs/ci
docs/api
```

```{toctree}
:hidden:
:caption: Inside
docs/glossary
CONTRIBUTING
docs/internals/architecture
docs/internals/atlas
docs/internals/benchmarks
docs/internals/mutation
docs/internals/proof-tables
docs/internals/replayed
docs/internals/mutants/kip-320
docs/internals/mutants/kafka-2.5
docs/internals/notes/exhaustive_search
docs/internals/notes/bounded_model_checking
docs/internals/notes/sampling
docs/internals/notes/mutation
CHANGELOG
```
"""


def setup(app: Sphinx) -> None:
    for kind in ("lesson", "predict", "trace", "break", "repair", "task", "check"):  # the blocks of lessons are TOML
        app.add_lexer(kind, TOMLLexer)

    def add_contents(app: Sphinx, page: str, text: list[str]) -> None:
        if page == root_doc:  # on GitHub a table of contents would be noise
            text[0] += CONTENTS

    app.connect("source-read", add_contents)
