import type { Attributes } from './custom-tags.ts'
import type { NavigationEntry } from './navigation-scope.ts'
import type { Filling } from './page-run.ts'
import type { Store } from './shell.ts'

/** What a tag names a collection by; undefined where it names none. */
export function collectionPath({ attributes }: Pick<Filling, 'attributes'>): string | undefined {
  const path = (attributes['collection'] ?? '').replaceAll(/^\/+|\/+$/g, '')
  return path === '' ? undefined : path
}

export function noSuchCollection(path: string | undefined): string {
  return path === undefined ? 'It names no collection' : `There is no collection "${path}" to show`
}

/** @see compat §2: "urlId, may contain `/` = folder path" */
export function storeAt(
  shell: { readonly stores: readonly Store[]; readonly navigation: readonly NavigationEntry[] },
  path: string,
): Store | undefined {
  const whole = shell.stores.find(({ collection }) => collection.urlId === path)
  if (whole) return whole
  const urlId = path.slice(path.lastIndexOf('/') + 1)
  const folder = `/${path.slice(0, -urlId.length - 1)}`
  const isInFolder = shell.navigation.some(
    ({ url, items = [] }) => url === folder && items.some((item) => item.url.endsWith(`/${urlId}`)),
  )
  return isInFolder ? shell.stores.find(({ collection }) => collection.urlId === urlId) : undefined
}

interface Range {
  readonly from: number
  readonly to: number
  readonly otherwise: number
  readonly onFault: (fault: string) => void
}

/** The number of an attribute, within its range; tells when what was written is not. */
export function countOf(attributes: Attributes, name: string, range: Range): number {
  const { from, to, otherwise, onFault } = range
  const text = attributes[name] ?? ''
  if (text === '') return otherwise
  const given = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  if (given >= from && given <= to) return given
  onFault(`${name} is a whole number from ${from} to ${to}, not "${text}"`)
  return Number.isNaN(given) ? otherwise : Math.min(Math.max(given, from), to)
}
