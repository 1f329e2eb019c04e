import { escapeHtml } from './escape.ts'
import { type OpenTag, getOpenTags, type ResolveLink } from './mark-tags.ts'
import { getInlines, getInlineText, isInline } from './nodes.ts'
import type { RichInline, RichNode, RichText } from './schema.ts'

/** The maximum depth: deeper than any text that a person writes. Deeper nodes are omitted. */
const MAX_DEPTH = 40

/**
 * Renders a rich text as HTML. Equal texts give the same bytes, however their runs are split. A link that
 * leads nowhere renders its text only.
 */
export function renderRichText(
  doc: RichText,
  { resolve }: { readonly resolve: ResolveLink },
): string {
  return renderBlocks(doc.content, resolve, 0)
}

function renderBlocks(
  nodes: readonly (RichNode | RichInline)[] | undefined,
  resolve: ResolveLink,
  depth: number,
): string {
  if (nodes === undefined || depth > MAX_DEPTH) return ''
  let html = ''
  for (const node of nodes) if (!isInline(node)) html += renderBlock(node, resolve, depth)
  return html
}

function renderBlock(node: RichNode, resolve: ResolveLink, depth: number): string {
  const inside = () => renderBlocks(node.content, resolve, depth + 1)
  switch (node.type) {
    case 'paragraph':
      return renderParagraph(node, resolve)
    case 'heading': {
      const level = Math.min(4, Math.max(1, Math.trunc(Number(node.attrs?.['level'])) || 1))
      return `<h${level}${formatAlignment(node)}>${renderInlines(node.content, resolve)}</h${level}>`
    }
    case 'bulletList':
      return `<ul>${inside()}</ul>`
    case 'orderedList': {
      const start = node.attrs?.['start']
      const from = Number.isSafeInteger(start) && start !== 1 ? ` start="${String(start)}"` : ''
      return `<ol${from}>${inside()}</ol>`
    }
    case 'listItem':
      return `<li>${inside()}</li>`
    case 'blockquote':
      return `<blockquote>${inside()}</blockquote>`
    case 'codeBlock':
      return `<pre><code>${renderCode(getInlineText(getInlines(node)))}</code></pre>`
    case 'horizontalRule':
      return '<hr>'
    default:
      return ''
  }
}

/** Renders code. Browsers do not show a line break at its end, so that it is there twice. */
function renderCode(code: string): string {
  return escapeHtml(code.endsWith('\n') ? `${code}\n` : code)
}

/** Renders a paragraph. An empty one is a gap that the owner made, which browsers would collapse. */
function renderParagraph(node: RichNode, resolve: ResolveLink): string {
  const inside = renderInlines(node.content, resolve)
  const preserveAttribute = inside === '' ? ' data-rte-preserve-empty="true"' : ''
  return `<p${formatAlignment(node)}${preserveAttribute}>${inside}</p>`
}

function formatAlignment(node: RichNode): string {
  const align = node.attrs?.['align']
  const known = align === 'center' || align === 'right' || align === 'justify' || align === 'left'
  return known ? ` class="text-align-${align}"` : ''
}

/**
 * Renders runs; neighboring runs share their outer marks: `<strong>a<em>b</em></strong>`. Browsers do not show a line
 * break at the end of a paragraph, so that it is there twice.
 */
function renderInlines(
  inlines: readonly (RichNode | RichInline)[] | undefined,
  resolve: ResolveLink,
): string {
  if (inlines === undefined) return ''
  let html = ''
  let open: readonly OpenTag[] = []
  let last: RichInline | undefined
  for (const inline of inlines) {
    if (!isInline(inline)) continue
    last = inline
    const next = inline.type === 'text' ? getOpenTags(inline.marks, resolve) : open
    if (open.length > 0 || next.length > 0) html += renderTransition(open, next)
    html += inline.type === 'text' ? escapeHtml(inline.text) : '<br>'
    open = next
  }
  return html + renderClosingTags(open) + (last?.type === 'hardBreak' ? '<br>' : '')
}

/** Renders the tags between two runs. */
function renderTransition(open: readonly OpenTag[], next: readonly OpenTag[]): string {
  const shared = countShared(open, next)
  const opening = next.slice(shared).map((tag) => tag.open)
  return renderClosingTags(open.slice(shared)) + opening.join('')
}

function countShared(a: readonly OpenTag[], b: readonly OpenTag[]): number {
  const differs = a.findIndex((tag, index) => tag.open !== b[index]?.open)
  return differs < 0 ? a.length : differs
}

function renderClosingTags(tags: readonly OpenTag[]): string {
  return tags
    .toReversed()
    .map((tag) => `</${tag.name}>`)
    .join('')
}
