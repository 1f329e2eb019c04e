import { slugOf } from '../catalog/index.ts'

const BLOCK_TAG =
  /<(?:p|div|ul|ol|li|h[1-6]|table|blockquote|section|article|figure|pre|hr|iframe|dl|br)[\s/>]/i
const ANY_TAG = /<\/?[a-z][^>]*>/i

/**
 * A description as HTML. What has block elements is stored as given (it is made safe where it is
 * shown); other text becomes paragraphs, a blank line parting them. `plain` text has no markup:
 * what looks like a tag in it is shown as it stands.
 */
export function bodyOf(given: string, kind: 'html' | 'plain'): string {
  // Medusa and WooCommerce write line breaks of their own as the two characters "\n".
  const text = given.includes('\n') ? given : given.replaceAll(/\\r?\\n|\\n/g, '\n')
  if (kind === 'html' && BLOCK_TAG.test(text)) return text.trim()
  const safe = kind === 'html' && ANY_TAG.test(text) ? text : escapeHtml(text, kind)
  return safe
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.replaceAll(/\s*\n\s*/g, '<br>')}</p>`)
    .join('')
}

/** In HTML without tags an entity is one already. */
function escapeHtml(text: string, kind: 'html' | 'plain'): string {
  const ampersand = kind === 'html' ? /&(?!#?\w+;)/g : /&/g
  return text.replaceAll(ampersand, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The parts of a list in one cell; `\,` is a comma that parts nothing. */
export function listOf(text: string, separator = ','): readonly string[] {
  const parts = text.split(separator === ',' ? /(?<!\\),/ : separator)
  return unique(parts.map((part) => part.replaceAll(String.raw`\,`, ',').trim()))
}

/** In order, the empty left out. */
export function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text !== '')
}

export function oneLine(text: string): string {
  return text.replaceAll(/[\s\u00a0]+/g, ' ').trim()
}

/** Characters as PostgreSQL counts them: code points. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

/** A name for what has only an address: "dishwasher-safe" → "Dishwasher safe". Others stay. */
export function titleOf(name: string): string {
  if (slugOf(name) !== name) return name
  const words = name.replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
