import {
  type Block,
  formatBreakpointQuery,
  type Content,
  escapeHtml,
  renderGridCss,
  computeReadingOrder,
  type Section,
} from '@vitrine/page'
import { blockTypeCodes } from '@vitrine/model'
import { baseCss } from './base-css.ts'
import { createBlockContext } from './block-context.ts'
import { renderGallerySection } from './gallery-section.ts'
import { getLevelBelow, HIGHEST_LEVEL, getHighestLevel } from './heading-level.ts'
import type { BlockPorts, RenderTemplate } from '../ports/block-ports.ts'
import { blockRegistry } from '../registry.ts'
import { renderUnknownBlock, renderBlock } from './block.ts'
import { renderSection } from './section.ts'

export interface ContentPorts extends Omit<BlockPorts, 'sizes' | 'isFirst' | 'level'> {
  readonly render: RenderTemplate
}

/** A rendered section with its cells, by the ids of the blocks. */
export interface RenderedSection {
  readonly id: string
  readonly html: string
  readonly cells: ReadonlyMap<string, string>
}

/** The parts of a document to render, by id. */
export interface ContentSelection {
  readonly sections: readonly string[]
  readonly blocks: readonly string[]
}

/**
 * Renders the sections of a document and their CSS: the same bytes for the same document. Blocks are in
 * reading order. An unknown block renders nothing for visitors, and its name in the editor.
 */
export function renderContent(
  content: Content,
  ports: ContentPorts,
): { readonly html: string; readonly css: string } {
  const { sections, css } = renderContentParts(content, ports)
  return { html: sections.map(({ html }) => html).join(''), css }
}

/**
 * Renders sections and blocks of a document one by one, all of them by default. The CSS for the editor has no layouts:
 * the editor writes those itself, each in a style element of its own.
 */
export function renderContentParts(
  { sections, blocks }: Content,
  ports: ContentPorts,
  selected?: ContentSelection,
): { readonly sections: readonly RenderedSection[]; readonly css: string } {
  const used = new Set<number>()
  const anchors = new Set<string>()
  const isBlockSelected = (id: string) => selected?.blocks.includes(id) === true
  const rendered = sections.flatMap((section, index) => {
    const { anchor, blockIds } = section
    const isTaken = anchor === undefined || anchors.has(anchor)
    if (anchor !== undefined) anchors.add(anchor)
    for (const block of blockIds) used.add(blocks[block]?.type ?? 0)
    const isWhole = !selected || selected.sections.includes(section.id)
    if (!isWhole && !blockIds.some(isBlockSelected)) return []
    return renderOne(section, listBlocks(section, blocks), {
      id: isTaken ? `section-${section.id}` : anchor,
      isFirst: index === 0,
      ports,
      ...(!isWhole && { isSelected: isBlockSelected }),
    })
  })
  return { sections: rendered, css: renderCss(sections, blocks, used, ports) }
}

function listBlocks(section: Section, blocks: Content['blocks']): readonly Block[] {
  return computeReadingOrder(section, blocks).flatMap((id) => {
    const block = blocks[id]
    return block ? [block] : []
  })
}

/** Renders a section, or some of its cells only: without the HTML of the section then. */
function renderOne(
  section: Section,
  order: readonly Block[],
  {
    id,
    isFirst,
    ports,
    isSelected,
  }: {
    readonly id: string
    readonly isFirst: boolean
    readonly ports: ContentPorts
    readonly isSelected?: (block: string) => boolean
  },
): RenderedSection {
  // The first image of the first section loads first.
  const first = isFirst ? order.find(({ type }) => type === blockTypeCodes.image) : undefined
  const gallery = section.kind === 'gallery' ? order.find(isGallery) : undefined
  const last = isSelected ? order.findLastIndex((block) => isSelected(block.id)) : order.length
  // The texts of a section determine the level of its headings.
  let highest: number | undefined
  const cells = new Map<string, string>()
  for (const block of order.slice(0, last + 1)) {
    if (block === gallery) continue
    const isText = TEXT_TYPES.has(block.type)
    if (isSelected?.(block.id) === false && !isText) continue
    const cell = renderCell(block, {
      ...ports,
      sizes: formatSizes(block, section),
      isFirst: block === first,
      level: highest === undefined ? HIGHEST_LEVEL : getLevelBelow(highest),
    })
    const own = isText ? getHighestLevel(cell) : undefined
    if (own !== undefined) highest = Math.min(highest ?? own, own)
    cells.set(block.id, cell)
  }
  const showsGallery = gallery && isSelected?.(gallery.id) !== false
  const shown = showsGallery ? renderGallery(gallery, section, { ...ports, isFirst }) : undefined
  const html = isSelected
    ? ''
    : renderSection(section, {
        id,
        cells: [...cells.values()].join(''),
        ...(shown !== undefined && { gallery: shown }),
        ports,
      })
  if (gallery && shown !== undefined) cells.set(gallery.id, shown)
  return { id: section.id, html, cells }
}

/** The types of blocks in which owners choose the levels of headings. */
const TEXT_TYPES: ReadonlySet<number> = new Set([blockTypeCodes.html, blockTypeCodes.markdown])

function isGallery({ type }: Block): boolean {
  return type === blockTypeCodes.gallery
}

/** Renders the gallery of a gallery section. */
function renderGallery(block: Block, section: Section, ports: ContentPorts & BlockPorts): string {
  const shown = renderGallerySection(block, section, ports)
  if (!ports.edit) return shown
  const inside = shown === '' ? renderUnknownBlock(block) : shown
  return `<div data-b="${escapeHtml(block.id)}">${inside}</div>`
}

function renderCell(block: Block, ports: ContentPorts & BlockPorts): string {
  const context = createBlockContext(block, ports)
  const shown = context ? renderBlock(block, context, ports.render) : ''
  const inside = shown === '' && ports.edit ? renderUnknownBlock(block) : shown
  if (inside === '') return ''
  const mark = ports.edit ? ` data-b="${escapeHtml(block.id)}"` : ''
  return `<div class="fe-block fe-block-${escapeHtml(block.id)}"${mark}>${inside}</div>`
}

function formatSizes({ place: { desktop } }: Block, { grid }: Section): string {
  return `(min-width:768px) ${Math.min(100, Math.ceil((desktop.w / grid.desktop.cols) * 100))}vw, 100vw`
}

/** Renders the base styles, the styles of the used types and the layouts, each rule once and on its own line. */
function renderCss(
  sections: readonly Section[],
  blocks: Content['blocks'],
  used: ReadonlySet<number>,
  { edit }: Pick<ContentPorts, 'edit'>,
): string {
  const kinds = [...used]
    .toSorted((a, b) => a - b)
    .map((type) => blockRegistry.get(type)?.css ?? '')
  // Types of blocks share rules, and each contains them.
  const rules = new Set([baseCss, ...kinds].flatMap((css) => css.split('\n')))
  const layouts = edit
    ? []
    : sections.map((section) => renderGridCss(section, blocks) + renderHiddenRule(section))
  const lines = layouts.map((layout) => layout.replaceAll('\n', ''))
  return [...rules, ...lines].filter((line) => line !== '').join('\n')
}

function renderHiddenRule({ id, hidden }: Section): string {
  const breakpoints = (['desktop', 'mobile'] as const).filter((breakpoint) => hidden?.[breakpoint])
  return breakpoints
    .map((at) => `@media (${formatBreakpointQuery(at)}){[data-section-id="${id}"]{display:none}}`)
    .join('')
}
