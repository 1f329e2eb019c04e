/** The fields in front of a Markdown text: texts, or lists of texts. */
export type FrontMatter = ReadonlyMap<string, string | readonly string[]>

const FENCES = { '---': ':', '+++': '=' } as const

/**
 * Parses the fields in front of a Markdown text, in the simple YAML or TOML that static sites use: texts and lists of
 * texts by name. Deeper values are ignored.
 */
export function parseFrontMatter(source: string): {
  readonly fields: FrontMatter
  readonly body: string
} {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const fence = text.slice(0, 3)
  if ((fence !== '---' && fence !== '+++') || text[3] !== '\n')
    return { fields: new Map(), body: text }
  const end = text.indexOf(`\n${fence}`, 3)
  if (end < 0) return { fields: new Map(), body: text }
  const after = text.indexOf('\n', end + 1)
  const body = after < 0 ? '' : text.slice(after + 1)
  return { fields: parseFields(text.slice(4, end), FENCES[fence]), body }
}

function parseFields(text: string, separator: string): FrontMatter {
  const fields = new Map<string, string | readonly string[]>()
  let list: string[] | undefined
  for (const line of text.split('\n')) {
    const item = parseListItem(line)
    if (item !== undefined && list) {
      list.push(parseText(item))
      continue
    }
    const at = line.indexOf(separator)
    const name = line.slice(0, Math.max(0, at)).trim().toLowerCase()
    if (at < 0 || /^\s/.test(line) || !/^[a-z][\w-]*$/.test(name)) continue
    const value = line.slice(at + 1).trim()
    list = value === '' ? [] : undefined
    fields.set(name, list ?? parseValue(value))
  }
  return fields
}

function parseValue(value: string): string | readonly string[] {
  if (!value.startsWith('[') || !value.endsWith(']')) return parseText(value)
  return value
    .slice(1, -1)
    .split(',')
    .map(parseText)
    .filter((text) => text !== '')
}

function parseText(value: string): string {
  const text = value.trim()
  const [quote] = text
  if ((quote !== '"' && quote !== "'") || text.length < 2 || !text.endsWith(quote))
    return removeComment(text)
  const inner = text.slice(1, -1)
  return quote === '"' ? inner.replaceAll(/\\(["\\])/g, '$1') : inner.replaceAll("''", "'")
}

/** Returns the text of a list item in a line; undefined if there is none. */
function parseListItem(line: string): string | undefined {
  const bare = line.trim()
  if (bare === '-') return ''
  return bare.startsWith('- ') ? bare.slice(2) : undefined
}

function removeComment(text: string): string {
  const at = text.indexOf(' #')
  return at < 0 ? text : text.slice(0, at).trimEnd()
}
