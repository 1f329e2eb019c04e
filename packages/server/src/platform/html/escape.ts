const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Plain text as it is written in an element or in the value of an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
}

/**
 * JSON as it is written inside a script element: nothing in it can end the element, begin a comment or
 * end a line of the script.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** The text of markup: for descriptions. */
export function textOf(html: string): string {
  return plainOf(html.replaceAll(/<[^<>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** What search engines show of a description. */
const LONGEST_DESCRIPTION = 300

export function cut(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text
  return `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')}…`
}

/** What the value of an attribute says. */
export function plainOf(value: string): string {
  return value.replaceAll(/&(amp|lt|gt|quot|#39|#x27|nbsp);/gi, signOf)
}

const NAMES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
}

function signOf(_entity: string, name: string): string {
  return NAMES[name.toLowerCase()] ?? ''
}
