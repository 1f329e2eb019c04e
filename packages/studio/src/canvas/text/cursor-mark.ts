import { Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'

/**
 * Marks the paragraph with the cursor. Only it shows the line after a last line break, where the cursor can be: elsewhere
 * a text is as high while it is edited as it is on the page.
 */
export const cursorMark = new Plugin({
  props: {
    decorations: ({ doc, selection: { $head } }) =>
      $head.parent.isTextblock
        ? DecorationSet.create(doc, [
            Decoration.node($head.before(), $head.after(), { 'data-cursor': '' }),
          ])
        : DecorationSet.empty,
  },
})

/** The styles of an edited text, beside those that it has on the page. */
export const editedTextCss = `
.ProseMirror{white-space:pre-wrap;word-wrap:break-word;outline:none;min-height:1lh;cursor:text;user-select:text}
.ProseMirror .ProseMirror-trailingBreak{display:none}
.ProseMirror [data-cursor] .ProseMirror-trailingBreak{display:inline}
.ProseMirror :is(p,h1,h2,h3,h4):has(>.ProseMirror-trailingBreak:only-child){min-height:1lh}
`
