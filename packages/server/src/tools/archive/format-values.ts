import * as z from 'zod/mini'

/** Of texts that have no limit of their own: more is nobody's. */
export const LONG = 10_000
export const LONGEST = 10_000_000

export const text = (most: number) => z.string().check(z.maxLength(most))
export const words = (most: number) => text(most).check(z.minLength(1))
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.int().check(z.minimum(least), z.maximum(most))
export const small = whole(-32_768, 32_767)

export const id = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/))
export const key = z.string().check(z.regex(/^[\da-f]{64}$/))
export const time = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
  z.refine((given) => !Number.isNaN(Date.parse(given)), 'is no time'),
)
/** Digits of an amount in whole minor units. */
export const minor = z.string().check(
  z.regex(/^(0|[1-9]\d{0,15})$/),
  z.refine((digits) => Number(digits) <= Number.MAX_SAFE_INTEGER, 'is too large an amount'),
)
export const named = <const Name extends string>(names: readonly [Name, ...Name[]]) => z.enum(names)
