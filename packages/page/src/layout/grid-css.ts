import type { Id } from '../document/common.ts'
import type { Breakpoint, Content, Grid, Rect, Section } from '../document/content.ts'
import { deriveMobile } from './derive-mobile.ts'
import { computeReadingOrder } from './reading-order.ts'

/** The maximum width of the mobile layout in px. @see platform spec §2 "Fluid engine breakpoints" */
export const MOBILE_MAX_WIDTH = 767

export interface GridSelectors {
  readonly section: (id: Id) => string
  readonly block: (id: Id) => string
}

/** The selectors by class: ids may start with a digit, class names may not. @see dom §6 "7.1 page" */
export const gridClasses: GridSelectors = {
  section: (id) => `.fe-${id}`,
  block: (id) => `.fe-block-${id}`,
}

/** The grid columns: the margins and the maximum width of the columns between them. */
const columns =
  'minmax(var(--pad,24px),1fr) ' +
  'repeat(var(--c),minmax(0,calc((min(var(--maxw,1200px),100%) - (var(--c) - 1)*var(--gx))/var(--c)))) ' +
  'minmax(var(--pad,24px),1fr)'

/** The padding above and below a section's content; a full-width section has none. */
export const SECTION_PADDING = 'var(--section-pad,clamp(2rem,6vw,5rem))'

/** The minimum heights of sections, padding included. */
const heights = { fit: '', s: '33svh', m: '60svh', l: '85svh', screen: '100svh' } as const

/**
 * Renders the layout of a section. Rows grow with their content, so a text pushes down the blocks below. The
 * order in the document is the reading order; the position of a block is its cells.
 */
export function renderGridCss(
  section: Section,
  blocks: Content['blocks'],
  { selector = gridClasses }: { readonly selector?: GridSelectors } = {},
): string {
  const ids = computeReadingOrder(section, blocks)
  const mobile = deriveMobile(section, blocks)
  const own = selector.section(section.id)
  const desktopRules = ids.map((id) => {
    const rect = blocks[id]?.place.desktop
    return rect
      ? `${selector.block(id)}{${formatArea(rect)};z-index:${rect.z};min-width:0${formatEdges(section, 'desktop', rect)}}`
      : ''
  })
  const mobileRules = ids.map((id) => {
    const rect = mobile.get(id)
    const differs = rect && rect.z !== blocks[id]?.place.desktop.z
    return rect
      ? `${selector.block(id)}{${formatArea(rect)}${differs ? `;z-index:${rect.z}` : ''}${formatEdges(section, 'mobile', rect)}}`
      : ''
  })
  return [
    `${own}{${formatVariables(section.grid.desktop)};display:grid;grid-template-columns:${columns};` +
      `grid-auto-rows:minmax(var(--u),auto);gap:var(--gy) var(--gx)${formatRows(section.grid.desktop)}${formatFrame(section)}}`,
    ...desktopRules,
    renderHiddenRule(ids, blocks, { breakpoint: 'desktop', selector }),
    `@media (max-width:${MOBILE_MAX_WIDTH}px){`,
    `${own}{${formatVariables(section.grid.mobile)}${formatMobileRows(section.grid)}}`,
    ...mobileRules,
    '}',
    renderHiddenRule(ids, blocks, { breakpoint: 'mobile', selector }),
  ].join('')
}

function formatVariables({ cols, gap, rowUnit }: Grid): string {
  return `--c:${cols};--gx:${gap.x}px;--gy:${gap.y}px;--u:${rowUnit}px`
}

/** Formats the rows that a section has also where they are empty. */
function formatRows({ rows }: Grid): string {
  return rows === undefined ? '' : `;grid-template-rows:repeat(${rows},minmax(var(--u),auto))`
}

/** Formats the rows of the phone; those of the desktop are not its own. */
function formatMobileRows({ desktop, mobile }: Section['grid']): string {
  if (mobile.rows === undefined && desktop.rows !== undefined) return ';grid-template-rows:none'
  return formatRows(mobile)
}

/**
 * Formats the height and alignment of a section. A full-width section has no margins, and its outer gaps are
 * outside the page.
 */
function formatFrame({ height, width, align }: Section): string {
  const outer = heights[height]
  const minimum = width === 'full' || outer === '' ? outer : `calc(${outer} - 2*${SECTION_PADDING})`
  return (
    (width === 'full' ? ';--pad:0px;--maxw:100%;margin-inline:calc(-1*var(--gx))' : '') +
    (minimum === '' ? '' : `;min-height:${minimum}`) +
    `;align-content:${align}`
  )
}

/** Formats a grid area. Lines are counted from 1, and the first column is the margin. */
function formatArea({ x, y, w, h }: Rect): string {
  return `grid-area:${y + 1}/${x + 2}/${y + h + 1}/${x + w + 2}`
}

/**
 * Formats which edges of a full-width section a block touches: the theme's `--edge` is the distance that text there
 * has from the edge of the screen.
 */
function formatEdges({ width, grid }: Section, breakpoint: Breakpoint, { x, w }: Rect): string {
  if (width !== 'full') return ''
  const start = x === 0 ? 'var(--edge,0px)' : '0px'
  const end = x + w === grid[breakpoint].cols ? 'var(--edge,0px)' : '0px'
  return `;--edge-start:${start};--edge-end:${end}`
}

function renderHiddenRule(
  ids: readonly Id[],
  blocks: Content['blocks'],
  {
    breakpoint,
    selector,
  }: {
    readonly breakpoint: 'desktop' | 'mobile'
    readonly selector: GridSelectors
  },
): string {
  const hidden = ids.filter((id) => blocks[id]?.hidden?.[breakpoint])
  const rules = `${hidden.map(selector.block).join(',')}{display:none}`
  return hidden.length === 0 ? '' : `@media (${formatBreakpointQuery(breakpoint)}){${rules}}`
}

/** Formats the media query of a breakpoint. */
export function formatBreakpointQuery(breakpoint: 'desktop' | 'mobile'): string {
  return breakpoint === 'mobile'
    ? `max-width:${MOBILE_MAX_WIDTH}px`
    : `min-width:${MOBILE_MAX_WIDTH + 1}px`
}
