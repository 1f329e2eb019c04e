import { isObject, type Json } from '../json.ts'

/** Returns the id of a list's element: the element itself, or its `id`. */
export function getId(element: Json): string | undefined {
  if (typeof element === 'string') return element
  if (!isObject(element) || !Object.hasOwn(element, 'id')) return undefined
  return typeof element['id'] === 'string' ? element['id'] : undefined
}

/** Returns the ids of a list, in order; undefined if an element has none or two have the same. */
export function getIds(list: readonly Json[]): readonly string[] | undefined {
  const ids: string[] = []
  for (const element of list) {
    const id = getId(element)
    if (id === undefined) return undefined
    ids.push(id)
  }
  return new Set(ids).size === ids.length ? ids : undefined
}
