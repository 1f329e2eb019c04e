import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { textSchema } from './schema.ts'

const { paragraph, heading } = textSchema.nodes

/** The side of a text to which its lines are aligned, as it is on the screen. */
export type Align = 'left' | 'center' | 'right'

/** Aligns the selected paragraphs. One that is aligned so by itself, as its language is read, stores nothing. */
export function setAlign(align: Align): Command {
  return (state, dispatch, view) => {
    const { tr } = state
    const { from, to } = state.selection
    state.doc.nodesBetween(from, to, (node, at) => {
      if (node.type !== paragraph && node.type !== heading) return
      tr.setNodeAttribute(at, 'align', align === readOwnAlign(view, at) ? null : align)
    })
    dispatch?.(tr)
    return true
  }
}

/** Returns how the lines of the paragraph at the cursor are aligned. */
export function readAlign(view: EditorView): string {
  const { $from } = view.state.selection
  const stored: unknown = $from.parent.attrs['align']
  if (typeof stored === 'string') return stored
  return readOwnAlign(view, $from.depth > 0 ? $from.before() : 0)
}

/** Reads how a paragraph without an alignment is aligned: by the styles of the page and the direction of the text. */
function readOwnAlign(view: EditorView | undefined, at: number): string {
  const element = view?.nodeDOM(at)
  if (!(element instanceof HTMLElement)) return 'left'
  const { direction, textAlign } = getComputedStyle(element)
  const isStored = typeof view?.state.doc.nodeAt(at)?.attrs['align'] === 'string'
  const parent = isStored ? element.parentElement : null
  return toSide(parent ? getComputedStyle(parent).textAlign : textAlign, direction)
}

function toSide(textAlign: string, direction: string): string {
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
  if (textAlign === 'start') return start
  return textAlign === 'end' ? end : textAlign
}
