import type { Json, JsonObject } from '@vitrine/page'
import type { FieldCondition, InspectorField } from './inspector-field.ts'

/** A block, or an entry of one of its lists, in one language. */
export interface FieldSubject {
  readonly data: JsonObject
  readonly variant?: number | undefined
  /** The names of the texts that are written. */
  readonly texts: ReadonlySet<string>
}

/** Returns the fields whose conditions are met. */
export function getVisibleFields<F extends InspectorField>(
  fields: readonly F[],
  subject: FieldSubject,
): readonly F[] {
  return fields.filter(({ shownWhen }) => shownWhen.every((each) => isMet(each, fields, subject)))
}

function isMet(
  condition: FieldCondition,
  fields: readonly InspectorField[],
  subject: FieldSubject,
): boolean {
  if ('any' in condition)
    return condition.any.some((all) => all.every((each) => isMet(each, fields, subject)))
  if ('variant' in condition) {
    const initial = fields.find(({ target }) => target === 'variant')?.initial
    const variant = subject.variant ?? initial ?? null
    return condition.variant.some((each) => each === variant)
  }
  if ('text' in condition) return subject.texts.has(condition.text) === condition.isSet
  const { key } = condition
  const field = fields.find((each) => each.key === key)
  const value =
    getVariantValue(field, subject.variant) ?? getValue(subject.data, key) ?? field?.initial
  if ('isSet' in condition) return (value !== undefined && value !== '') === condition.isSet
  return condition.is.some((each) => each === value)
}

/** Returns the value of a field that a variant of the block stands for; undefined if it is the data that says it. */
export function getVariantValue(
  field: InspectorField | undefined,
  variant: number | undefined,
): string | undefined {
  return field?.ui === 'select' && variant !== undefined ? field.variants?.[variant] : undefined
}

function getValue(data: JsonObject, key: string): Json | undefined {
  const [name = '', inner] = key.split('.', 2)
  const value = Object.hasOwn(data, name) ? data[name] : undefined
  if (inner === undefined) return value
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([each]) => each === inner)?.[1]
    : undefined
}
