"""The outputs stored in the example notebook are those of its cells; ``python -m tests.test_notebook`` writes them."""

import ast
import copy
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parent.parent / "examples" / "notebook.ipynb"
MAX_BYTES = 120_000


def executed(notebook: dict[str, Any]) -> dict[str, Any]:
    """Run the code cells of a notebook as Jupyter does, and return it with their outputs."""
    names: dict[str, Any] = {}
    done = copy.deepcopy(notebook)
    code = (cell for cell in done["cells"] if cell["cell_type"] == "code")
    for count, cell in enumerate(code, start=1):
        cell |= {"execution_count": count, "outputs": run("".join(cell["source"]), names, count)}
    return done


def run(source: str, names: dict[str, Any], count: int) -> list[dict[str, Any]]:
    body = ast.parse(source).body
    end = body[-1]
    last = end.value if isinstance(end, ast.Expr) else None
    if last is not None:
        body.pop()
    out, value = io.StringIO(), None
    with redirect_stdout(out):
        exec(compile(ast.Module(body, []), "<cell>", "exec"), names)
        if last is not None:
            value = eval(compile(ast.Expression(last), "<cell>", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if out.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": lines(out.getvalue())})
    if value is not None:
        image = {"image/svg+xml": lines(value._repr_svg_())} if hasattr(value, "_repr_svg_") else {}
        data = {**image, "text/plain": lines(repr(value))}
        outputs.append({"data": data, "execution_count": count, "metadata": {}, "output_type": "execute_result"})
    return outputs


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def written(notebook: dict[str, Any]) -> str:
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def test_the_notebook_has_the_outputs_of_its_cells() -> None:
    text = NOTEBOOK.read_text("utf-8")
    notebook = json.loads(text)
    assert written(executed(notebook)) == text, "run python -m tests.test_notebook"
    assert len(text.encode()) < MAX_BYTES
    images = [o for cell in notebook["cells"] for o in cell.get("outputs", []) if "image/svg+xml" in o.get("data", {})]
    assert len(images) >= 3


if __name__ == "__main__":
    NOTEBOOK.write_text(written(executed(json.loads(NOTEBOOK.read_text("utf-8")))), "utf-8")
