import { README_PAGE } from '@vitrine/model'
import type { Link, Navigation, NavigationItem } from '@vitrine/page'
import type { PageOutline } from '../../content/documents/index.ts'
import type { SiteLanguage } from '../../identity/multilingual/index.ts'
import type { NavigationEntry } from './navigation-entry.ts'
import { formatLocaleUrl } from '../../identity/multilingual/index.ts'

/** An entry of a menu, with the name of the menu. */
export interface MenuEntry extends NavigationEntry {
  readonly navigation: string
}

interface Structure {
  readonly pages: ReadonlyMap<string, PageOutline>
  readonly language: SiteLanguage
  /** The language of texts that are not translated. */
  readonly fallback: string
  /** The names of member areas, by id. */
  readonly areas: ReadonlyMap<string, string>
}

/** The maximum depth of folders in folders. */
const MAX_FOLDER_DEPTH = 3

/** Returns the entries of all menus: unpublished pages are skipped, folders have their pages. */
export function getMenuEntries(
  navigation: Navigation | undefined,
  structure: Structure,
): readonly MenuEntry[] {
  return (navigation?.menus ?? []).flatMap((menu) =>
    menu.items.flatMap((item) => {
      const entry = toMenuEntry(item, structure)
      return entry ? [{ ...entry, navigation: menu.id }] : []
    }),
  )
}

/** Returns a folder or an index with its pages; undefined if it is not published. */
export function getFolderEntry(
  id: string,
  structure: Pick<Structure, 'pages' | 'language' | 'fallback'>,
): NavigationEntry | undefined {
  const page = structure.pages.get(id)
  const { folder } = page?.collection ?? {}
  if (!page || !folder) return undefined
  const whole = { ...structure, areas: new Map<string, string>() }
  return {
    title: page.navigationTitle ?? page.title,
    url: formatLocaleUrl(structure.language.prefix, page.path ?? ''),
    folderBehavior: folder.behavior,
    items: folder.pageIds.flatMap((pageId) => toPageEntry(pageId, whole, 1) ?? []),
  }
}

function toMenuEntry(item: NavigationItem, structure: Structure): NavigationEntry | undefined {
  switch (item.kind) {
    case 'page':
      return toPageEntry(item.pageId, structure, 0)
    case 'link': {
      const { language, fallback } = structure
      const title = item.title[language.tag] ?? item.title[fallback] ?? ''
      return toLinkEntry(title, item.to, structure)
    }
    case 'member-area':
      return toAreaEntry(item.memberAreaId, structure)
  }
}

/**
 * Returns the entry of a member area. It is the same for everyone: membership is checked at its
 * URL.
 */
function toAreaEntry(id: string, { areas, language }: Structure): NavigationEntry | undefined {
  const title = areas.get(id)
  if (title === undefined) return undefined
  return { title, url: formatLocaleUrl(language.prefix, `account/areas/${id}`), memberAreaId: id }
}

/** Returns the ids of the member areas in the menus. */
export function listMenuAreaIds(navigation: Navigation | undefined): readonly string[] {
  return (navigation?.menus ?? []).flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'member-area' ? [item.memberAreaId] : [])),
  )
}

/** Returns an entry for a link. Menus link to pages and URLs only. */
function toLinkEntry(
  title: string,
  to: Link,
  { pages, language }: Structure,
): NavigationEntry | undefined {
  if (to.kind === 'url') return { title, url: to.url, newWindow: to.newWindow === true }
  const page = to.kind === 'document' ? pages.get(to.id) : undefined
  if (page?.path === undefined || page.path === null) return undefined
  const anchor =
    to.kind === 'document' && to.anchor !== undefined ? `#${encodeURIComponent(to.anchor)}` : ''
  return { title, url: formatLocaleUrl(language.prefix, page.path) + anchor }
}

function toPageEntry(id: string, structure: Structure, depth: number): NavigationEntry | undefined {
  const page = structure.pages.get(id)
  if (!page || depth > MAX_FOLDER_DEPTH) return undefined
  const { folder, link } = page.collection ?? {}
  const title = page.navigationTitle ?? page.title
  if (link) return toLinkEntry(title, link, structure)
  if (page.path === null || page.path === README_PAGE) return undefined
  const entry = { id, title, url: formatLocaleUrl(structure.language.prefix, page.path) }
  if (!folder || folder.isIndex) return entry
  return {
    ...entry,
    folderBehavior: folder.behavior,
    items: folder.pageIds.flatMap((pageId) => toPageEntry(pageId, structure, depth + 1) ?? []),
  }
}
