import { type CustomField, customFieldLimits, findRepeatedNames } from '@vitrine/model'
import { addError, type ParseContext } from '../parse-context.ts'
import type { Row } from '../sheet.ts'

/** The name of a line up to the first colon that has no backslash before it, and its value. */
const LINE = /^((?:[^\\:]|\\.)*):(.*)$/s

/**
 * Formats custom fields as the lines of a cell, each a name, a colon and a value. `\:` is a colon in a name, `\n` a
 * line break, and `\\` a backslash.
 */
export function formatCustomFields(fields: readonly CustomField[]): string {
  return fields
    .map(({ name, value }) => `${escapeText(name).replaceAll(':', '\\:')}: ${escapeText(value)}`)
    .join('\n')
}

/** Parses the lines of a cell into custom fields. A line without a name or value is an error. */
export function parseCustomFields(
  context: ParseContext,
  row: Row,
  column: string,
): readonly CustomField[] {
  const lines = row.text(column).split(/\r\n|\r|\n/)
  const fields = lines.filter((line) => line.trim() !== '').map(parseLine)
  const error = findError(fields)
  if (error !== undefined) addError(context, row.getPosition(column), error)
  return fields
}

function parseLine(line: string): CustomField {
  const [, name = '', value = ''] = LINE.exec(line) ?? []
  return { name: unescapeText(name).trim(), value: unescapeText(value).trim() }
}

function findError(fields: readonly CustomField[]): string | undefined {
  const { fields: count, name: longest, value: longestValue } = customFieldLimits
  if (fields.length > count) return `a product has at most ${count} custom fields`
  const [repeated] = findRepeatedNames(fields)
  if (fields.some(({ name, value }) => name === '' || value === ''))
    return 'write each custom field on a line of its own, such as "Material: Stoneware"'
  if (fields.some(({ name }) => name.length > longest))
    return `the name of a custom field has at most ${longest} characters`
  if (fields.some(({ value }) => value.length > longestValue))
    return `a custom field has at most ${longestValue} characters`
  return repeated === undefined
    ? undefined
    : `two custom fields are named ${JSON.stringify(fields[repeated]?.name)}`
}

function escapeText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll(/\r\n|\r|\n/g, '\\n')
}

function unescapeText(text: string): string {
  return text.replaceAll(/\\(.)/gs, (_, character: string) =>
    character === 'n' ? '\n' : character,
  )
}
