/** Escapes `& < >`. Strings that need nothing are returned as they are. */
export function escapeHtml(text: string): string {
  return escape(text, unsafe, '')
}

/** Escapes `& < > "`; apostrophes stay, so attributes are written with double quotes. */
export function escapeAttribute(text: string): string {
  return escape(text, unsafeInAttributes, '"')
}

/** Escapes `& < > " '`: for text that may stand anywhere, attributes in single quotes too. */
export function escapeAnywhere(text: string): string {
  return escape(text, unsafeAnywhere, '"\'')
}

const unsafe = /[&<>]/
const unsafeInAttributes = /[&<>"]/
const unsafeAnywhere = /[&<>"']/

function escape(text: string, signs: RegExp, quotes: string): string {
  // An expression finds the first sign sooner than a loop does; most texts have none.
  const first = text.search(signs)
  if (first < 0) return text
  const { length } = text
  let escaped = text.slice(0, first)
  let kept = first
  for (let at = first; at < length; at++) {
    // Read by index: the runtime inlines it even where a library has touched `String.prototype`.
    const entity = entityOf(text[at], quotes)
    if (entity === '') continue
    if (kept < at) escaped += text.slice(kept, at)
    escaped += entity
    kept = at + 1
  }
  return kept < length ? escaped + text.slice(kept) : escaped
}

function entityOf(sign: string | undefined, quotes: string): string {
  switch (sign) {
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

/** Removes everything of the form `<…>`, or puts `instead` in its place; one pass. */
export function stripTags(text: string, instead = ''): string {
  let kept = ''
  let at = 0
  for (;;) {
    const open = text.indexOf('<', at)
    const close = open < 0 ? -1 : text.indexOf('>', open + 1)
    if (close < 0) return at === 0 ? text : kept + text.slice(at)
    kept += text.slice(at, open) + instead
    at = close + 1
  }
}
