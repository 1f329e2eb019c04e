/** Escapes `& < >`. Strings that need nothing are returned as they are. */
export function escapeHtml(text: string): string {
  return escape(text, false)
}

/** Escapes `& < > "`; apostrophes stay, so attributes are written with double quotes. */
export function escapeAttribute(text: string): string {
  return escape(text, true)
}

function escape(text: string, quotes: boolean): string {
  let escaped = ''
  let kept = 0
  for (let at = 0; at < text.length; at++) {
    const entity = entityOf(text.charCodeAt(at), quotes)
    if (entity === '') continue
    escaped += text.slice(kept, at) + entity
    kept = at + 1
  }
  return kept === 0 ? text : escaped + text.slice(kept)
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
