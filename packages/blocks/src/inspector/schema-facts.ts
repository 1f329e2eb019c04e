import * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** A member of the data. */
export interface Member {
  /** The schema inside of optional and default wrappers. */
  readonly schema: Schema
  readonly isOptional: boolean
  /** The default value; undefined if there is none. */
  readonly initial: unknown
}

/** Returns a member by its path; of a union, the first that has it. Undefined if there is none. */
export function getMember(outer: Schema, [name, ...inner]: readonly string[]): Member | undefined {
  const { schema, isOptional, initial } = unwrap(outer)
  if (name === undefined) return { schema, isOptional, initial }
  const kinds = schema instanceof z.core.$ZodUnion ? schema._zod.def.options : [schema]
  for (const kind of kinds) {
    const next = getEntries(kind)?.[name]
    if (next) return getMember(next, inner)
  }
  return undefined
}

/** Returns the members of an object schema; undefined if it is none. */
export function getEntries(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  return schema instanceof z.ZodMiniObject ? schema._zod.def.shape : undefined
}

/** Returns the schema of a list's entries. Throws if the schema is not a list. */
export function getElement(schema: Schema): Schema {
  if (!(schema instanceof z.ZodMiniArray)) throw new Error('The schema is not that of a list')
  return schema._zod.def.element
}

/** Returns the range of a number. Throws if it has no minimum or maximum. */
export function getRange(schema: Schema): {
  readonly min: number
  readonly max: number
  readonly isWhole: boolean
} {
  let [min, max]: (number | undefined)[] = []
  for (const check of getChecks(schema)) {
    if (check instanceof z.core.$ZodCheckGreaterThan) min = Number(check._zod.def.value)
    if (check instanceof z.core.$ZodCheckLessThan) max = Number(check._zod.def.value)
  }
  if (min === undefined || max === undefined) throw new Error('The schema has no range of numbers')
  return { min, max, isWhole: schema instanceof z.ZodMiniNumberFormat }
}

/** Returns the maximum number of characters or entries; undefined if there is no limit. */
export function getMaximum(schema: Schema): number | undefined {
  for (const check of getChecks(schema))
    if (check instanceof z.core.$ZodCheckMaxLength) return check._zod.def.maximum
  return undefined
}

/** Returns the regular expression that a text must match; undefined if any text is possible. */
export function getPattern(schema: Schema): string | undefined {
  for (const check of getChecks(schema))
    if (check instanceof z.core.$ZodCheckRegex) return check._zod.def.pattern?.source
  return undefined
}

function getChecks(schema: Schema): readonly z.core.$ZodCheck<never>[] {
  return schema._zod.def.checks ?? []
}

function unwrap(outer: Schema): Member {
  let [schema, isOptional, initial]: [Schema, boolean, unknown] = [outer, false, undefined]
  for (;;) {
    if (schema instanceof z.ZodMiniDefault) initial = schema._zod.def.defaultValue
    else if (schema instanceof z.ZodMiniOptional) isOptional = true
    else return { schema, isOptional, initial }
    schema = schema._zod.def.innerType
  }
}
