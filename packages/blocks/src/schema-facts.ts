import * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** What stands at a place of data. */
export interface Member {
  /** Without what makes it optional or gives it a value. */
  readonly schema: Schema
  readonly isOptional: boolean
  /** Undefined where it has none. */
  readonly initial: unknown
}

/** Of things of several kinds, it is that of the first kind that has it. Undefined where none has. */
export function memberOf(of: Schema, [name, ...inner]: readonly string[]): Member | undefined {
  const { schema, isOptional, initial } = opened(of)
  if (name === undefined) return { schema, isOptional, initial }
  const kinds = schema instanceof z.core.$ZodUnion ? schema._zod.def.options : [schema]
  for (const kind of kinds) {
    const next = entriesOf(kind)?.[name]
    if (next) return memberOf(next, inner)
  }
  return undefined
}

/** The members of an object; undefined where it is none. */
export function entriesOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  return schema instanceof z.ZodMiniObject ? schema._zod.def.shape : undefined
}

/** Of a list. Throws where it is none. */
export function elementOf(schema: Schema): Schema {
  if (!(schema instanceof z.ZodMiniArray)) throw new Error('The schema is not that of a list')
  return schema._zod.def.element
}

/** Throws where numbers have no end. */
export function rangeOf(schema: Schema): {
  readonly min: number
  readonly max: number
  readonly isWhole: boolean
} {
  let [min, max]: (number | undefined)[] = []
  for (const check of checksOf(schema)) {
    if (check instanceof z.core.$ZodCheckGreaterThan) min = Number(check._zod.def.value)
    if (check instanceof z.core.$ZodCheckLessThan) max = Number(check._zod.def.value)
  }
  if (min === undefined || max === undefined) throw new Error('The schema has no range of numbers')
  return { min, max, isWhole: schema instanceof z.ZodMiniNumberFormat }
}

/** How many there may be: of characters, of things. Undefined where there is no limit. */
export function mostOf(schema: Schema): number | undefined {
  for (const check of checksOf(schema))
    if (check instanceof z.core.$ZodCheckMaxLength) return check._zod.def.maximum
  return undefined
}

function checksOf(schema: Schema): readonly z.core.$ZodCheck<never>[] {
  return schema._zod.def.checks ?? []
}

function opened(of: Schema): Member {
  let [schema, isOptional, initial]: [Schema, boolean, unknown] = [of, false, undefined]
  for (;;) {
    if (schema instanceof z.ZodMiniDefault) initial = schema._zod.def.defaultValue
    else if (schema instanceof z.ZodMiniOptional) isOptional = true
    else return { schema, isOptional, initial }
    schema = schema._zod.def.innerType
  }
}
