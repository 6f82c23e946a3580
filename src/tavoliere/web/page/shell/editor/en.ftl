page-editor-begin = Begin from
page-editor-paste = Paste a position
page-editor-paste-about = A position as JSON or in one line, or the link of a study.
page-editor-possible = Possible.
page-editor-possible-about = Nothing speaks against this position.
page-editor-impossible = { $count ->
    [one] Impossible because of one thing
   *[other] Impossible because of { $count } things
    }
page-editor-unlikely = No game leads here, but it can be played on
page-editor-copy = Copy as JSON
page-editor-download = Download
page-editor-redo = Redo
page-editor-asked = whoever is asked
page-editor-all = Reasons
page-editor-fewer = { $name }: one fewer
page-editor-more = { $name }: one more
page-editor-remove = Remove { $name }
page-editor-earlier = Move { $name } towards the front
page-editor-lies = There
page-editor-show = Show { $name }
page-editor-no-board = The board shows the last position that could be drawn.
page-editor-other-game = Another game
page-editor-filter = Tap a part of the board to change it here.
page-scorer-sheet = What lies on the table
page-scorer-add = Add { $name }
page-scorer-empty-line = empty
