const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes plain text for an element or the value of an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/**
 * Formats JSON for a script element: nothing in it can end the element, begin a comment, or end a line of the
 * script.
 */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Returns the text of markup, for descriptions. */
export function htmlToText(html: string): string {
  return decodeEntities(html.replaceAll(/<[^<>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The length of a description that search engines show. */
const MAX_DESCRIPTION_LENGTH = 300

export function truncateDescription(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text
  return `${text.slice(0, MAX_DESCRIPTION_LENGTH).replace(/(?<!\s)\s+\S*$/, '')}…`
}

/** Decodes the entities in the value of an attribute. */
export function decodeEntities(value: string): string {
  return value.replaceAll(/&(amp|lt|gt|quot|#39|#x27|nbsp);/gi, decodeEntity)
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
}

function decodeEntity(_entity: string, name: string): string {
  return ENTITIES[name.toLowerCase()] ?? ''
}
