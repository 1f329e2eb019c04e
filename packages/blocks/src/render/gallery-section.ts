import type { Block, Section } from '@vitrine/page'
import { createBlockContext } from './block-context.ts'
import type { BlockPorts, RenderTemplate } from '../ports/block-ports.ts'
import { sectionTemplate } from '../blocks/gallery/template.ts'

const INSET_SIZES = '(min-width:1200px) 1200px, 100vw'

/** Renders a gallery as a whole section; empty if its settings are invalid. */
export function renderGallerySection(
  block: Block,
  { id, width }: Section,
  ports: BlockPorts & { readonly render: RenderTemplate },
): string {
  const isFull = width === 'full'
  const view = createBlockContext(block, { ...ports, sizes: isFull ? '100vw' : INSET_SIZES })
  if (!view) return ''
  const section = { sectionId: id, width: isFull ? 'full-bleed' : 'inset' }
  return ports.render(sectionTemplate, { ...view, ...section })
}
