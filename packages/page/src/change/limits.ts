import { type Content, MAX_BLOCKS, MAX_SECTIONS } from '../document/content.ts'

export const FULL_SECTION = `A section can have at most ${MAX_BLOCKS} blocks. Use another section.`
export const FULL_PAGE = `A page can have at most ${MAX_SECTIONS} sections.`

/** Returns why content has more sections or blocks than are possible, in words; undefined if it does not. */
export function findExcess({ sections }: Pick<Content, 'sections'>): string | undefined {
  if (sections.length > MAX_SECTIONS) return FULL_PAGE
  return sections.some(({ blockIds }) => blockIds.length > MAX_BLOCKS) ? FULL_SECTION : undefined
}
