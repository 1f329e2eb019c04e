import type { Json, JsonObject } from '@vitrine/page'

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a member by its path: `options.padding` is inside `options`. */
export function findMember(data: JsonObject, path: string): Json | undefined {
  const [name = '', inner] = path.split('.', 2)
  const value = Object.hasOwn(data, name) ? data[name] : undefined
  if (inner === undefined) return value
  return isJsonObject(value) && Object.hasOwn(value, inner) ? value[inner] : undefined
}

/** Returns data with one member set; undefined removes it. */
export function setMember(data: JsonObject, path: string, value: Json | undefined): JsonObject {
  const [name = '', inner] = path.split('.', 2)
  if (inner !== undefined) {
    const holder = Object.hasOwn(data, name) ? data[name] : undefined
    return { ...data, [name]: setMember(isJsonObject(holder) ? holder : {}, inner, value) }
  }
  const { [name]: _, ...rest } = data
  return value === undefined ? rest : { ...rest, [name]: value }
}
