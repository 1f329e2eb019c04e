import type { JsonObject } from '@vitrine/page'

/** What lists show of a draft. */
export interface Listing {
  /** By locale. */
  readonly titles: Readonly<Record<string, string>>
  readonly slugs: Readonly<Record<string, string>>
  /** Every title and address in small letters: what a search in the list looks into. */
  readonly names: string
}

/** Read from the body of any kind; of menus and settings there is nothing to say. */
export function listingOf(body: JsonObject): Listing {
  const metas = Object.entries(isObject(body['meta']) ? body['meta'] : {})
  const titles = textsIn(metas, 'title')
  const slugs = textsIn(metas, 'slug')
  const names = [...Object.values(titles), ...Object.values(slugs)].join('\n').toLowerCase()
  return { titles, slugs, names }
}

function textsIn(
  metas: readonly (readonly [string, unknown])[],
  name: string,
): Record<string, string> {
  return Object.fromEntries(
    metas.flatMap(([locale, meta]) => {
      const text = isObject(meta) ? meta[name] : undefined
      return typeof text === 'string' ? [[locale, text]] : []
    }),
  )
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
