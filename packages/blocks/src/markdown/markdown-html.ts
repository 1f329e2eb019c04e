import { escapeHtml, isWebAddress } from '@vitrine/page'
import { Marked } from 'marked'

export interface MarkdownOptions {
  /** Each line's end is one on the page too. */
  readonly breaks: boolean
}

const CELL = { left: 'start', center: 'center', right: 'end' } as const

/** CommonMark with tables and struck words. HTML in it is text: it is shown as it was typed. */
const reader = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    link({ href, title, tokens }) {
      const words = this.parser.parseInline(tokens)
      if (!isWebAddress(href)) return words
      return `<a href="${escapeHtml(href)}"${titled(title)}>${words}</a>`
    },
    image: ({ href, title, text }) =>
      isWebAddress(href)
        ? `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}"${titled(title)} loading="lazy">`
        : escapeHtml(text),
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    tablecell({ header, align, tokens }) {
      const tag = header ? 'th' : 'td'
      const attributes =
        (header ? ' scope="col"' : '') + (align ? ` class="cell-${CELL[align]}"` : '')
      return `<${tag}${attributes}>${this.parser.parseInline(tokens)}</${tag}>\n`
    },
  },
})

function titled(title: string | null | undefined): string {
  return title ? ` title="${escapeHtml(title)}"` : ''
}

/** Reading a text costs more than drawing its page; the same texts come again with every page. */
const read = new Map<string, string>()
const MOST_KEPT = 500
const LONGEST_KEPT = 50_000

/** What Markdown comes to. */
export function markdownHtml(source: string, { breaks }: MarkdownOptions): string {
  const key = `${breaks} ${source}`
  const known = read.get(key)
  if (known !== undefined) return known
  const html = reader.parse(source, { async: false, breaks }).trim()
  if (source.length <= LONGEST_KEPT) {
    if (read.size >= MOST_KEPT) read.clear()
    read.set(key, html)
  }
  return html
}
