import { escapeHtml, isWebAddress } from '@vitrine/page'
import { Marked } from 'marked'

export interface MarkdownOptions {
  /** Whether each line break is one on the page. */
  readonly breaks: boolean
}

const CELL_CLASSES = { left: 'start', center: 'center', right: 'end' } as const

/** A parser for CommonMark with tables and strikethrough. HTML is shown as text. */
const reader = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    link({ href, title, tokens }) {
      const words = this.parser.parseInline(tokens)
      if (!isWebAddress(href)) return words
      return `<a href="${escapeHtml(href)}"${formatTitle(title)}>${words}</a>`
    },
    image: ({ href, title, text }) =>
      isWebAddress(href)
        ? `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}"${formatTitle(title)} loading="lazy">`
        : escapeHtml(text),
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    tablecell({ header, align, tokens }) {
      const tag = header ? 'th' : 'td'
      const attributes =
        (header ? ' scope="col"' : '') + (align ? ` class="cell-${CELL_CLASSES[align]}"` : '')
      return `<${tag}${attributes}>${this.parser.parseInline(tokens)}</${tag}>\n`
    },
  },
})

function formatTitle(title: string | null | undefined): string {
  return title ? ` title="${escapeHtml(title)}"` : ''
}

/** The cache: parsing a text costs more than rendering its page. */
const cache = new Map<string, string>()
const MAX_CACHED = 500
const MAX_CACHED_LENGTH = 50_000

/** Renders Markdown as HTML. */
export function renderMarkdown(source: string, { breaks }: MarkdownOptions): string {
  const key = `${breaks} ${source}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const html = reader.parse(source, { async: false, breaks }).trim()
  if (source.length <= MAX_CACHED_LENGTH) {
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(key, html)
  }
  return html
}
