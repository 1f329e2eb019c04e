import { MAX_COMMENT_LENGTH } from '@vitrine/model'
import { decodeEntities, htmlToRich, richToPlain } from '@vitrine/page'
import type { ImportedComment } from '../../../platform/slice.ts'
import { copyText } from '../entry.ts'
import { markParagraphs } from '../html/paragraphs.ts'
import type { WxrItem } from './parse-items.ts'
import { parseTime } from './parse-time.ts'

/** The kinds of comments that people write; older ones of WordPress have none. */
const WRITTEN: ReadonlySet<string> = new Set(['', 'comment'])

/** Reads the approved comments of an item, and notes on those that are not imported as they are. */
export function readComments(
  { parts }: WxrItem,
  postedAt: Date | null,
): { readonly comments: readonly ImportedComment[]; readonly notes: readonly string[] } {
  const all = parts.filter(({ name }) => name === 'wp:comment').map(({ texts }) => texts)
  const written = all.filter((texts) => WRITTEN.has(read(texts, 'type')))
  const approved = written.filter((texts) => /^(?:1|approved?)$/.test(read(texts, 'approved')))
  const comments = approved.map((texts, index): ImportedComment => {
    const parentKey = read(texts, 'parent')
    return {
      key: copyText(read(texts, 'id') || `#${index}`),
      parentKey: parentKey === '' || parentKey === '0' ? null : copyText(parentKey),
      name: copyText(decodeEntities(read(texts, 'author'))),
      email: copyText(read(texts, 'author_email')),
      text: copyText(toPlainText(texts['wp:comment_content'] ?? '')),
      createdAt:
        parseTime(texts['wp:comment_date_gmt'], texts['wp:comment_date']) ?? postedAt ?? new Date(),
    }
  })
  const long = comments.filter(({ text }) => text.length > MAX_COMMENT_LENGTH).length
  return {
    comments,
    notes: [
      ...note(all.length - written.length, 'pingbacks are not imported'),
      ...note(written.length - approved.length, 'comments are not approved, and not imported'),
      ...note(long, `comments are cut at ${MAX_COMMENT_LENGTH} characters`),
    ],
  }
}

function read(texts: Readonly<Record<string, string>>, name: string): string {
  return texts[`wp:comment_${name}`]?.trim() ?? ''
}

/** Converts the HTML of a comment to plain text. Its lines and the empty ones between paragraphs are those of its author. */
function toPlainText(html: string): string {
  const paragraphs = html.split(/\n[^\S\n]*\n|<\/p>/i)
  const texts = paragraphs.map((each) => richToPlain(htmlToRich(markParagraphs(each))).trim())
  return texts.filter((text) => text !== '').join('\n\n')
}

function note(count: number, text: string): readonly string[] {
  return count > 0 ? [`${count} ${text}`] : []
}
