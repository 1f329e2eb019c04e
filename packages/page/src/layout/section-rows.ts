import type { Breakpoint, Content, Section } from '../document/content.ts'
import { deriveMobile } from './derive-mobile.ts'

/** The most rows of a section. */
export const MAX_ROWS = 2_000

/** Returns the number of rows that the blocks of a section reach. */
export function countUsedRows(section: Section, blocks: Content['blocks'], bp: Breakpoint): number {
  const mobile = bp === 'mobile' ? deriveMobile(section, blocks) : undefined
  return section.blockIds.reduce((rows, id) => {
    const place = mobile ? mobile.get(id) : blocks[id]?.place.desktop
    return place ? Math.max(rows, place.y + place.h) : rows
  }, 0)
}

/** Returns the number of rows that a section has at a breakpoint: at least those that its blocks reach. */
export function countRows(section: Section, blocks: Content['blocks'], bp: Breakpoint): number {
  return Math.max(section.grid[bp].rows ?? 0, countUsedRows(section, blocks, bp))
}

/** Returns the grid of a section with a number of rows at a breakpoint. Blocks keep the rows that they reach. */
export function changeRows(
  section: Section,
  blocks: Content['blocks'],
  { bp, rows }: { readonly bp: Breakpoint; readonly rows: number },
): Section['grid'] {
  const { rows: _, ...grid } = section.grid[bp]
  const isUsed = rows <= countUsedRows(section, blocks, bp)
  return { ...section.grid, [bp]: isUsed ? grid : { ...grid, rows: Math.min(rows, MAX_ROWS) } }
}
