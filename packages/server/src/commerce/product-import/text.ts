import { createSlug } from '../catalog/index.ts'

const BLOCK_TAG =
  /<(?:p|div|ul|ol|li|h[1-6]|table|blockquote|section|article|figure|pre|hr|iframe|dl|br)[\s/>]/i
const ANY_TAG = /<\/?[a-z][^>]*>/i

/**
 * Converts a description to HTML. Text with block elements stays as it is (it is sanitized where it is shown);
 * other text becomes paragraphs at blank lines. `plain` text has no markup: tags in it are shown literally.
 */
export function toBodyHtml(input: string, kind: 'html' | 'plain'): string {
  // Medusa and WooCommerce write line breaks as the two characters "\n".
  const text = input.includes('\n') ? input : input.replaceAll(/\\r?\\n|\\n/g, '\n')
  if (kind === 'html' && BLOCK_TAG.test(text)) return text.trim()
  const safe = kind === 'html' && ANY_TAG.test(text) ? text : escapeHtml(text, kind)
  return safe
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${splitLines(paragraph).join('<br>')}</p>`)
    .join('')
}

function splitLines(text: string): readonly string[] {
  return text.split('\n').map((line) => line.trim())
}

/** Escapes text; in HTML without tags, entities stay. */
function escapeHtml(text: string, kind: 'html' | 'plain'): string {
  const ampersand = kind === 'html' ? /&(?!#?\w+;)/g : /&/g
  return text.replaceAll(ampersand, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Splits a list in one cell; `\,` is a literal comma. */
export function splitList(text: string, separator = ','): readonly string[] {
  const parts = text.split(separator === ',' ? /(?<!\\),/ : separator)
  return unique(parts.map((part) => part.replaceAll(String.raw`\,`, ',').trim()))
}

/** Splits the path of a category, such as "Home > Kitchen", into its names. */
export function splitPath(text: string, separator: string): readonly string[] {
  return unique(text.split(separator).map((name) => name.trim()))
}

/** Returns the distinct texts in order, without empty ones. */
export function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text !== '')
}

export function toOneLine(text: string): string {
  return text.replaceAll(/[\s\u00a0]+/g, ' ').trim()
}

/** Counts characters like PostgreSQL: as code points. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}

/** Converts a slug to a title: "dishwasher-safe" → "Dishwasher safe". Other names stay. */
export function toTitle(name: string): string {
  if (createSlug(name) !== name) return name
  const words = name.replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
