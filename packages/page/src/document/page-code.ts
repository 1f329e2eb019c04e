import * as z from 'zod/mini'
import { getMember, isObject, type JsonObject } from '../json.ts'

/** The maximum length of the code of each part of a page, in characters. */
export const MAX_PAGE_CODE_LENGTH = 20_000

/** The parts of a page that owners add code to: the head, and the end of the body. */
export const pageCodeParts = ['head', 'foot'] as const

const codeSchema = z.optional(z.string().check(z.maxLength(MAX_PAGE_CODE_LENGTH)))

/** HTML that an owner adds to a page, to an item, or to all pages of a site. It is sanitized when it is rendered. */
export const pageCodeSchema = z.strictObject({ head: codeSchema, foot: codeSchema })

export type PageCodePart = (typeof pageCodeParts)[number]
export type PageCode = z.output<typeof pageCodeSchema>

/** Returns the code of a page, of an item, or of the settings of a site; empty for other kinds of documents. */
export function getPageCode(body: JsonObject | undefined): PageCode {
  if (!body) return {}
  const settings = getMember(body, 'settings')
  const code = getMember(isObject(settings) ? settings : body, 'code')
  if (!isObject(code)) return {}
  const entries = pageCodeParts.flatMap((part) => {
    const text = getMember(code, part)
    return typeof text === 'string' && text !== '' ? [[part, text] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Returns a body without its code, which may contain scripts. */
export function omitPageCode(body: JsonObject): JsonObject {
  const { code: _, ...others } = body
  const { settings } = others
  if (!isObject(settings)) return others
  const { code: __, ...rest } = settings
  return { ...others, settings: rest }
}
