import type { Link, RichText } from '@vitrine/page'
import { EditorState, Selection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { fromRich, toRich } from '../../ui/rich-text/convert.ts'
import { setLink } from '../../ui/rich-text/commands.ts'
import { createTextPlugins } from '../../ui/rich-text/plugins.ts'
import { isOwnChange, isTyped, replaceText } from '../../ui/rich-text/transactions.ts'
import type { CanvasTranslate } from '../protocol.ts'
import { createToolbar, type Toolbar } from './toolbar.ts'

/** A text that is edited on the page. */
export interface TextView {
  readonly contains: (target: Node) => boolean
  readonly focus: () => void
  /** Links the selected words, or returns the keyboard to them without a target. */
  readonly link: (link: Link | undefined) => void
  /** Replaces the text, as undo does; nothing happens if it is the same. */
  readonly setValue: (value: RichText) => void
  /** Ends editing; the HTML of the text stays until the server's replaces it. */
  readonly destroy: () => void
}

/** What a text shows, and who hears of its changes. */
export interface TextViewOptions {
  readonly value: RichText
  readonly label: string
  readonly t: CanvasTranslate
  /** The shadow root in which the toolbar is. */
  readonly root: ShadowRoot
  /** The press that began editing, where the cursor will be. */
  readonly at: MouseEvent | undefined
  readonly onChange: (value: RichText, isTyped: boolean) => void
  readonly onResize: () => void
  /** Asks the studio for the target of the selected words. */
  readonly chooseLink: (link: Link | undefined) => void
}

/** Begins to edit a text in its own element, so that it looks as it will. */
export function createTextView(element: HTMLElement, options: TextViewOptions): TextView {
  const { value, label, at, onChange, onResize } = options
  const style = addStyle()
  let toolbar: Toolbar | undefined
  const plugins = createTextPlugins({
    openToolbar: () => toolbar?.element.querySelector<HTMLElement>('select')?.focus(),
    openLink: () => toolbar?.openLink(),
  })
  const point = at && { left: at.clientX, top: at.clientY }
  const view: EditorView = new EditorView(
    { mount: element },
    {
      state: EditorState.create({ doc: fromRich(value), plugins }),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction))
        toolbar?.update()
        if (!isOwnChange(transaction)) return
        onChange(toRich(view.state.doc), isTyped(transaction))
      },
    },
  )
  placeCursor(view, point)
  toolbar = createToolbar(view, options)
  const resizes = new ResizeObserver(onResize)
  resizes.observe(element)
  view.focus()
  return {
    contains: (target) => element.contains(target),
    focus: () => view.focus(),
    link: (link) => {
      if (link) setLink(link)(view.state, view.dispatch)
      view.focus()
    },
    setValue: (next) => replaceText(view, next),
    destroy: () => {
      const html = element.innerHTML
      resizes.disconnect()
      toolbar?.destroy()
      view.destroy()
      style.remove()
      element.innerHTML = html
    },
  }
}

/** The styles of an edited text, beside those that it has on the page. */
const editedTextCss = `
.ProseMirror{white-space:pre-wrap;word-wrap:break-word;outline:none;min-height:1lh;cursor:text;user-select:text}
.ProseMirror .ProseMirror-trailingBreak{display:inline}
`

function addStyle(): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = editedTextCss
  document.head.append(style)
  return style
}

function placeCursor(view: EditorView, point: { left: number; top: number } | undefined): void {
  const found = point && view.posAtCoords(point)
  const { doc } = view.state
  const selection = found ? Selection.near(doc.resolve(found.pos)) : Selection.atEnd(doc)
  view.dispatch(view.state.tr.setSelection(selection))
}
