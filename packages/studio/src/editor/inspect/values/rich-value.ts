import { type Json, plainToRich, type RichText } from '@vitrine/page'
import { isJsonObject } from './json-members.ts'

/** Returns the formatted text of a value, with a paragraph for each line of an older plain one; undefined for none. */
export function toRichText(value: Json | undefined): RichText | undefined {
  if (typeof value === 'string') return value === '' ? undefined : plainToRich(value)
  return isRich(value) ? value : undefined
}

function isRich(value: Json | undefined): value is Json & RichText {
  return isJsonObject(value) && value['type'] === 'doc'
}

/** Returns a formatted text as a value to store. */
export function fromRichText(text: RichText | undefined): Json | undefined {
  return text && JSON.parse(JSON.stringify(text))
}
