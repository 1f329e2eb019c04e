import { urlSchema } from '../document/common.ts'
import { type HtmlToken, tokenizeHtml } from './html-tokens.ts'
import { listPlainMarks, type PlainMark, plainMarks } from './plain-marks.ts'
import { RichBuilder } from './rich-builder.ts'
import type { RichMark, RichText } from './schema.ts'
import { readWordLists } from './word-lists.ts'

type StartTag = Extract<HtmlToken, { kind: 'start' }>
/** The elements that separate texts and have no other meaning. */
const blockElements: ReadonlySet<string> = new Set(
  (
    'address article aside body center dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'head header html legend main nav option section summary table tbody td tfoot th thead tr'
  ).split(' '),
)

/**
 * Parses simple HTML: paragraphs, headings, lists, quotes, code, rules, breaks, marks and links. Other
 * elements are reduced to their text. It takes linear time, whatever the input.
 */
export function htmlToRich(html: string): RichText {
  const builder = new RichBuilder()
  const marks = new OpenMarks()
  let isAtStartOfCode = false
  for (const token of readWordLists(tokenizeHtml(html))) {
    if (token.kind === 'text') {
      // The first line break after `<pre>` is not part of the code.
      const text = isAtStartOfCode ? token.text.replace(/^\r?\n/, '') : token.text
      builder.addText(text, marks.current())
    } else if (token.kind === 'start') startElement(token, builder, marks)
    else endElement(token.name, builder, marks)
    isAtStartOfCode = token.kind === 'start' && token.name === 'pre'
  }
  return builder.end()
}

function startElement(tag: StartTag, builder: RichBuilder, marks: OpenMarks): void {
  const { name, attributes } = tag
  if (builder.isVerbatim && (plainMarks.has(name) || name === 'a' || name === 'span')) return
  switch (name) {
    case 'p':
      return builder.openBlock(
        'paragraph',
        parseAlign(tag),
        attributes.has('data-rte-preserve-empty'),
      )
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return builder.openBlock('heading', {
        level: Math.min(4, Number(name.slice(1))),
        ...parseAlign(tag),
      })
    case 'pre':
      return builder.openBlock('codeBlock')
    case 'ul':
    case 'menu':
      return builder.openContainer('bulletList')
    case 'ol':
      return builder.openContainer('orderedList', parseStart(tag))
    case 'li':
      return builder.openContainer('listItem')
    case 'blockquote':
      return builder.openContainer('blockquote')
    case 'hr':
      return builder.addRule()
    case 'br':
      return builder.addBreak()
    default:
      if (blockElements.has(name)) builder.closeBlock()
      else marks.open(tag)
  }
}

function endElement(name: string, builder: RichBuilder, marks: OpenMarks): void {
  switch (name) {
    case 'ul':
    case 'ol':
    case 'menu':
      return builder.closeContainer('bulletList', 'orderedList')
    case 'li':
      return builder.closeContainer('listItem')
    case 'blockquote':
      return builder.closeContainer('blockquote')
    default:
      if (/^(?:p|pre|h[1-6])$/.test(name) || blockElements.has(name)) builder.closeBlock()
      else marks.close(name)
  }
}

function parseAlign({ attributes }: StartTag): { readonly align: string } | undefined {
  const match =
    /(?:^|\s)text-align-(left|center|right|justify)(?:\s|$)/.exec(attributes.get('class') ?? '') ??
    /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)\b/i.exec(attributes.get('style') ?? '')
  const align = match?.[1]?.toLowerCase()
  return align === undefined ? undefined : { align }
}

function parseStart({ attributes }: StartTag): { readonly start: number } | undefined {
  const start = attributes.get('start') ?? ''
  return /^-?\d{1,9}$/.test(start) && start !== '1' ? { start: Number(start) } : undefined
}

/** The marks of the next text. They are counted, so that a thousand open tags cost as much as one. */
class OpenMarks {
  readonly #counts = new Map<PlainMark, number>()
  readonly #links: (RichMark | undefined)[] = []
  readonly #spans: (RichMark | undefined)[] = []
  /** The counts of the open tags, by name: closing a tag takes back what it counted. */
  readonly #open = new Map<string, (readonly PlainMark[])[]>()
  #current: readonly RichMark[] | undefined

  open(tag: StartTag): void {
    const { name, attributes } = tag
    if (name === 'a') this.#links.push(parseLink(attributes))
    else if (name === 'span') this.#spans.push(parseColor(attributes) ?? this.#spans.at(-1))
    if (name === 'span' || name === 'a' || plainMarks.has(name)) {
      const marks = listPlainMarks(tag, this.#links.length > 0)
      this.#count(marks, 1)
      const open = this.#open.get(name)
      if (open) open.push(marks)
      else this.#open.set(name, [marks])
    }
    this.#current = undefined
  }

  close(name: string): void {
    this.#count(this.#open.get(name)?.pop() ?? [], -1)
    if (name === 'a') this.#links.pop()
    else if (name === 'span') this.#spans.pop()
    this.#current = undefined
  }

  current(): readonly RichMark[] {
    this.#current ??= [
      ...[this.#links.at(-1), this.#spans.at(-1)].filter((mark) => mark !== undefined),
      ...[...this.#counts].flatMap(([type, count]) => (count > 0 ? [{ type }] : [])),
    ]
    return this.#current
  }

  #count(marks: readonly PlainMark[], by: 1 | -1): void {
    for (const mark of marks) this.#counts.set(mark, (this.#counts.get(mark) ?? 0) + by)
  }
}

function parseLink(attributes: StartTag['attributes']): RichMark | undefined {
  const url = urlSchema.safeParse(attributes.get('href')?.trim())
  if (!url.success) return undefined
  const isNew = attributes.get('target') === '_blank'
  return {
    type: 'link',
    attrs: { to: { kind: 'url', url: url.data, ...(isNew && { newWindow: true }) } },
  }
}

function parseColor(attributes: StartTag['attributes']): RichMark | undefined {
  const match = /(?:^|\s)sqsrte-text-color--([a-z][a-z0-9-]{0,40})(?:\s|$)/
  const token = match.exec(attributes.get('class') ?? '')?.[1]
  return token === undefined ? undefined : { type: 'color', attrs: { token } }
}
