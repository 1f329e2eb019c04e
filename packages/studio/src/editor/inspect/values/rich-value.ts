import { type Json, plainToRich, type RichText, richToPlain } from '@vitrine/page'
import { isJsonObject } from './json-members.ts'

function isRich(value: Json | undefined): value is Json & RichText {
  return isJsonObject(value) && value['type'] === 'doc'
}

/** Returns a formatted text as lines. */
export function formatRich(value: Json | undefined): string {
  if (typeof value === 'string') return value
  return isRich(value) ? richToPlain(value) : ''
}

/** Returns a text with a paragraph for each line; undefined for an empty one. */
export function parseRich(text: string): Json | undefined {
  return text === '' ? undefined : JSON.parse(JSON.stringify(plainToRich(text)))
}

/** Returns whether a text has paragraphs without marks only, so that lines show everything about it. */
export function isPlainRich(value: Json | undefined): boolean {
  if (!isRich(value)) return true
  const stripped = JSON.stringify(value).replaceAll(/"id":"[^"]*",?/g, '')
  return stripped === JSON.stringify(plainToRich(richToPlain(value)))
}
