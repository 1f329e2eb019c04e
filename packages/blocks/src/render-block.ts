import { type Block, escapeHtml } from '@vitrine/page'
import type { View } from './define-block.ts'
import type { RenderTemplate } from './ports.ts'
import { blockRegistry } from './registry.ts'

/** A block as HTML, in the element that scripts and owners' styles find it by. @see dom §6 */
export function renderBlock(
  block: Block,
  context: View | undefined,
  render: RenderTemplate,
): string {
  const kind = blockRegistry.get(block.type)
  if (!kind || !context) return ''
  const { slug, classes } = kind
  const names = ['sqs-block', `${slug}-block`, `sqs-block-${slug}`, ...(classes ? [classes] : [])]
  const json = kind.jsonOf(block)
  const attributes = json ? ` data-block-json="${escapeHtml(JSON.stringify(json))}"` : ''
  return wrapped(block, { names, attributes }, render(kind.template, context))
}

/** What stands for a block that cannot be shown, in the editor only. */
export function placeholderBlock(block: Block): string {
  const kind = blockRegistry.get(block.type)
  const says = kind
    ? `${kind.name}: its settings cannot be read here. The block is kept as it is.`
    : `A block of type ${block.type}, which is not known here, is kept as it is.`
  const names = ['sqs-block', 'unknown-block']
  return wrapped(block, { names, attributes: '' }, `<p>${escapeHtml(says)}</p>`)
}

function wrapped(
  { id, type }: Block,
  { names, attributes }: { readonly names: readonly string[]; readonly attributes: string },
  inside: string,
): string {
  return (
    `<div class="${names.join(' ')}" data-block-type="${type}"${attributes} id="block-${escapeHtml(id)}">` +
    `<div class="sqs-block-content">${inside}</div></div>`
  )
}
