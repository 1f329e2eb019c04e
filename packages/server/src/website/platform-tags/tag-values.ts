import type { NavigationEntry, StoreCollection } from '../site-shell/index.ts'
import type { Attributes } from '../theme-loading/index.ts'
import type { TagInput } from './page-rendering.ts'

/** Returns the collection that a tag names; undefined if it names none. */
export function getCollectionPath({
  attributes,
}: Pick<TagInput, 'attributes'>): string | undefined {
  const path = (attributes['collection'] ?? '').replaceAll(/^\/+|(?<!\/)\/+$/g, '')
  return path === '' ? undefined : path
}

export function formatUnknownCollection(path: string | undefined): string {
  return path === undefined
    ? 'The tag names no collection'
    : `There is no collection "${path}" to show`
}

/**
 * Finds the store of a URL id, which may include its folder.
 *
 * @see compat §2: "urlId, may contain `/` = folder path"
 */
export function findStore(
  shell: {
    readonly stores: readonly StoreCollection[]
    readonly navigation: readonly NavigationEntry[]
  },
  path: string,
): StoreCollection | undefined {
  const exact = shell.stores.find(({ collection }) => collection.urlId === path)
  if (exact) return exact
  const urlId = path.slice(path.lastIndexOf('/') + 1)
  const folder = `/${path.slice(0, -urlId.length - 1)}`
  const isInFolder = shell.navigation.some(
    ({ url, items = [] }) => url === folder && items.some((item) => item.url.endsWith(`/${urlId}`)),
  )
  return isInFolder ? shell.stores.find(({ collection }) => collection.urlId === urlId) : undefined
}

interface NumberRange {
  readonly from: number
  readonly to: number
  readonly fallback: number
  readonly onIssue: (issue: string) => void
}

/** Parses a number attribute within its range, and reports an invalid one. */
export function parseCount(attributes: Attributes, name: string, range: NumberRange): number {
  const { from, to, fallback, onIssue } = range
  const text = attributes[name] ?? ''
  if (text === '') return fallback
  const count = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  if (count >= from && count <= to) return count
  onIssue(`${name} is a whole number from ${from} to ${to}, not "${text}"`)
  return Number.isNaN(count) ? fallback : Math.min(Math.max(count, from), to)
}
