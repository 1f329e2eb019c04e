import { type Block, escapeHtml } from '@vitrine/page'
import type { View } from '../definition/view.ts'
import type { RenderTemplate } from '../ports/block-ports.ts'
import { createEditorText } from '../parts/placeholder.ts'
import { blockRegistry } from '../registry.ts'

/** Renders a block in the element that scripts and owners' styles select. @see dom §6 */
export function renderBlock(
  block: Block,
  context: View | undefined,
  render: RenderTemplate,
): string {
  const kind = blockRegistry.get(block.type)
  if (!kind || !context) return ''
  const { slug, classes } = kind
  const names = ['sqs-block', `${slug}-block`, `sqs-block-${slug}`, ...(classes ? [classes] : [])]
  const json = kind.createScriptData(block)
  const attributes = json ? ` data-block-json="${escapeHtml(JSON.stringify(json))}"` : ''
  return renderElement(block, { names, attributes }, render(kind.template, context))
}

/** Renders the placeholder of a block that cannot be shown, for the editor. */
export function renderUnknownBlock(block: Block): string {
  const kind = blockRegistry.get(block.type)
  const text = kind
    ? createEditorText('placeholder.invalid')
    : createEditorText('placeholder.unknownType').replace('{type}', String(block.type))
  const names = ['sqs-block', 'unknown-block']
  return renderElement(block, { names, attributes: '' }, `<p${text}</p>`)
}

/** Renders the element of a block. With the content of a starter it has a mark, on published pages as in previews. */
function renderElement(
  { id, type, placeholder }: Block,
  { names, attributes }: { readonly names: readonly string[]; readonly attributes: string },
  html: string,
): string {
  const mark = placeholder ? ' data-placeholder="true"' : ''
  return (
    `<div class="${names.join(' ')}" data-block-type="${type}"${mark}${attributes} id="block-${escapeHtml(id)}">` +
    `<div class="sqs-block-content">${html}</div></div>`
  )
}
