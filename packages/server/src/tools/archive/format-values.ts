import * as z from 'zod/mini'

/** The maximum length of texts without a limit of their own. */
export const MAX_TEXT = 10_000
export const MAX_HTML = 10_000_000

export const text = (max: number) => z.string().check(z.maxLength(max))
export const nonEmptyText = (max: number) => text(max).check(z.minLength(1))
export const integer = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.int().check(z.minimum(min), z.maximum(max))
export const smallInteger = integer(-32_768, 32_767)

export const id = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/))
export const key = z.string().check(z.regex(/^[\da-f]{64}$/))
export const time = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
  z.refine((value) => !Number.isNaN(Date.parse(value)), 'is not a valid time'),
)
/** An amount in whole minor units, as digits. */
export const minor = z.string().check(
  z.regex(/^(0|[1-9]\d{0,15})$/),
  z.refine((digits) => Number(digits) <= Number.MAX_SAFE_INTEGER, 'is too large an amount'),
)
export const enumeration = <const Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.enum(names)
