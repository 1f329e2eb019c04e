import { decodeEntities } from '@vitrine/page'

export type XmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'end'; readonly name: string }
  | {
      readonly kind: 'start'
      readonly name: string
      readonly attributes: ReadonlyMap<string, string>
      /** Whether the element has no content: `<a/>`. */
      readonly isEmpty: boolean
    }

/** The delimiters of what is skipped. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const

const CDATA = '<![CDATA['

/**
 * Yields the tokens of XML in linear time. Declarations are skipped, entities among them, so that none
 * expands. An unclosed construct ends the text.
 */
export function* tokenizeXml(xml: string): Generator<XmlToken> {
  let at = 0
  while (at < xml.length) {
    const open = indexFrom(xml, '<', at)
    if (open > at) yield { kind: 'text', text: decodeEntities(xml.slice(at, open)) }
    if (open === xml.length) return
    if (xml.startsWith(CDATA, open)) {
      const end = indexFrom(xml, ']]>', open)
      yield { kind: 'text', text: xml.slice(open + CDATA.length, end) }
      at = end + 3
      continue
    }
    const after = skipDeclaration(xml, open)
    if (after !== undefined) {
      at = after
      continue
    }
    const tag = readTag(xml, open)
    if (!tag) return
    yield tag.token
    at = tag.after
  }
}

function indexFrom(xml: string, character: string, from: number): number {
  const found = xml.indexOf(character, from)
  return found < 0 ? xml.length : found
}

function skipDeclaration(xml: string, open: number): number | undefined {
  for (const [begin, end] of SKIPPED)
    if (xml.startsWith(begin, open)) return indexFrom(xml, end, open) + end.length
  if (!xml.startsWith('<!', open)) return undefined
  const close = indexFrom(xml, '>', open)
  const isLong = xml.slice(open, close).includes('[')
  return isLong ? indexFrom(xml, ']>', open) + 2 : close + 1
}

const NAME = /\/?([^\s/<>="']+)/y
const ATTRIBUTE = /\s*([^\s/<>="']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const END = /\s*(\/?)>/y

function readTag(xml: string, open: number) {
  NAME.lastIndex = open + 1
  const [whole = '', name = ''] = NAME.exec(xml) ?? []
  if (name === '') return undefined
  let at = open + 1 + whole.length
  const attributes = new Map<string, string>()
  for (;;) {
    ATTRIBUTE.lastIndex = at
    const found = ATTRIBUTE.exec(xml)
    if (!found) break
    const [, key = '', double, single] = found
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? ''))
    at = ATTRIBUTE.lastIndex
  }
  END.lastIndex = at
  const end = END.exec(xml)
  if (!end) return undefined
  const after = END.lastIndex
  if (whole.startsWith('/')) return { token: { kind: 'end', name } as const, after }
  return { token: { kind: 'start', name, attributes, isEmpty: end[1] === '/' } as const, after }
}
