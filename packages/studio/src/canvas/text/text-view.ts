import type { RichText } from '@vitrine/page'
import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import {
  type Command,
  EditorState,
  type Plugin,
  Selection,
  type Transaction,
} from 'prosemirror-state'
import { ReplaceStep } from 'prosemirror-transform'
import { EditorView } from 'prosemirror-view'
import type { CanvasTranslate } from '../protocol.ts'
import { selectAllText, textActions, textStyles } from './commands.ts'
import { fromRich, toRich } from './convert.ts'
import { bindKeys } from './key-bindings.ts'
import { nodeIds } from './node-ids.ts'
import { textSchema } from './schema.ts'
import { createToolbar, type Toolbar } from './toolbar.ts'
import { createTypingRules } from './typing-rules.ts'

const { nodes } = textSchema

/** A text that is edited on the page. */
export interface TextView {
  readonly contains: (target: Node) => boolean
  readonly focus: () => void
  /** Replaces the text, as undo does; nothing happens if it is the same. */
  readonly setValue: (value: RichText) => void
  /** Ends editing; the HTML of the text stays until the server's replaces it. */
  readonly destroy: () => void
}

interface TextViewOptions {
  readonly value: RichText
  readonly label: string
  readonly t: CanvasTranslate
  /** The shadow root in which the toolbar is. */
  readonly root: ShadowRoot
  /** The press that began editing, where the cursor will be. */
  readonly at: MouseEvent | undefined
  readonly onChange: (value: RichText, isTyped: boolean) => void
  readonly onResize: () => void
}

const insertBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView())
  return true
})

function createPlugins(openToolbar: () => boolean, openLink: () => boolean): Plugin[] {
  const bindings: Record<string, Command> = {
    Enter: splitListItem(nodes.listItem),
    Tab: sinkListItem(nodes.listItem),
    'Shift-Tab': liftListItem(nodes.listItem),
    'Shift-Enter': insertBreak,
    'Mod-a': selectAllText,
    'Mod-k': openLink,
    'Alt-F10': openToolbar,
  }
  for (const { keys, run } of [...textActions, ...textStyles]) if (keys) bindings[keys] = run
  return [
    nodeIds,
    createTypingRules([
      {
        pattern: /^(#{1,4})\s$/,
        type: nodes.heading,
        getAttrs: ([, marks = '']) => ({ level: marks.length }),
      },
      { pattern: /^\s*[-*]\s$/, type: nodes.bulletList },
      {
        pattern: /^(\d{1,3})\.\s$/,
        type: nodes.orderedList,
        getAttrs: ([, start]) => ({ start: Number(start) }),
      },
      { pattern: /^>\s$/, type: nodes.blockquote },
    ]),
    bindKeys(bindings),
    bindKeys(baseKeymap),
  ]
}

/** Begins to edit a text in its own element, so that it looks as it will. */
export function createTextView(element: HTMLElement, options: TextViewOptions): TextView {
  const { value, label, root, at, onChange, onResize } = options
  const style = addStyle()
  let toolbar: Toolbar | undefined
  const plugins = createPlugins(
    () => {
      toolbar?.element.querySelector<HTMLElement>('select')?.focus()
      return true
    },
    () => {
      toolbar?.openLink()
      return true
    },
  )
  const point = at && { left: at.clientX, top: at.clientY }
  const view: EditorView = new EditorView(
    { mount: element },
    {
      state: EditorState.create({ doc: fromRich(value), plugins }),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction))
        toolbar?.update()
        if (!transaction.docChanged || transaction.getMeta('external') === true) return
        onChange(toRich(view.state.doc), isTyped(transaction))
        onResize()
      },
    },
  )
  placeCursor(view, point)
  toolbar = createToolbar(view, root, options.t)
  view.focus()
  return {
    contains: (target) => element.contains(target),
    focus: () => view.focus(),
    setValue: (next) => replaceText(view, next),
    destroy: () => {
      const html = element.innerHTML
      toolbar?.destroy()
      view.destroy()
      style.remove()
      element.innerHTML = html
    },
  }
}

function addStyle(): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent =
    '.ProseMirror{white-space:pre-wrap;word-wrap:break-word;outline:none;min-height:1em;cursor:text;user-select:text}' +
    '.ProseMirror .ProseMirror-trailingBreak{display:inline}'
  document.head.append(style)
  return style
}

function placeCursor(view: EditorView, point: { left: number; top: number } | undefined): void {
  const found = point && view.posAtCoords(point)
  const { doc } = view.state
  const selection = found ? Selection.near(doc.resolve(found.pos)) : Selection.atEnd(doc)
  view.dispatch(view.state.tr.setSelection(selection))
}

/** Returns whether a change is typing within a paragraph, which joins what was typed before. */
function isTyped({ steps, doc, before }: Transaction): boolean {
  const isText = steps.every((step) => step instanceof ReplaceStep && step.slice.size <= 1)
  return isText && doc.childCount === before.childCount
}

function replaceText(view: EditorView, value: RichText): void {
  const doc = fromRich(value)
  const { state } = view
  if (JSON.stringify(toRich(state.doc)) === JSON.stringify(toRich(doc))) return
  const transaction = state.tr.replaceWith(0, state.doc.content.size, doc.content)
  const end = Math.min(state.selection.to, transaction.doc.content.size)
  transaction.setSelection(Selection.near(transaction.doc.resolve(end)))
  view.dispatch(transaction.setMeta('external', true))
}
