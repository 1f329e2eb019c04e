import type { Json, JsonObject } from '@vitrine/page'
import type { FieldCondition, InspectorField } from './inspector-field.ts'

/** A block, or a thing of one of its lists, in one language. */
export interface FieldSubject {
  readonly data: JsonObject
  readonly variant?: number | undefined
  /** Names of the texts that are there. */
  readonly texts: ReadonlySet<string>
}

/** Those of the fields that the subject has a use for, as it is now. */
export function fieldsShown(
  fields: readonly InspectorField[],
  subject: FieldSubject,
): readonly InspectorField[] {
  return fields.filter(({ shownWhen }) => shownWhen.every((each) => holds(each, fields, subject)))
}

function holds(
  condition: FieldCondition,
  fields: readonly InspectorField[],
  subject: FieldSubject,
): boolean {
  if ('any' in condition)
    return condition.any.some((all) => all.every((each) => holds(each, fields, subject)))
  if ('variant' in condition) {
    const initial = fields.find(({ of }) => of === 'variant')?.initial
    const variant = subject.variant ?? initial ?? null
    return condition.variant.some((each) => each === variant)
  }
  if ('text' in condition) return subject.texts.has(condition.text) === condition.isSet
  const { key } = condition
  const value = valueAt(subject.data, key) ?? fields.find((each) => each.key === key)?.initial
  if ('isSet' in condition) return (value !== undefined && value !== '') === condition.isSet
  return condition.is.some((each) => each === value)
}

function valueAt(data: JsonObject, key: string): Json | undefined {
  const [name = '', inner] = key.split('.', 2)
  const value = Object.hasOwn(data, name) ? data[name] : undefined
  if (inner === undefined) return value
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([each]) => each === inner)?.[1]
    : undefined
}
