import type { Block, Section } from '@vitrine/page'
import { blockContext } from '../block-context.ts'
import type { BlockPorts, RenderTemplate } from '../ports.ts'
import { sectionTemplate } from './template.ts'

const INSET = '(min-width:1200px) 1200px, 100vw'

/** A gallery that is its whole section. Empty where its settings cannot be read. */
export function sectionGallery(
  block: Block,
  { id, width }: Section,
  ports: BlockPorts & { readonly render: RenderTemplate },
): string {
  const isFull = width === 'full'
  const view = blockContext(block, { ...ports, sizes: isFull ? '100vw' : INSET })
  if (!view) return ''
  const section = { sectionId: id, width: isFull ? 'full-bleed' : 'inset' }
  return ports.render(sectionTemplate, { ...view, ...section })
}
