import { escapeHtml } from './escape.ts'
import { type OpenTag, openTags, type ResolveLink } from './mark-tags.ts'
import { inlinesOf, inlineText, isInline } from './nodes.ts'
import type { RichInline, RichNode, RichText } from './schema.ts'

/** Deeper than any text that a person writes; what lies below is left out. */
const DEEPEST = 40

/**
 * A text as HTML: escaped, and the same bytes for the same text however its runs are cut. Links lead
 * where the caller says; one that leads nowhere is its text only.
 */
export function richTextHtml(
  doc: RichText,
  { resolve }: { readonly resolve: ResolveLink },
): string {
  return blocksHtml(doc.content, resolve, 0)
}

function blocksHtml(
  nodes: readonly (RichNode | RichInline)[] | undefined,
  resolve: ResolveLink,
  depth: number,
): string {
  if (nodes === undefined || depth > DEEPEST) return ''
  let html = ''
  for (const node of nodes) if (!isInline(node)) html += blockHtml(node, resolve, depth)
  return html
}

function blockHtml(node: RichNode, resolve: ResolveLink, depth: number): string {
  const inside = () => blocksHtml(node.content, resolve, depth + 1)
  switch (node.type) {
    case 'paragraph':
      return paragraphHtml(node, resolve)
    case 'heading': {
      const level = Math.min(4, Math.max(1, Math.trunc(Number(node.attrs?.['level'])) || 1))
      return `<h${level}${alignment(node)}>${inlineHtml(node.content, resolve)}</h${level}>`
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
      return `<pre><code>${escapeHtml(inlineText(inlinesOf(node)))}</code></pre>`
    case 'horizontalRule':
      return '<hr>'
    default:
      return ''
  }
}

/** An empty paragraph is one that somebody left as a gap; browsers would close it up. */
function paragraphHtml(node: RichNode, resolve: ResolveLink): string {
  const inside = inlineHtml(node.content, resolve)
  const kept = inside === '' ? ' data-rte-preserve-empty="true"' : ''
  return `<p${alignment(node)}${kept}>${inside}</p>`
}

function alignment(node: RichNode): string {
  const align = node.attrs?.['align']
  const known = align === 'center' || align === 'right' || align === 'justify' || align === 'left'
  return known ? ` class="text-align-${align}"` : ''
}

/** Runs next to each other share the marks they begin with: `<strong>a<em>b</em></strong>`. */
function inlineHtml(
  inlines: readonly (RichNode | RichInline)[] | undefined,
  resolve: ResolveLink,
): string {
  if (inlines === undefined) return ''
  let html = ''
  let open: readonly OpenTag[] = []
  for (const inline of inlines) {
    if (!isInline(inline)) continue
    const wanted = inline.type === 'text' ? openTags(inline.marks, resolve) : open
    if (open.length > 0 || wanted.length > 0) html += between(open, wanted)
    html += inline.type === 'text' ? escapeHtml(inline.text) : '<br>'
    open = wanted
  }
  return html + closing(open)
}

/** The tags that end and begin where one run follows another. */
function between(open: readonly OpenTag[], wanted: readonly OpenTag[]): string {
  const shared = sharedStart(open, wanted)
  const opening = wanted.slice(shared).map((tag) => tag.open)
  return closing(open.slice(shared)) + opening.join('')
}

function sharedStart(a: readonly OpenTag[], b: readonly OpenTag[]): number {
  const differs = a.findIndex((tag, index) => tag.open !== b[index]?.open)
  return differs < 0 ? a.length : differs
}

function closing(tags: readonly OpenTag[]): string {
  return tags
    .toReversed()
    .map((tag) => `</${tag.name}>`)
    .join('')
}
