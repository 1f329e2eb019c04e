import { untrusted } from '@vitrine/template'
import type { TemplateData } from '../page-json/index.ts'
import { isCurrentEntry, type NavigationEntry } from '../site-shell/index.ts'

/** Returns the scope of a navigation block. @see compat §2 "squarespace:navigation" */
export function getNavigationScope(
  entries: readonly NavigationEntry[],
  path: string,
): TemplateData {
  return { items: entries.map((entry) => toNavigationItem(entry, path)) }
}

/** Returns the items of the folder that contains the page; empty outside of folders. */
export function getFolderScope(entries: readonly NavigationEntry[], path: string): TemplateData {
  const folder = entries.find((entry) => containsPath(entry, path))
  return {
    ...(folder && { folder: getEntryCollection(folder) }),
    ...getNavigationScope(folder?.items ?? [], path),
  }
}

function toNavigationItem(entry: NavigationEntry, path: string): TemplateData {
  if (!entry.url.startsWith('/')) return toExternalItem(entry)
  const active = isCurrentEntry(entry, path)
  if (!entry.items) {
    const { memberAreaId } = entry
    const area = memberAreaId === undefined ? {} : { memberAreaId }
    return { ...area, active, folderActive: false, collection: getEntryCollection(entry) }
  }
  const folderActive = active || containsPath(entry, path)
  return {
    active,
    folderActive,
    collection: getEntryCollection(entry),
    ...getNavigationScope(entry.items, path),
  }
}

/** Returns an external link, with the title as the owner typed it. */
function toExternalItem({ title, url, newWindow }: NavigationEntry): TemplateData {
  const isExternal = /^https?:/i.test(url)
  return {
    active: false,
    folderActive: false,
    externalLink: { title: untrusted(title), url, newWindow: newWindow ?? isExternal },
  }
}

/** The cached collections: entries are the same on every page. */
const cachedCollections = new WeakMap<NavigationEntry, TemplateData>()

function getEntryCollection(entry: NavigationEntry): TemplateData {
  const cached = cachedCollections.get(entry)
  if (cached) return cached
  const { id, title, url, items, folderBehavior } = entry
  const collection = {
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
  cachedCollections.set(entry, collection)
  return collection
}

function containsPath({ items = [] }: NavigationEntry, path: string): boolean {
  return items.some((entry) => isCurrentEntry(entry, path) || containsPath(entry, path))
}
