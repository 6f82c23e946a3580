page-reference = Quick reference
page-print = Print
page-contents = Contents
page-find = Search the rules
page-find-none = The rules do not speak of that.
