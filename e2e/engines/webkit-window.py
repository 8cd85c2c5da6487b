#!/usr/bin/python3
"""A bare window around WebKitGTK, as narrow as a phone, for WebKitWebDriver to drive. Its size is WINDOW_SIZE."""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

if '--version' in sys.argv:
    print(f'{WebKit2.get_major_version()}.{WebKit2.get_minor_version()}.{WebKit2.get_micro_version()}')
    sys.exit()
width, height = (int(side) for side in os.environ['WINDOW_SIZE'].split('x'))
context = WebKit2.WebContext.new_ephemeral()
context.set_preferred_languages(['ja-JP'])
context.set_automation_allowed(True)
window = Gtk.Window()
window.set_decorated(False)
window.set_default_size(width, height)
window.connect('destroy', Gtk.main_quit)


def view(_session):
    made = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window.add(made)
    window.show_all()
    return made


context.connect('automation-started', lambda _context, session: session.connect('create-web-view', view))
Gtk.main()
