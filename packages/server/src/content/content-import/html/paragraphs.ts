import { parsePlayerUrl } from '@vitrine/model'
import { escapeHtml } from '@vitrine/page'

/** The elements around which line breaks mean nothing. */
const BLOCK =
  'address|article|aside|blockquote|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|table|tbody|td|tfoot|th|thead|tr|ul'
const BLOCK_ENDS = new RegExp(`<(?:/(?:${BLOCK})|hr|br)/?>$`, 'i')
const BLOCK_STARTS = new RegExp(`^<(?:/?(?:${BLOCK})|br|hr)(?=[\\s/>])`, 'i')
/** The elements whose line breaks stay. */
const VERBATIM = /<(pre|script|style|textarea)(?=[\s>])/gi

/**
 * Marks the paragraphs of an old text of WordPress, where a blank line separates them and a line break is one.
 * Texts that have blocks mark their paragraphs already.
 */
export function markParagraphs(html: string): string {
  if (html.includes('<!-- wp:')) return html
  const text = html.replaceAll('\r\n', '\n')
  const lower = text.toLowerCase()
  const pieces: string[] = []
  const starts = new RegExp(VERBATIM)
  let at = 0
  for (let found = starts.exec(text); found; found = starts.exec(text)) {
    const close = `</${found[1]?.toLowerCase() ?? ''}>`
    const end = lower.indexOf(close, found.index)
    const after = end < 0 ? text.length : end + close.length
    pieces.push(markText(text.slice(at, found.index)), text.slice(found.index, after))
    at = after
    starts.lastIndex = after
  }
  return [...pieces, markText(text.slice(at))].join('')
}

function markText(text: string): string {
  return text
    .split(/\n[ \t]*(?=\n)/)
    .map((paragraph) => markLines(paragraph.trim()))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => (BLOCK_STARTS.test(paragraph) ? paragraph : `<p>${paragraph}`))
    .join('\n')
}

function markLines(paragraph: string): string {
  if (parsePlayerUrl(paragraph)) return `<iframe src="${escapeHtml(paragraph)}"></iframe>`
  let before = ''
  const lines = paragraph.split('\n').map((each) => {
    const line = each.trim()
    const isPlain = before === '' || BLOCK_ENDS.test(before.slice(-20)) || BLOCK_STARTS.test(line)
    before = line
    return `${isPlain ? '\n' : '<br>'}${line}`
  })
  return lines.join('').trim()
}
