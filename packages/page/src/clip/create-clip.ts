import type { Id } from '../document/common.ts'
import type { Content } from '../document/content.ts'
import { expandGroups } from '../layout/groups.ts'
import { computeReadingOrder } from '../layout/reading-order.ts'
import { richToPlain } from '../rich-text/plain-text.ts'

/** A copied section, or copied blocks with the sections that they are from. */
export interface Clip extends Content {
  /** The mark by which a clip is told from other JSON. */
  readonly vitrine: 'clip'
  readonly version: typeof CLIP_VERSION
  /** The id of the site, to whose pages, items and files the blocks refer. */
  readonly site: string
  readonly kind: 'blocks' | 'sections'
}

export const CLIP_VERSION = 1

/** The blocks to copy; without blocks a section. */
interface ClipSelection {
  readonly section: Id | undefined
  readonly blocks: readonly Id[]
}

/** Copies blocks with their groups, or a section. Returns undefined if nothing is selected. */
export function createClip(
  { sections, blocks }: Content,
  selection: ClipSelection,
  site: string,
): Clip | undefined {
  const ids = new Set(expandGroups(blocks, selection.blocks))
  const isOfBlocks = ids.size > 0
  const copied = sections.flatMap((section) => {
    if (!isOfBlocks) return section.id === selection.section ? [section] : []
    const blockIds = section.blockIds.filter((id) => ids.has(id))
    return blockIds.length > 0 ? [{ ...section, blockIds }] : []
  })
  if (copied.length === 0) return undefined
  const own = copied.flatMap(({ blockIds }) => blockIds).flatMap((id) => blocks[id] ?? [])
  return {
    vitrine: 'clip',
    version: CLIP_VERSION,
    site,
    kind: isOfBlocks ? 'blocks' : 'sections',
    sections: copied,
    blocks: Object.fromEntries(own.map((block) => [block.id, block])),
  }
}

/** Returns the texts of a clip in reading order, for programs that take text alone. */
export function getClipText({ sections, blocks }: Content, locale: string): string {
  return sections
    .flatMap((section) => computeReadingOrder(section, blocks))
    .flatMap((id) => {
      const { text = {} } = blocks[id] ?? {}
      const [first = locale] = Object.keys(text)
      return Object.values(text[locale] ?? text[first] ?? {})
    })
    .map((value) => (typeof value === 'string' ? value : richToPlain(value)))
    .filter((words) => words !== '')
    .join('\n')
}
