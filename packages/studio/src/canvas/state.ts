import { createTranslate } from '@vitrine/model'
import type { Block, Breakpoint, Content, Rect, Section } from '@vitrine/page'
import { deriveMobile } from '@vitrine/page'
import type {
  CanvasKind,
  CanvasMessage,
  CanvasSelection,
  CanvasTranslate,
  StudioMessage,
} from './protocol.ts'

/** The canvas: a copy of the document, and what is selected. The studio owns both. */
export interface CanvasState {
  content: Content
  bp: Breakpoint
  selection: CanvasSelection
  readonly locale: string
  readonly kinds: ReadonlyMap<number, CanvasKind>
  readonly isReadOnly: boolean
  /** Translates the texts of the canvas. */
  readonly t: CanvasTranslate
  readonly send: (message: CanvasMessage) => void
}

export function createState(
  start: Extract<StudioMessage, { readonly kind: 'start' }>,
  send: CanvasState['send'],
): CanvasState {
  const { content, bp, selection, locale, kinds, isReadOnly, texts } = start
  const t = createTranslate(texts, parent.document.documentElement.lang)
  return { content, bp, selection, locale, kinds, isReadOnly, t, send }
}

/** Returns an own block; undefined if it was deleted. */
export function findBlock({ content }: CanvasState, id: string): Block | undefined {
  return Object.hasOwn(content.blocks, id) ? content.blocks[id] : undefined
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
