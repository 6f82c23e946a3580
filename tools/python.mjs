// Python's own library for the browser, with what the rules need of it compiled beforehand: Pyodide brings it as source,
// whose compilation takes most of the time that Python needs to start.

import { loadPyodide } from "pyodide";

const COMPILE = `
import io, sys, zipfile
from importlib import _bootstrap_external, util

sys.dont_write_bytecode = True
sys.path.insert(0, "/rules")
import tavoliere.web.alone

library = next(path for path in sys.path if path.endswith(".zip"))
unneeded = (
    "_pyrepl", "concurrent", "ctypes", "curses", "dbm", "doctest", "ensurepip", "ftplib", "html", "http", "imaplib", "mailbox",
    "multiprocessing", "optparse", "pdb", "pickletools", "poplib", "pydoc", "pydoc_data", "smtplib", "sqlite3", "tarfile",
    "unittest", "venv", "wsgiref", "xml", "xmlrpc",
)
needed = {getattr(module, "__file__", None) for module in [*sys.modules.values()]}
packed = io.BytesIO()
with zipfile.ZipFile(library) as sources, zipfile.ZipFile(packed, "w") as archive:
    for name in sources.namelist():
        content = sources.read(name)
        if f"{library}/{name}" in needed:
            code = compile(content, f"{library}/{name}", "exec", dont_inherit=True)
            content = _bootstrap_external._code_to_hash_pyc(code, util.source_hash(content), False)
            name += "c"
        elif name.partition("/")[0].removesuffix(".py") in unneeded:
            continue
        archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED, 9)
packed.getvalue()
`;

/** The library as a ZIP; `pyodide` and `sources` are the folders of Pyodide and of our own modules. */
export async function compiledLibrary(pyodide, sources) {
  const python = await loadPyodide({ indexURL: pyodide });
  python.FS.mkdirTree("/rules");
  python.mountNodeFS("/rules", sources);
  return python.runPython(COMPILE).toJs();
}
