import {
  type Block,
  breakpointQuery,
  type Content,
  escapeHtml,
  gridCss,
  readingOrder,
  type Section,
} from '@vitrine/page'
import { blockTypeCodes } from '@vitrine/model'
import { baseCss } from './base-css.ts'
import { blockContext } from './block-context.ts'
import { sectionGallery } from './gallery/section.ts'
import { belowLevel, HIGHEST_LEVEL, highestLevel } from './heading-level.ts'
import type { BlockPorts, RenderTemplate } from './ports.ts'
import { blockRegistry } from './registry.ts'
import { placeholderBlock, renderBlock } from './render-block.ts'
import { sectionHtml } from './section-html.ts'

export interface ContentPorts extends Omit<BlockPorts, 'sizes' | 'isFirst' | 'level'> {
  readonly render: RenderTemplate
}

/**
 * The sections of a document, and the CSS they need: the same bytes for the same document. Blocks stand
 * in reading order. What is not known shows nothing to visitors, and its name to the editor.
 */
export function contentHtml(
  { sections, blocks }: Content,
  ports: ContentPorts,
): { readonly html: string; readonly css: string } {
  const used = new Set<number>()
  const anchors = new Set<string>()
  const html = sections.map((section, index) => {
    const order = readingOrder(section, blocks).flatMap((id) => {
      const block = blocks[id]
      return block ? [block] : []
    })
    for (const { type } of order) used.add(type)
    // One picture is what a page is waited for: the first of its first section.
    const first = index === 0 ? order.find(({ type }) => type === blockTypeCodes.image) : undefined
    const gallery = section.kind === 'gallery' ? order.find(isGallery) : undefined
    // Of what stands in a section, the texts say how high its headings are.
    let highest: number | undefined
    const cells = order
      .filter((block) => block !== gallery)
      .map((block) => {
        const cell = cellHtml(block, {
          ...ports,
          sizes: sizesOf(block, section),
          isFirst: block === first,
          level: highest === undefined ? HIGHEST_LEVEL : belowLevel(highest),
        })
        const own = TEXTS.has(block.type) ? highestLevel(cell) : undefined
        if (own !== undefined) highest = Math.min(highest ?? own, own)
        return cell
      })
    const anchor = section.anchor
    const isTaken = anchor === undefined || anchors.has(anchor)
    if (anchor !== undefined) anchors.add(anchor)
    const id = isTaken ? `section-${section.id}` : anchor
    return sectionHtml(section, {
      id,
      cells: cells.join(''),
      ...(gallery && {
        gallery: galleryHtml(gallery, section, { ...ports, isFirst: index === 0 }),
      }),
      ports,
    })
  })
  return { html: html.join(''), css: cssOf(sections, blocks, used) }
}

/** Blocks in which owners choose the levels of headings. */
const TEXTS: ReadonlySet<number> = new Set([blockTypeCodes.html, blockTypeCodes.markdown])

function isGallery({ type }: Block): boolean {
  return type === blockTypeCodes.gallery
}

/** The gallery that a section is there for. */
function galleryHtml(block: Block, section: Section, ports: ContentPorts & BlockPorts): string {
  const shown = sectionGallery(block, section, ports)
  if (!ports.edit) return shown
  const inside = shown === '' ? placeholderBlock(block) : shown
  return `<div data-b="${escapeHtml(block.id)}">${inside}</div>`
}

function cellHtml(block: Block, ports: ContentPorts & BlockPorts): string {
  const context = blockContext(block, ports)
  const shown = context ? renderBlock(block, context, ports.render) : ''
  const inside = shown === '' && ports.edit ? placeholderBlock(block) : shown
  if (inside === '') return ''
  const mark = ports.edit ? ` data-b="${escapeHtml(block.id)}"` : ''
  return `<div class="fe-block fe-block-${escapeHtml(block.id)}"${mark}>${inside}</div>`
}

function sizesOf({ place: { desktop } }: Block, { grid }: Section): string {
  return `(min-width:768px) ${Math.min(100, Math.ceil((desktop.w / grid.desktop.cols) * 100))}vw, 100vw`
}

/** What all have, what the types used have, and the layouts; each once, a rule in each line. */
function cssOf(
  sections: readonly Section[],
  blocks: Content['blocks'],
  used: ReadonlySet<number>,
): string {
  const kinds = [...used]
    .toSorted((a, b) => a - b)
    .map((type) => blockRegistry.get(type)?.css ?? '')
  // Kinds that have something in common each bring its rules.
  const rules = new Set([baseCss, ...kinds].flatMap((css) => css.split('\n')))
  const layouts = sections.map((section) => gridCss(section, blocks) + hiding(section))
  const lines = layouts.map((layout) => layout.replaceAll('\n', ''))
  return [...rules, ...lines].filter((line) => line !== '').join('\n')
}

function hiding({ id, hidden }: Section): string {
  const breakpoints = (['desktop', 'mobile'] as const).filter((breakpoint) => hidden?.[breakpoint])
  return breakpoints
    .map((at) => `@media (${breakpointQuery(at)}){[data-section-id="${id}"]{display:none}}`)
    .join('')
}
