import { isObject, type JsonObject } from '@vitrine/page'

/** The titles and slugs of a draft, stored beside it for lists and searches. */
export interface Listing {
  /** The titles by locale. */
  readonly titles: Readonly<Record<string, string>>
  readonly slugs: Readonly<Record<string, string>>
  /** The titles and slugs of all languages in lower case, for searches. */
  readonly names: string
}

/** Returns the titles and slugs of a body; menus and settings have none. */
export function getListing(body: JsonObject): Listing {
  const metas = Object.entries(isObject(body['meta']) ? body['meta'] : {})
  const titles = getTextsByLocale(metas, 'title')
  const slugs = getTextsByLocale(metas, 'slug')
  const names = [...Object.values(titles), ...Object.values(slugs)].join('\n').toLowerCase()
  return { titles, slugs, names }
}

function getTextsByLocale(
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
