import type { RichText } from '@vitrine/page'
import { Selection, type Transaction } from 'prosemirror-state'
import { ReplaceStep } from 'prosemirror-transform'
import type { EditorView } from 'prosemirror-view'
import { fromRich, toRich } from './convert.ts'

/** The mark of a change that did not come from the person who edits the text. */
const EXTERNAL = 'external'

/** Returns whether a change is of the person who edits the text, and has to be stored. */
export function isOwnChange(transaction: Transaction): boolean {
  return transaction.docChanged && transaction.getMeta(EXTERNAL) !== true
}

/** Returns whether a change is typing within a paragraph, which joins what was typed before. */
export function isTyped({ steps, doc, before }: Transaction): boolean {
  const isText = steps.every((step) => step instanceof ReplaceStep && step.slice.size <= 1)
  return isText && doc.childCount === before.childCount
}

/** Replaces a text by another one, as undo does; nothing happens if it is the same. */
export function replaceText(view: EditorView, value: RichText): void {
  const doc = fromRich(value)
  const { state } = view
  if (JSON.stringify(toRich(state.doc)) === JSON.stringify(toRich(doc))) return
  const transaction = state.tr.replaceWith(0, state.doc.content.size, doc.content)
  const end = Math.min(state.selection.to, transaction.doc.content.size)
  transaction.setSelection(Selection.near(transaction.doc.resolve(end)))
  view.dispatch(transaction.setMeta(EXTERNAL, true))
}
