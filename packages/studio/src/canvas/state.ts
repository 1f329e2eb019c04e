import { type Catalogue, createTranslateBy, formatMessage } from '@vitrine/model'
import type { Block, Breakpoint, Content, Rect, Section } from '@vitrine/page'
import { deriveMobile } from '@vitrine/page'
import type {
  CanvasKind,
  CanvasMessage,
  CanvasSelection,
  CanvasTranslate,
  OthersSection,
  StudioMessage,
} from './protocol.ts'

/** The canvas: a copy of the document, and what is selected. The studio owns both. */
export interface CanvasState {
  content: Content
  bp: Breakpoint
  selection: CanvasSelection
  /** Whether the selection is scrolled into view once it is rendered. */
  isToReveal: boolean
  /** Whether a moved block pushes down the blocks that it covers. */
  pushes: boolean
  /** The sections that others are editing. */
  others: readonly OthersSection[]
  readonly locale: string
  readonly sourceLocale: string
  readonly kinds: ReadonlyMap<number, CanvasKind>
  readonly isReadOnly: boolean
  readonly site: string
  /** Translates the texts of the canvas. */
  readonly t: CanvasTranslate
  readonly send: (message: CanvasMessage) => void
}

export function createState(
  start: Extract<StudioMessage, { readonly kind: 'start' }>,
  send: CanvasState['send'],
): CanvasState {
  const { content, selection, locale, sourceLocale, kinds, isReadOnly, site, texts } = start
  const t = createCanvasTranslate(texts, parent.document.documentElement.lang)
  return {
    content,
    bp: getFirstBreakpoint(),
    selection,
    isToReveal: false,
    others: [],
    pushes: false,
    locale,
    sourceLocale,
    kinds,
    isReadOnly,
    site,
    t,
    send,
  }
}

/** Returns the breakpoint in the address of the canvas. The studio says when it shows another one. */
function getFirstBreakpoint(): Breakpoint {
  return document.documentElement.dataset['bp'] === 'mobile' ? 'mobile' : 'desktop'
}

/** Creates the translation of the canvas. It formats a message once: the overlay shows the same ones with every key. */
function createCanvasTranslate(texts: Catalogue, locale: string): CanvasTranslate {
  const known = new Map<string, string>()
  return createTranslateBy((id, params) => {
    const key = params ? id + JSON.stringify(params) : id
    const text = known.get(key) ?? formatMessage(texts[id], params, locale)
    if (known.size < MAX_KNOWN) known.set(key, text)
    return text
  })
}

const MAX_KNOWN = 1_000

/** Returns an own block; undefined if it was deleted. */
export function findBlock({ content }: CanvasState, id: string): Block | undefined {
  return Object.hasOwn(content.blocks, id) ? content.blocks[id] : undefined
}

/** Returns whether a block may be changed in this window now. */
export function mayChange(state: CanvasState, block: string): boolean {
  const section = findParentSection(state, block)?.id
  return !state.isReadOnly && !state.others.some((each) => each.isHeld && each.section === section)
}

export function findParentSection({ content }: CanvasState, block: string): Section | undefined {
  return content.sections.find(({ blockIds }) => blockIds.includes(block))
}

/** Returns where a block is at the breakpoint of the canvas. */
export function findPlace(state: CanvasState, id: string): Rect | undefined {
  const block = findBlock(state, id)
  const section = findParentSection(state, id)
  if (!block || !section) return undefined
  if (state.bp === 'desktop') return block.place.desktop
  return block.place.mobile ?? deriveMobile(section, state.content.blocks).get(id)
}

export function getKindName(state: CanvasState, id: string): string {
  const block = findBlock(state, id)
  return block?.name ?? state.kinds.get(block?.type ?? 0)?.name ?? state.t('canvas.block')
}
