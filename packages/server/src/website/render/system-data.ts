import type { Say } from '@vitrine/model'
import { untrusted } from '@vitrine/template'
import type { Place } from './content.ts'
import { continueUrl, storeUrl } from './store-url.ts'

type Data = Readonly<Record<string, unknown>>

/** Where a page of the platform holds a sentence of the server's, and never what a visitor typed. */
const SENTENCES: ReadonlySet<string> = new Set([
  'alert',
  'deliveryError',
  'error',
  'message',
  'notice',
  'notices',
  'paidWith',
  'price',
  'shipping',
])

/**
 * What a page of the platform is given, as its language has it: sentences of the server in its words,
 * addresses of the shop under its prefix. Every text is plain, and much of it a visitor's: none may be
 * read as markup.
 */
export function systemData(place: Place, data: Data, say: Say): Data {
  const shown = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return untrusted(textOf(value, key))
    if (typeof value === 'bigint') return Number(value)
    if (Array.isArray(value)) return value.map((inner) => shown(inner, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, shown(inner, name)]),
    )
  }
  const textOf = (text: string, key: string): string => {
    if (SENTENCES.has(key)) return say(text)
    if (key === 'url') return productUrlHere(place, text)
    return key === 'continueUrl' || key === 'continueShoppingLinkUrl'
      ? continueUrl(place.shell)
      : text
  }
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, shown(value, key)]))
}

/** A product's address is told in the site's own language. */
function productUrlHere({ shell }: Place, url: string): string {
  const [, urlId, product] = /^\/([^/?]+)\/p\/([^/?]+)$/.exec(url) ?? []
  const store = shell.stores.find(({ collection }) => collection.urlId === urlId)
  return store ? `${storeUrl(shell, store.collection)}/p/${product ?? ''}` : url
}
