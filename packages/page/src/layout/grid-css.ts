import type { Id } from '../document/common.ts'
import type { Content, Grid, Rect, Section } from '../document/content.ts'
import { deriveMobile } from './derive-mobile.ts'
import { readingOrder } from './reading-order.ts'

/** The widest screen, in px, that the layout for phones is for. @see platform spec §2 "Fluid engine breakpoints" */
export const MOBILE_MAX_WIDTH = 767

export interface GridSelectors {
  readonly section: (id: Id) => string
  readonly block: (id: Id) => string
}

/** Ids may begin with a digit, class names may not. @see dom §6 "7.1 page" */
export const gridClasses: GridSelectors = {
  section: (id) => `.fe-${id}`,
  block: (id) => `.fe-block-${id}`,
}

/** What the first and last column leave free at the sides, and how wide all others may be together. */
const columns =
  'minmax(var(--pad,24px),1fr) ' +
  'repeat(var(--c),minmax(0,calc((min(var(--maxw,1200px),100%) - (var(--c) - 1)*var(--gx))/var(--c)))) ' +
  'minmax(var(--pad,24px),1fr)'

/** The room above and below what stands in a section; a section over the full width has none. */
export const SECTION_PAD = 'var(--section-pad,clamp(2rem,6vw,5rem))'

/** Of whole sections, the room above and below included. */
const heights = { fit: '', s: '33svh', m: '60svh', l: '85svh', screen: '100svh' } as const

/**
 * The layout of a section as CSS. Rows grow with what is in them, so a text pushes down what is below
 * it at any width. The place of a block is its cells; the order in the document is the reading order.
 */
export function gridCss(
  section: Section,
  blocks: Content['blocks'],
  { selector = gridClasses }: { readonly selector?: GridSelectors } = {},
): string {
  const ids = readingOrder(section, blocks)
  const mobile = deriveMobile(section, blocks)
  const own = selector.section(section.id)
  const desktopRules = ids.map((id) => {
    const rect = blocks[id]?.place.desktop
    return rect ? `${selector.block(id)}{${areaOf(rect)};z-index:${rect.z};min-width:0}` : ''
  })
  const mobileRules = ids.map((id) => {
    const rect = mobile.get(id)
    const differs = rect && rect.z !== blocks[id]?.place.desktop.z
    return rect
      ? `${selector.block(id)}{${areaOf(rect)}${differs ? `;z-index:${rect.z}` : ''}}`
      : ''
  })
  return [
    `${own}{${variables(section.grid.desktop)};display:grid;grid-template-columns:${columns};` +
      `grid-auto-rows:minmax(var(--u),auto);gap:var(--gy) var(--gx)${frame(section)}}`,
    ...desktopRules,
    hiding(ids, blocks, { breakpoint: 'desktop', selector }),
    `@media (max-width:${MOBILE_MAX_WIDTH}px){`,
    `${own}{${variables(section.grid.mobile)}}`,
    ...mobileRules,
    '}',
    hiding(ids, blocks, { breakpoint: 'mobile', selector }),
  ].join('')
}

function variables({ cols, gap, rowUnit }: Grid): string {
  return `--c:${cols};--gx:${gap.x}px;--gy:${gap.y}px;--u:${rowUnit}px`
}

/** A section over the full width has no margins, and the gaps beside them lie outside. */
function frame({ height, width, align }: Section): string {
  const whole = heights[height]
  const least = width === 'full' || whole === '' ? whole : `calc(${whole} - 2*${SECTION_PAD})`
  return (
    (width === 'full' ? ';--pad:0px;--maxw:100%;margin-inline:calc(-1*var(--gx))' : '') +
    (least === '' ? '' : `;min-height:${least}`) +
    `;align-content:${align}`
  )
}

/** Lines are counted from 1, and the first column is the margin. */
function areaOf({ x, y, w, h }: Rect): string {
  return `grid-area:${y + 1}/${x + 2}/${y + h + 1}/${x + w + 2}`
}

function hiding(
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
  return hidden.length === 0 ? '' : `@media (${breakpointQuery(breakpoint)}){${rules}}`
}

/** When a layout is shown, as the condition of a media query. */
export function breakpointQuery(breakpoint: 'desktop' | 'mobile'): string {
  return breakpoint === 'mobile'
    ? `max-width:${MOBILE_MAX_WIDTH}px`
    : `min-width:${MOBILE_MAX_WIDTH + 1}px`
}
