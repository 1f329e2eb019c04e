import type { Attrs, MarkType, NodeType } from 'prosemirror-model'
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state'
import { canJoin, findWrapping } from 'prosemirror-transform'
import type { EditorView } from 'prosemirror-view'

/** A pattern that becomes something else as soon as it is typed at the start of a paragraph. */
interface TypingRule {
  readonly pattern: RegExp
  readonly type: NodeType
  readonly getAttrs?: (match: RegExpExecArray) => Attrs
}

/** The most characters before the cursor that a pattern is compared with. */
const MAX_LENGTH = 100

/** Creates a plugin that applies rules to what is typed, except in code and while a character is being composed. */
export function createTypingRules(
  rules: readonly TypingRule[],
  markTypes: Readonly<Record<string, MarkType>>,
): Plugin {
  const apply = (view: EditorView, from: number, to: number, text: string) => {
    const { doc } = view.state
    const $from = doc.resolve(from)
    if (view.composing || $from.parent.type.spec.code) return false
    const marked = markTyped(view.state, { from, to, text }, markTypes)
    if (marked) {
      view.dispatch(marked)
      return true
    }
    const start = $from.start()
    if (from - start > MAX_LENGTH) return false
    const before = doc.textBetween(start, from, null, '\uFFFC') + text
    for (const { pattern, type, getAttrs } of rules) {
      const match = pattern.exec(before)
      const attrs = match && (getAttrs?.(match) ?? null)
      const transaction = match && convert(view.state, { start, to, type, attrs })
      if (!transaction) continue
      view.dispatch(transaction)
      return true
    }
    return false
  }
  return new Plugin({
    props: {
      handleTextInput: apply,
      handleDOMEvents: {
        // The view has the composed text after this event.
        compositionend: (view) =>
          void setTimeout(() => {
            const { from, empty } = view.state.selection
            if (empty && !view.isDestroyed) apply(view, from, from, '')
          }),
      },
    },
  })
}

/** Deletes the pattern and makes the paragraph another one, or wraps it; undefined where that cannot be. */
function convert(
  state: EditorState,
  rule: {
    readonly start: number
    readonly to: number
    readonly type: NodeType
    readonly attrs: Attrs | null
  },
): Transaction | undefined {
  const { start, to, type, attrs } = rule
  const $start = state.doc.resolve(start)
  const transaction = state.tr.delete(start, to)
  if (type.isTextblock)
    return $start.node(-1).canReplaceWith($start.index(-1), $start.indexAfter(-1), type)
      ? transaction.setBlockType(start, start, type, attrs)
      : undefined
  const range = transaction.doc.resolve(start).blockRange()
  const wrapping = range && findWrapping(range, type, attrs)
  if (!wrapping) return undefined
  transaction.wrap(range, wrapping)
  const isSame = transaction.doc.resolve(start - 1).nodeBefore?.type === type
  return isSame && canJoin(transaction.doc, start - 1) ? transaction.join(start - 1) : transaction
}

/** Words between characters of Markdown, which begin a word; no space touches them from inside. */
const MARKED = /(?<![\p{L}\p{N}\\*_~`])(\*\*|~~|[*_`])(?=\S)([^*_~`]*[^\s*_~`])\1$/u

/**
 * Marks the words before what is typed if it ends the characters around them, as the second `**` of `**words**` does.
 * Returns undefined if it does not.
 */
export function markTyped(
  { doc, tr }: EditorState,
  typed: { readonly from: number; readonly to: number; readonly text: string },
  types: Readonly<Record<string, MarkType>>,
): Transaction | undefined {
  const { from, to, text } = typed
  const begin = Math.max(doc.resolve(from).start(), from - MAX_LENGTH)
  const before = doc.textBetween(begin, from, null, '\uFFFC') + text
  const [all = '', around = '', words = ''] = MARKED.exec(before) ?? []
  const type = types[around]
  if (!type || text.length > around.length) return undefined
  const at = begin + before.length - all.length
  const end = at + around.length + words.length
  return tr
    .delete(end, to)
    .delete(at, at + around.length)
    .addMark(at, at + words.length, type.create())
    .removeStoredMark(type)
}
