import type { RichText } from '@vitrine/page'
import { history, redo, undo } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import { EditorState, Plugin } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { fromRich, toRich } from './convert.ts'
import { bindKeys } from './key-bindings.ts'
import { createTextPlugins, type TextPorts } from './plugins.ts'
import { cleanPastedHtml } from './pasted-html.ts'
import { isOwnChange, replaceText } from './transactions.ts'

export interface TextEditorPorts extends TextPorts {
  /** Stores what was typed; undefined for an empty text. */
  readonly onChange: (value: RichText | undefined) => void
  readonly onBlur: () => void
}

/** The editor of a text in a field. */
export interface TextEditor {
  readonly view: EditorView
  readonly getState: () => EditorState
  /** Calls a listener after each change and each move of the cursor. Returns the function that ends it. */
  readonly subscribe: (listen: () => void) => () => void
  /** Shows the stored text. What was typed and comes back, perhaps after more was typed, replaces nothing. */
  readonly setValue: (value: RichText | undefined) => void
  readonly destroy: () => void
}

const EMPTY: RichText = { type: 'doc', content: [] }

const historyKeys = { 'Mod-z': undo, 'Mod-y': redo, 'Mod-Shift-z': redo }

/** Begins to edit a text in an element, with a history of its own. */
export function createTextEditor(mount: HTMLElement, ports: TextEditorPorts): TextEditor {
  const listeners = new Set<() => void>()
  let stored = EMPTY
  /** The text that came back last, and those that were sent after it. */
  let sent: readonly string[] = []
  const pasted = new Plugin({ props: { transformPastedHTML: cleanPastedHtml } })
  const plugins = [history(), bindKeys(historyKeys), ...createTextPlugins(ports), pasted]
  const view: EditorView = new EditorView(
    { mount },
    {
      state: EditorState.create({ doc: fromRich(EMPTY), plugins }),
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction))
        for (const listen of listeners) listen()
        if (!isOwnChange(transaction)) return
        const text = toRich(view.state.doc)
        sent = [...sent, JSON.stringify(text)]
        ports.onChange(isEmpty(view.state.doc) ? undefined : text)
      },
      handleDOMEvents: {
        blur: () => {
          // A translation that was cleared stays empty while the next one is typed.
          if (isEmpty(view.state.doc)) replaceText(view, stored)
          ports.onBlur()
        },
      },
    },
  )
  return {
    view,
    getState: () => view.state,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    setValue: (value = EMPTY) => {
      stored = value
      if (view.hasFocus() && isEmpty(view.state.doc)) return
      const at = sent.indexOf(JSON.stringify(toRich(fromRich(value))))
      sent = at === -1 ? [] : sent.slice(at)
      if (at === -1) replaceText(view, value)
    },
    destroy: () => view.destroy(),
  }
}

function isEmpty({ childCount, firstChild }: Node): boolean {
  return childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.childCount === 0
}
