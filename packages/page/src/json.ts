/** What documents are made of. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject

export interface JsonObject {
  readonly [key: string]: Json
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value)
}

/** What stands under an own member; `undefined` where there is none. */
export function member(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined
}

/** Whether both say the same; the order of members does not matter. Shared parts are not entered. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (isList(one))
    return (
      isList(other) &&
      one.length === other.length &&
      one.every((item, at) => isSame(item, other[at]))
    )
  if (!isObject(one) || !isObject(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  )
}
