/** Escapes `& < >`. Strings that need nothing are returned as they are. */
export function escapeHtml(text: string): string {
  return escape(text, false)
}

/** Escapes `& < > "`; apostrophes stay, so attributes are written with double quotes. */
export function escapeAttribute(text: string): string {
  return escape(text, true)
}

const unsafe = /[&<>]/
const unsafeInAttributes = /[&<>"]/

function escape(text: string, quotes: boolean): string {
  // An expression finds the first sign sooner than a loop does; most texts have none.
  const first = text.search(quotes ? unsafeInAttributes : unsafe)
  if (first < 0) return text
  let escaped = text.slice(0, first)
  let kept = first
  for (let at = first; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 0x3e) continue
    const entity = entityOf(code, quotes)
    if (entity === '') continue
    if (kept < at) escaped += text.slice(kept, at)
    escaped += entity
    kept = at + 1
  }
  return kept < text.length ? escaped + text.slice(kept) : escaped
}

function entityOf(code: number, quotes: boolean): string {
  switch (code) {
    case 0x26:
      return '&amp;'
    case 0x3c:
      return '&lt;'
    case 0x3e:
      return '&gt;'
    case 0x22:
      return quotes ? '&quot;' : ''
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
