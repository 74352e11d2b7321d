"""A WebKitGTK window of an exact size for WebKitWebDriver, started by it; runs with the system's Python and GTK.

Debian's MiniBrowser is never narrower than 447 pixels. Writes the messages of the console to its error output. A page
prints by posting the path of a PDF file to the message handler ``print``.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

gi: Any = import_module("gi")  # of the system's Python, unknown to the type checkers
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
Gtk: Any = import_module("gi.repository.Gtk")
WebKit2: Any = import_module("gi.repository.WebKit2")


def start(context: Any, session: Any) -> None:
    info = WebKit2.ApplicationInfo()
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    info.set_name("MiniBrowser")  # WebKitWebDriver accepts no other
    session.set_application_info(info)
    session.connect("create-web-view", lambda *_: window(context))


def window(context: Any) -> Any:
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    manager = view.get_user_content_manager()
    manager.connect("script-message-received::print", lambda _, message: write(view, message))
    manager.register_script_message_handler("print")
    frame = Gtk.Window()
    frame.set_decorated(False)
    frame.add(view)
    frame.show_all()
    return view


def write(view: Any, message: Any) -> None:
    """Print a page into a file, which appears when it is complete."""
    path = Path(message.get_js_value().to_string())
    part = path.with_suffix(".part")
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, part.as_uri())
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new("iso_a4"))
    view.printed = WebKit2.PrintOperation.new(view)  # has to outlive this function
    view.printed.set_print_settings(settings)
    view.printed.set_page_setup(setup)
    view.printed.connect("finished", lambda _: part.rename(path))
    view.printed.print_()


shared = WebKit2.WebContext.new()  # an ephemeral one tells no messages
shared.set_automation_allowed(True)
shared.connect("automation-started", start)
Gtk.main()
