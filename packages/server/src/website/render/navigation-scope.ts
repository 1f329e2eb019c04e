import { untrusted } from '@vitrine/template'
import type { PageJson } from './page-json.ts'

/** A line of a navigation; one with items is a folder. */
export interface NavigationEntry {
  /** The page's. */
  readonly id?: string
  readonly title: string
  readonly url: string
  readonly newWindow?: boolean
  /** It leads to a member area. @see platform spec §3 "Navigation item" */
  readonly memberAreaId?: string
  /** @see platform spec §3 "Folder behavior" */
  readonly folderBehavior?: number
  readonly items?: readonly NavigationEntry[]
}

/** What a block that draws a navigation sees. @see compat §2 "squarespace:navigation" */
export function navigationScope(entries: readonly NavigationEntry[], path: string): PageJson {
  return { items: entries.map((entry) => itemOf(entry, path)) }
}

/** The items of the folder that holds the page; none outside of folders. */
export function folderScope(entries: readonly NavigationEntry[], path: string): PageJson {
  const folder = entries.find((entry) => holds(entry, path))
  return {
    ...(folder && { folder: collectionOf(folder) }),
    ...navigationScope(folder?.items ?? [], path),
  }
}

function itemOf(entry: NavigationEntry, path: string): PageJson {
  if (!entry.url.startsWith('/')) return externalItem(entry)
  const active = isAt(entry, path)
  if (!entry.items) {
    const { memberAreaId } = entry
    const area = memberAreaId === undefined ? {} : { memberAreaId }
    return { ...area, active, folderActive: false, collection: collectionOf(entry) }
  }
  const folderActive = active || holds(entry, path)
  return {
    active,
    folderActive,
    collection: collectionOf(entry),
    ...navigationScope(entry.items, path),
  }
}

/** Titles are what owners typed. */
function externalItem({ title, url, newWindow }: NavigationEntry): PageJson {
  const isElsewhere = /^https?:/i.test(url)
  return {
    active: false,
    folderActive: false,
    externalLink: { title: untrusted(title), url, newWindow: newWindow ?? isElsewhere },
  }
}

/** Entries stay the same from page to page. */
const collections = new WeakMap<NavigationEntry, PageJson>()

function collectionOf(entry: NavigationEntry): PageJson {
  const known = collections.get(entry)
  if (known) return known
  const { id, title, url, items, folderBehavior } = entry
  const made = {
    ...(id !== undefined && { id }),
    ...(folderBehavior !== undefined && { folderBehavior }),
    title: untrusted(title),
    navigationTitle: untrusted(title),
    fullUrl: url,
    urlId: url.slice(1),
    homepage: url === '/',
    folder: items !== undefined,
    dropdown: items !== undefined,
  }
  collections.set(entry, made)
  return made
}

/** A collection's items and what it is filtered by belong to it. */
export function isAt({ url }: NavigationEntry, path: string): boolean {
  const bare = path.split('?')[0] ?? ''
  return bare === url || (url !== '/' && bare.startsWith(`${url}/`))
}

function holds({ items = [] }: NavigationEntry, path: string): boolean {
  return items.some((entry) => isAt(entry, path) || holds(entry, path))
}
