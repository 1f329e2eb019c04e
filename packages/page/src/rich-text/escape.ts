const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The characters with a meaning in HTML, and control characters, which HTML cannot contain. */
const SPECIAL_CHARACTERS = /[&<>"']|(?![\t\n])\p{Cc}/gu

/** Escapes a text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return hasSpecialCharacters(text)
    ? text.replace(SPECIAL_CHARACTERS, (sign) => entities[sign] ?? '')
    : text
}

/** Returns whether a text needs escaping: most do not, and checking is much faster than replacing. */
function hasSpecialCharacters(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return true
    // " & ' < >
    if (code <= 0x3e && (code === 0x22 || code === 0x26 || code === 0x27 || code >= 0x3c))
      if (code !== 0x3d) return true
  }
  return false
}
