import { isObject, type Json } from '../json.ts'

/** What an element of an ordered list is known by: itself, or its `id`. */
export function idOf(element: Json): string | undefined {
  if (typeof element === 'string') return element
  if (!isObject(element) || !Object.hasOwn(element, 'id')) return undefined
  return typeof element['id'] === 'string' ? element['id'] : undefined
}

/** The ids of a list, in order; `undefined` where an element has none, or two have the same. */
export function idsOf(list: readonly Json[]): readonly string[] | undefined {
  const ids: string[] = []
  for (const element of list) {
    const id = idOf(element)
    if (id === undefined) return undefined
    ids.push(id)
  }
  return new Set(ids).size === ids.length ? ids : undefined
}
