/** Escapes `& < >`. Returns strings without them unchanged. */
export function escapeHtml(text: string): string {
  return escape(text, unsafe, '')
}

/** Escapes `& < > "`. Apostrophes stay, so attributes need double quotes. */
export function escapeAttribute(text: string): string {
  return escape(text, unsafeInAttributes, '"')
}

/** Escapes `& < > " '`, for text that may be in an attribute with either kind of quotes. */
export function escapeAnywhere(text: string): string {
  return escape(text, unsafeAnywhere, '"\'')
}

const unsafe = /[&<>]/
const unsafeInAttributes = /[&<>"]/
const unsafeAnywhere = /[&<>"']/

function escape(text: string, characters: RegExp, quotes: string): string {
  // A regular expression finds the first character faster than a loop; most texts have none.
  const first = text.search(characters)
  if (first < 0) return text
  const { length } = text
  let escaped = text.slice(0, first)
  let copied = first
  for (let at = first; at < length; at++) {
    // Read by index, which the runtime inlines even if a library has changed `String.prototype`.
    const entity = getEntity(text[at], quotes)
    if (entity === '') continue
    if (copied < at) escaped += text.slice(copied, at)
    escaped += entity
    copied = at + 1
  }
  return copied < length ? escaped + text.slice(copied) : escaped
}

function getEntity(character: string | undefined, quotes: string): string {
  switch (character) {
    case '&':
      return '&amp;'
    case '<':
      return '&lt;'
    case '>':
      return '&gt;'
    case '"':
      return quotes === '' ? '' : '&quot;'
    case "'":
      return quotes === '"\'' ? '&#39;' : ''
    default:
      return ''
  }
}

/** Removes everything of the form `<…>` in one pass, or replaces it with `replacement`. */
export function stripTags(text: string, replacement = ''): string {
  let result = ''
  let at = 0
  for (;;) {
    const open = text.indexOf('<', at)
    const close = open < 0 ? -1 : text.indexOf('>', open + 1)
    if (close < 0) return at === 0 ? text : result + text.slice(at)
    result += text.slice(at, open) + replacement
    at = close + 1
  }
}
