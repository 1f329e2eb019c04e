import type { Link, RichText } from '@vitrine/page'
import { findCell } from './marks.ts'
import type { Overlay } from './overlay.ts'
import type { StudioMessage } from './protocol.ts'
import { type CanvasState, findBlock, getKindName, mayChange } from './state.ts'
import type { TextView, TextViewOptions } from './text/text-view.ts'

/** The pages that match a text that was typed for a link. */
type Found = Extract<StudioMessage, { readonly kind: 'foundLinks' }>

/** The text that is edited in place; at most one. */
export interface TextEditing {
  /** Returns whether an element is in the edited text or in its toolbar. */
  readonly contains: (target: EventTarget | null) => boolean
  /** Begins to edit the text of a block, at the point of a press; once it is rendered, if it is not yet. */
  readonly start: (block: string, at?: MouseEvent) => Promise<void>
  readonly stop: () => void
  /** The block whose text is edited; undefined if none is. */
  readonly getBlock: () => string | undefined
  /** Links the selected words, or returns the keyboard to them if no target was chosen. */
  readonly link: (link: Link | undefined) => void
  /** Shows the pages that match what is typed for a link. */
  readonly showFound: (found: Found) => void
  /** Begins to edit the text that waited for its block to be rendered. */
  readonly startRendered: () => void
  /** Follows a change that did not come from the text itself, such as undo. */
  readonly refresh: () => void
}

/** Creates the editing of texts. Its code is loaded when the first text is edited. */
export function createTextEditing(state: CanvasState, overlay: Overlay): TextEditing {
  let view: TextView | undefined
  let block: string | undefined
  /** The block whose text is edited once it is rendered. */
  let awaited: string | undefined
  /** The start that is in force: one that waited for its code while another began, or was stopped, is void. */
  let current = 0
  const stop = () => {
    const id = block
    current++
    view?.destroy()
    view = block = awaited = undefined
    if (id === undefined) return
    state.send({ kind: 'editing', block: undefined })
    // The server's HTML replaces that of the editor.
    state.send({ kind: 'render', blocks: [id], sections: [] })
    overlay.draw()
  }
  const start = async (id: string, at?: MouseEvent) => {
    if (block === id) return view?.focus()
    if (!mayChange(state, id)) return
    stop()
    const field = findTextField(state, id)
    if (field === undefined || findBlock(state, id)?.lock === 'all') return
    block = id
    const own = current
    const code = await import('./text/text-view.ts').catch(() => undefined)
    if (own !== current) return
    if (!code) {
      block = undefined
      return state.send({ kind: 'announce', text: state.t('canvas.edit.failed') })
    }
    const element = findTextElement(id)
    if (!element) {
      block = undefined
      awaited = id
      return
    }
    view = code.createTextView(element, createOptions(state, overlay, { id, field, at }))
    state.send({ kind: 'editing', block: id })
  }
  return {
    contains: (target) => target instanceof Node && (view?.contains(target) ?? false),
    start,
    stop,
    getBlock: () => block,
    link: (link) => view?.link(link),
    showFound: ({ text, links }) => view?.showFound(text, links),
    startRendered: () => {
      if (awaited !== undefined) void start(awaited)
    },
    refresh: () => {
      if (block === undefined) return
      const field = findTextField(state, block)
      if (field === undefined) return stop()
      view?.setValue(readText(state, block, field), hasOwnText(state, block, field))
    },
  }
}

/** Edits a block: its text in its place, or its settings if it has none. */
export function editBlock(
  state: CanvasState,
  text: TextEditing,
  { id, at }: { readonly id: string; readonly at?: MouseEvent },
): void {
  if (findTextField(state, id) !== undefined) void text.start(id, at)
  else if (mayChange(state, id)) state.send({ kind: 'editSettings', block: id })
}

/** Creates the options of the view of a text: what it shows, and what the studio hears of it. */
function createOptions(
  state: CanvasState,
  overlay: Overlay,
  text: { readonly id: string; readonly field: string; readonly at: MouseEvent | undefined },
): TextViewOptions {
  const { id, field, at } = text
  /** Raised by everything but typing, so that each is an entry of the history. */
  let group = 0
  return {
    value: readText(state, id, field),
    label: state.t('canvas.edit', { block: getKindName(state, id) }),
    t: state.t,
    root: overlay.root,
    at,
    onChange: (value, isTyped) => {
      if (!isTyped) group++
      proposeText(state, { id, field, value, key: `text:${id}:${field}:${group}` })
    },
    onResize: overlay.draw,
    chooseLink: (link) => state.send({ kind: 'chooseLink', link }),
    findLinks: (words) => state.send({ kind: 'findLinks', text: words }),
  }
}

/** Returns the name of the text of a block that is edited in place; undefined if it has none. */
function findTextField(state: CanvasState, id: string): string | undefined {
  const edited = findBlock(state, id)
  return edited && state.kinds.get(edited.type)?.text
}

function proposeText(
  state: CanvasState,
  text: {
    readonly id: string
    readonly field: string
    readonly value: RichText
    readonly key: string
  },
): void {
  const { key, ...payload } = text
  const { locale } = state
  const command = { name: 'block.setText', payload: { ...payload, locale }, key } as const
  state.send({ kind: 'command', isText: true, command })
}

const TEXT = 'sqs-html-content'

/** Returns the element of a text block that has the text. In an empty block it replaces the placeholder. */
function findTextElement(block: string): HTMLElement | undefined {
  const cell = findCell(block)
  const found = cell?.querySelector<HTMLElement>(`.${TEXT}`)
  const content = cell?.querySelector<HTMLElement>('.sqs-block-content')
  if (found || !content) return found ?? undefined
  const element = document.createElement('div')
  element.className = TEXT
  content.replaceChildren(element)
  return element
}

/** Returns whether a text is translated into the language of the canvas. */
function hasOwnText(state: CanvasState, id: string, field: string): boolean {
  return findBlock(state, id)?.text?.[state.locale]?.[field] !== undefined
}

/** Reads a text in the language of the canvas, or the one it starts from; an older plain text counts as a paragraph. */
function readText(state: CanvasState, id: string, field: string): RichText {
  const { [state.locale]: own, [state.sourceLocale]: source } = findBlock(state, id)?.text ?? {}
  const value = own?.[field] ?? source?.[field]
  if (typeof value === 'object') return value
  const text = value === undefined || value === '' ? [] : [{ type: 'text' as const, text: value }]
  return { type: 'doc', content: [{ type: 'paragraph', content: text }] }
}
