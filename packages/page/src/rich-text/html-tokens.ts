import { decodeEntities } from './entities.ts'

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'end'; readonly name: string }
  | {
      readonly kind: 'start'
      readonly name: string
      readonly attributes: ReadonlyMap<string, string>
    }

/** The elements whose content is ignored. */
const ignoredElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'title',
  'noscript',
])

/**
 * Yields the tokens of HTML in linear time. An unclosed comment or ignored element consumes the rest; an
 * unclosed tag is text.
 */
export function* tokenizeHtml(html: string): Generator<HtmlToken> {
  let at = 0
  while (at < html.length) {
    const open = findMarkup(html, at)
    if (open > at) yield { kind: 'text', text: decodeEntities(html.slice(at, open)) }
    if (open === html.length) return
    const sign = html[open + 1]
    if (sign === '!' || sign === '?') {
      at = skipComment(html, open)
      continue
    }
    const tag = readTag(html, open)
    if (tag === undefined) {
      yield { kind: 'text', text: decodeEntities(html.slice(open)) }
      return
    }
    at = tag.after
    if (tag.token.kind === 'start' && ignoredElements.has(tag.token.name))
      at = skipIgnored(html, at, tag)
    else yield tag.token
  }
}

/** Returns the position of the next tag or comment; a `<` before anything else is text. */
function findMarkup(html: string, from: number): number {
  const markup = /<(?=[a-z!?]|\/[a-z])/gi
  markup.lastIndex = from
  return markup.exec(html)?.index ?? html.length
}

function skipComment(html: string, open: number): number {
  const isComment = html.startsWith('<!--', open)
  const end = isComment ? html.indexOf('-->', open + 4) : html.indexOf('>', open)
  return end < 0 ? html.length : end + (isComment ? 3 : 1)
}

interface ReadTag {
  readonly token: Exclude<HtmlToken, { kind: 'text' }>
  readonly after: number
}

function readTag(html: string, open: number): ReadTag | undefined {
  const naming = /[^\s/>]+/y
  const isEnd = html[open + 1] === '/'
  naming.lastIndex = open + (isEnd ? 2 : 1)
  const name = naming.exec(html)?.[0].toLowerCase() ?? ''
  const read = readAttributes(html, naming.lastIndex)
  if (read === undefined) return undefined
  const { attributes, after } = read
  return { token: isEnd ? { kind: 'end', name } : { kind: 'start', name, attributes }, after }
}

/** Returns the attributes of a tag; the first of a name counts. */
function readAttributes(html: string, from: number) {
  const attributes = new Map<string, string>()
  const part =
    /[\s/]*(?:(>)|([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*))?)?|[="'])/y
  part.lastIndex = from
  for (let found = part.exec(html); found; found = part.exec(html)) {
    const [, end, name, double, single, bare] = found
    if (end !== undefined) return { attributes, after: part.lastIndex }
    const key = name?.toLowerCase()
    if (key !== undefined && !attributes.has(key))
      attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''))
  }
  return undefined
}

function skipIgnored(html: string, from: number, { token }: ReadTag): number {
  const end = new RegExp(`</${token.name}(?=[\\s/>])[^>]*>?`, 'gi')
  end.lastIndex = from
  return end.exec(html) ? end.lastIndex : html.length
}
