import { urlSchema } from '../document/common.ts'
import { type HtmlToken, htmlTokens } from './html-tokens.ts'
import { RichBuilder } from './rich-builder.ts'
import type { RichMark, RichText } from './schema.ts'

type StartTag = Extract<HtmlToken, { kind: 'start' }>
type PlainMark = Exclude<RichMark['type'], 'link' | 'color'>

const plainMarks = new Map<string, PlainMark>([
  ['b', 'bold'],
  ['strong', 'bold'],
  ['i', 'italic'],
  ['em', 'italic'],
  ['u', 'underline'],
  ['s', 'strike'],
  ['strike', 'strike'],
  ['del', 'strike'],
  ['code', 'code'],
])

/** Elements that part texts and are nothing else to us. */
const parting: ReadonlySet<string> = new Set(
  (
    'address article aside body center dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'head header html legend main nav option section summary table tbody td tfoot th thead tr'
  ).split(' '),
)

/**
 * The text of simple HTML: paragraphs, headings, lists, quotes, code, rules, breaks, marks and links.
 * Of everything else only the words stay. It takes time in proportion to the length, whatever is in it.
 */
export function htmlToRich(html: string): RichText {
  const builder = new RichBuilder()
  const marks = new OpenMarks()
  let isAtStartOfCode = false
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') {
      // The first line break of code is of its source, not of the code.
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
      return builder.openBlock('paragraph', alignOf(tag), attributes.has('data-rte-preserve-empty'))
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return builder.openBlock('heading', {
        level: Math.min(4, Number(name.slice(1))),
        ...alignOf(tag),
      })
    case 'pre':
      return builder.openBlock('codeBlock')
    case 'ul':
    case 'menu':
      return builder.openContainer('bulletList')
    case 'ol':
      return builder.openContainer('orderedList', startOf(tag))
    case 'li':
      return builder.openContainer('listItem')
    case 'blockquote':
      return builder.openContainer('blockquote')
    case 'hr':
      return builder.addRule()
    case 'br':
      return builder.addBreak()
    default:
      if (parting.has(name)) builder.closeBlock()
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
      if (/^(?:p|pre|h[1-6])$/.test(name) || parting.has(name)) builder.closeBlock()
      else marks.close(name)
  }
}

function alignOf({ attributes }: StartTag): { readonly align: string } | undefined {
  const said =
    /(?:^|\s)text-align-(left|center|right|justify)(?:\s|$)/.exec(attributes.get('class') ?? '') ??
    /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)\b/i.exec(attributes.get('style') ?? '')
  const align = said?.[1]?.toLowerCase()
  return align === undefined ? undefined : { align }
}

function startOf({ attributes }: StartTag): { readonly start: number } | undefined {
  const start = attributes.get('start') ?? ''
  return /^-?\d{1,9}$/.test(start) && start !== '1' ? { start: Number(start) } : undefined
}

/** Which marks the next word has: counted, so that a thousand open tags cost no more than one. */
class OpenMarks {
  readonly #counts = new Map<PlainMark, number>()
  readonly #links: (RichMark | undefined)[] = []
  readonly #spans: (RichMark | undefined)[] = []
  #current: readonly RichMark[] | undefined

  open({ name, attributes }: StartTag): void {
    const mark = plainMarks.get(name)
    if (mark) this.#counts.set(mark, (this.#counts.get(mark) ?? 0) + 1)
    else if (name === 'a') this.#links.push(linkOf(attributes))
    else if (name === 'span') this.#spans.push(colorOf(attributes) ?? this.#spans.at(-1))
    this.#current = undefined
  }

  close(name: string): void {
    const mark = plainMarks.get(name)
    if (mark) this.#counts.set(mark, Math.max(0, (this.#counts.get(mark) ?? 0) - 1))
    else if (name === 'a') this.#links.pop()
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
}

function linkOf(attributes: StartTag['attributes']): RichMark | undefined {
  const url = urlSchema.safeParse(attributes.get('href')?.trim())
  if (!url.success) return undefined
  const isNew = attributes.get('target') === '_blank'
  return {
    type: 'link',
    attrs: { to: { kind: 'url', url: url.data, ...(isNew && { newWindow: true }) } },
  }
}

function colorOf(attributes: StartTag['attributes']): RichMark | undefined {
  const said = /(?:^|\s)sqsrte-text-color--([a-z][a-z0-9-]{0,40})(?:\s|$)/
  const token = said.exec(attributes.get('class') ?? '')?.[1]
  return token === undefined ? undefined : { type: 'color', attrs: { token } }
}
