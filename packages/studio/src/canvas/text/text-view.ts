import type { Link, RichText } from '@vitrine/page'
import { EditorState, Selection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { fromRich, toRich } from '../../ui/rich-text/convert.ts'
import { insertLink, setLink } from '../../ui/rich-text/commands.ts'
import { createTextPlugins } from '../../ui/rich-text/plugins.ts'
import { isOwnChange, isTyped, replaceText } from '../../ui/rich-text/transactions.ts'
import type { FoundLink } from '../protocol.ts'
import { pastedHtml } from './lazy-pasted-html.ts'
import { loadToolbar } from './lazy-toolbar.ts'
import type { Toolbar, ToolbarOptions } from './toolbar.ts'

/** A text that is edited on the page. */
export interface TextView {
  readonly contains: (target: Node) => boolean
  readonly focus: () => void
  /** Links the selected words, or returns the keyboard to them without a target. */
  readonly link: (link: Link | undefined) => void
  /** Shows the pages that match what is typed for a link. */
  readonly showFound: (text: string, links: readonly FoundLink[]) => void
  /** Replaces the text, as undo does, by one of the language of the page or (`isOwn` false) by the one it starts from. */
  readonly setValue: (value: RichText, isOwn: boolean) => void
  /** Ends editing; the HTML of the text stays until the server's replaces it. */
  readonly destroy: () => void
}

/** The text of a view, and the functions that it calls. */
export interface TextViewOptions extends ToolbarOptions {
  readonly value: RichText
  readonly label: string
  /** The press that began editing, where the cursor will be. */
  readonly at: MouseEvent | undefined
  readonly onChange: (value: RichText, isTyped: boolean) => void
  readonly onResize: () => void
}

/** Begins to edit a text in its own element, so that it looks as it will. */
export function createTextView(element: HTMLElement, options: TextViewOptions): TextView {
  const { value, label, at, onChange, onResize } = options
  const style = addStyle()
  const showLanguage = createLanguageSwitch(element)
  let toolbar: Toolbar | undefined
  const ports = { openToolbar: () => toolbar?.focus(), openLink: () => toolbar?.openLink() }
  const plugins = [...createTextPlugins(ports), pastedHtml]
  const view: EditorView = new EditorView(
    { mount: element },
    {
      state: EditorState.create({ doc: fromRich(value), plugins }),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction))
        toolbar?.update()
        if (!isOwnChange(transaction)) return
        showLanguage(true)
        onChange(toRich(view.state.doc), isTyped(transaction))
      },
    },
  )
  placeCursor(view, at && { left: at.clientX, top: at.clientY })
  // The words of a link whose target is being chosen in the studio; empty for those that are selected.
  let words = ''
  const chooseLink: ToolbarOptions['chooseLink'] = (link, inserted) => {
    words = inserted
    options.chooseLink(link, inserted)
  }
  toolbar = loadToolbar(view, { ...options, chooseLink })
  const resizes = new ResizeObserver(() => {
    onResize()
    toolbar?.update()
  })
  resizes.observe(element)
  view.focus()
  return {
    contains: (target) => element.contains(target),
    focus: () => view.focus(),
    link: (link) => {
      const command = link && (words === '' ? setLink(link) : insertLink(link, words))
      command?.(view.state, view.dispatch)
      view.focus()
    },
    showFound: (text, links) => toolbar?.showFound(text, links),
    setValue: (next, isOwn) => {
      replaceText(view, next)
      showLanguage(isOwn)
    },
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

/**
 * Returns the function that gives an element the language and direction of the page, or those of the untranslated text
 * that it had at first.
 */
function createLanguageSwitch(element: HTMLElement): (isOwn: boolean) => void {
  const { lang, dir } = element
  return (isOwn) => {
    for (const [name, value] of Object.entries({ lang, dir }))
      if (isOwn || value === '') element.removeAttribute(name)
      else element.setAttribute(name, value)
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
