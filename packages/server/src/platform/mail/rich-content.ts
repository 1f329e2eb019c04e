import {
  getChildren,
  getInlines,
  isInline,
  type RichInline,
  type RichNode,
  type RichText,
} from '@vitrine/page'
import { escapeHtml } from '../html/escape.ts'
import type { EmailLook } from './look.ts'

/** The maximum depth of lists and quotes: deeper than any text that a person writes. Deeper nodes are omitted. */
const MAX_DEPTH = 40

/** The size and line height of headings in pixels, by level. */
const HEADINGS = [
  [28, 36],
  [24, 32],
  [20, 28],
  [16, 24],
] as const

const CODE_FONT = 'font-family:Menlo,Consolas,monospace'

/** Changes the URLs of the links of a formatted text. */
export function mapRichLinks(text: RichText, change: (url: string) => string): RichText {
  const resolveInline = (inline: RichInline): RichInline => {
    if (inline.type !== 'text' || !inline.marks) return inline
    const marks = inline.marks.map((mark) => {
      if (mark.type !== 'link' || mark.attrs.to.kind !== 'url') return mark
      return { ...mark, attrs: { to: { kind: 'url' as const, url: change(mark.attrs.to.url) } } }
    })
    return { ...inline, marks }
  }
  const resolveNode = (node: RichNode, depth: number): RichNode => {
    if (!node.content || depth > MAX_DEPTH) return node
    const content = node.content.map((child) =>
      isInline(child) ? resolveInline(child) : resolveNode(child, depth + 1),
    )
    return { ...node, content }
  }
  return { type: 'doc', content: text.content.map((node) => resolveNode(node, 0)) }
}

/**
 * Renders a formatted text as HTML that email programs show: styles in attributes, and the same distance on both sides,
 * so that it reads in both directions.
 */
export function renderRichHtml(text: RichText, look: EmailLook): string {
  return text.content.map((node) => renderBlock(node, { look, margin: 16, depth: 0 })).join('\n')
}

interface Context {
  readonly look: EmailLook
  /** The distance below a paragraph in pixels. */
  readonly margin: number
  readonly depth: number
}

function renderBlock(node: RichNode, context: Context): string {
  const { look, margin, depth } = context
  if (depth > MAX_DEPTH) return ''
  const renderInside = (below: number) =>
    getChildren(node)
      .map((child) => renderBlock(child, { look, margin: below, depth: depth + 1 }))
      .join('')
  switch (node.type) {
    case 'paragraph':
      return `<p${formatStyle(node, `margin:0 0 ${margin}px`)}>${renderRuns(node, look) || '<br>'}</p>`
    case 'heading':
      return renderHeading(node, look)
    case 'bulletList':
      return `<ul style="margin:0 0 ${margin}px;padding:0 24px">${renderInside(4)}</ul>`
    case 'orderedList': {
      const start = getStart(node)
      const from = start === 1 ? '' : ` start="${start}"`
      return `<ol${from} style="margin:0 0 ${margin}px;padding:0 24px">${renderInside(4)}</ol>`
    }
    case 'listItem':
      return `<li style="margin:0 0 4px">${renderInside(4)}</li>`
    case 'blockquote':
      return `<blockquote style="margin:0 0 ${margin}px;padding:12px 16px 4px;background-color:${look.background}">${renderInside(8)}</blockquote>`
    case 'codeBlock':
      return `<pre dir="ltr" style="margin:0 0 ${margin}px;padding:12px 16px;background-color:${look.background};${CODE_FONT};font-size:14px;line-height:20px;white-space:pre-wrap;word-break:break-word">${escapeHtml(getCode(node))}</pre>`
    case 'horizontalRule':
      return `<hr style="margin:24px 0;border:0;border-top:1px solid ${look.border}">`
    default:
      return ''
  }
}

function renderHeading(node: RichNode, look: EmailLook): string {
  const level = Math.min(4, Math.max(1, Math.trunc(Number(node.attrs?.['level'])) || 1))
  const [size, height] = HEADINGS[level - 1] ?? HEADINGS[0]
  const style = `margin:8px 0 12px;font-size:${size}px;line-height:${height}px;font-weight:bold`
  return `<h${level}${formatStyle(node, style)}>${renderRuns(node, look)}</h${level}>`
}

/** Returns the style of a block with its alignment; without one it follows the direction of the email. */
function formatStyle({ attrs }: RichNode, style: string): string {
  const align = ['left', 'center', 'right', 'justify'].find((each) => each === attrs?.['align'])
  return align === undefined
    ? ` style="${style}"`
    : ` align="${align}" style="${style};text-align:${align}"`
}

const TAGS = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strike', 's'],
] as const

function renderRuns(node: RichNode, look: EmailLook): string {
  return getInlines(node)
    .map((inline) => renderRun(inline, look))
    .join('')
}

function renderRun(inline: RichInline, look: EmailLook): string {
  if (inline.type !== 'text') return '<br>'
  const { marks = [] } = inline
  let html = escapeHtml(inline.text)
  if (marks.some(({ type }) => type === 'code'))
    html = `<code style="${CODE_FONT};font-size:14px">${html}</code>`
  for (const [type, tag] of TAGS)
    if (marks.some((mark) => mark.type === type)) html = `<${tag}>${html}</${tag}>`
  const url = getUrl(inline)
  return url === undefined
    ? html
    : `<a href="${escapeHtml(url)}" style="color:${look.link}">${html}</a>`
}

/** Returns the address that a run links to; undefined for none, and for a part of the site, which an email cannot open. */
function getUrl(inline: RichInline | undefined): string | undefined {
  if (inline?.type !== 'text') return undefined
  const link = inline.marks?.find((mark) => mark.type === 'link')
  return link?.attrs.to.kind === 'url' ? link.attrs.to.url : undefined
}

function getStart({ attrs }: RichNode): number {
  const start = attrs?.['start']
  return typeof start === 'number' && Number.isSafeInteger(start) ? start : 1
}

function getCode(node: RichNode): string {
  return getInlines(node)
    .map((inline) => (inline.type === 'text' ? inline.text : '\n'))
    .join('')
}

/** Renders a formatted text as plain text: lists with their marks, and links with their addresses. */
export function renderRichPlain({ content }: RichText): string {
  return joinTexts(content, '\n\n', 0)
}

function joinTexts(nodes: readonly RichNode[], separator: string, depth: number): string {
  if (depth > MAX_DEPTH) return ''
  return nodes
    .map((node) => renderText(node, depth))
    .filter((text) => text !== '')
    .join(separator)
}

function renderText(node: RichNode, depth: number): string {
  switch (node.type) {
    case 'bulletList':
      return renderItems(node, { depth, getMark: () => '- ' })
    case 'orderedList': {
      const start = getStart(node)
      return renderItems(node, { depth, getMark: (index) => `${start + index}. ` })
    }
    case 'blockquote':
      return joinTexts(getChildren(node), '\n\n', depth + 1).replaceAll(/^/gm, '> ')
    case 'horizontalRule':
      return '----------'
    default:
      return renderPlainRuns(getInlines(node)).trim()
  }
}

function renderItems(
  node: RichNode,
  { depth, getMark }: { readonly depth: number; readonly getMark: (index: number) => string },
): string {
  return getChildren(node)
    .map((item, index) => {
      const mark = getMark(index)
      const text = joinTexts(getChildren(item), '\n', depth + 1)
      return mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')
}

/** Renders runs. The address of a link follows its last run, unless the words are the address. */
function renderPlainRuns(inlines: readonly RichInline[]): string {
  let text = ''
  let words = ''
  for (const [index, inline] of inlines.entries()) {
    const run = inline.type === 'text' ? inline.text : '\n'
    const url = getUrl(inline)
    text += run
    words = url === undefined ? '' : words + run
    if (url === undefined || getUrl(inlines[index + 1]) === url) continue
    const address = url.replace(/^(?:mailto|tel):/i, '')
    if (words !== url && words !== address) text += ` (${address})`
    words = ''
  }
  return text
}
