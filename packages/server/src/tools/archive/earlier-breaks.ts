import type { Json, JsonObject } from '@vitrine/page'
import type { RestoredDocument } from '../../content/documents/index.ts'
import type { SiteFile } from './format.ts'

/** The first format whose last line breaks visitors see. */
const FIRST_WITH_BREAKS = 2

/**
 * Removes the line breaks at the end of paragraphs from a document of an earlier archive. Its version of Vitrine did not
 * show them to visitors; this one would show their lines.
 *
 * @see packages/server/migrations/202611271740_last_line_breaks.sql, the same rule for databases
 */
export function removeEarlierBreaks(
  document: RestoredDocument,
  { format }: Pick<SiteFile, 'format'>,
): RestoredDocument {
  if (format >= FIRST_WITH_BREAKS) return document
  const versions = document.versions.map((version) => ({
    ...version,
    body: removeFromMembers(version.body),
  }))
  return { ...document, body: removeFromMembers(document.body), versions }
}

function removeFromMembers(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, remove(value)]))
}

function remove(json: Json): Json {
  if (isList(json)) return json.map(remove)
  if (!isObject(json)) return json
  const { type, content, ...rest } = json
  if (typeof type !== 'string' || !isList(content)) return removeFromMembers(json)
  const cleaned = removeLast(type, content)
  return cleaned === content
    ? removeFromMembers(json)
    : { type, ...rest, ...(cleaned.length > 0 && { content: cleaned }) }
}

/** Returns the content of a text block without its last line break; the same content if it ends in none. */
function removeLast(type: string, content: readonly Json[]): readonly Json[] {
  const last = content.at(-1)
  const isCode = type === 'codeBlock'
  if (!isObject(last) || !(isCode || type === 'paragraph' || type === 'heading')) return content
  const before = content.slice(0, -1)
  const { text } = last
  if (last['type'] === 'hardBreak' || (isCode && text === '\n')) return before
  if (isCode && typeof text === 'string' && text.endsWith('\n'))
    return [...before, { ...last, text: text.slice(0, -1) }]
  return content
}

function isList(json: Json | undefined): json is readonly Json[] {
  return Array.isArray(json)
}

function isObject(json: Json | undefined): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}
