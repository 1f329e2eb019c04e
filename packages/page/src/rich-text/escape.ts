const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Signs with a meaning of their own, and control characters, which HTML has no way to write. */
const special = /[&<>"']|(?![\t\n])\p{Cc}/gu

/** A text as HTML shows it, between tags and in quoted attributes alike. */
export function escapeHtml(text: string): string {
  return hasSpecial(text) ? text.replace(special, (sign) => entities[sign] ?? '') : text
}

/** Most texts have none, and looking is much quicker than replacing. */
function hasSpecial(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return true
    // " & ' < >
    if (code <= 0x3e && (code === 0x22 || code === 0x26 || code === 0x27 || code >= 0x3c))
      if (code !== 0x3d) return true
  }
  return false
}
