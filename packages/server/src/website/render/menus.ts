import { README_PAGE } from '@vitrine/model'
import type { Link, Navigation, NavigationItem } from '@vitrine/page'
import type { PageOutline } from '../../content/documents/index.ts'
import type { SiteLanguage } from '../../identity/multilingual/index.ts'
import type { NavigationEntry } from './navigation-scope.ts'
import { urlIn } from '../../identity/multilingual/index.ts'

/** A line of a menu, with the menu's name. */
export interface MenuEntry extends NavigationEntry {
  readonly navigation: string
}

interface Structure {
  readonly pages: ReadonlyMap<string, PageOutline>
  readonly language: SiteLanguage
  /** The language that stands in for texts that are not translated. */
  readonly fallback: string
  /** The names of member areas by id. */
  readonly areas: ReadonlyMap<string, string>
}

/** A folder in a folder in a folder: nobody means more. */
const DEEPEST_FOLDER = 3

/** The menus as they show: pages that are not published are left out, folders have what is in them. */
export function menusOf(
  navigation: Navigation | undefined,
  structure: Structure,
): readonly MenuEntry[] {
  return (navigation?.menus ?? []).flatMap((menu) =>
    menu.items.flatMap((item) => {
      const entry = entryOf(item, structure)
      return entry ? [{ ...entry, navigation: menu.id }] : []
    }),
  )
}

/** A folder or an index with what is in it, as menus show it; undefined where it is not published. */
export function folderEntry(
  id: string,
  structure: Pick<Structure, 'pages' | 'language' | 'fallback'>,
): NavigationEntry | undefined {
  const page = structure.pages.get(id)
  const { folder } = page?.collection ?? {}
  if (!page || !folder) return undefined
  const whole = { ...structure, areas: new Map<string, string>() }
  return {
    title: page.navigationTitle ?? page.title,
    url: urlIn(structure.language.prefix, page.path ?? ''),
    folderBehavior: folder.behavior,
    items: folder.pageIds.flatMap((inner) => pageEntry(inner, whole, 1) ?? []),
  }
}

function entryOf(item: NavigationItem, structure: Structure): NavigationEntry | undefined {
  switch (item.kind) {
    case 'page':
      return pageEntry(item.pageId, structure, 0)
    case 'link': {
      const { language, fallback } = structure
      const title = item.title[language.tag] ?? item.title[fallback] ?? ''
      return linkEntry(title, item.to, structure)
    }
    case 'member-area':
      return areaEntry(item.memberAreaId, structure)
  }
}

/** The same for everybody: who is a member is asked where it leads. */
function areaEntry(id: string, { areas, language }: Structure): NavigationEntry | undefined {
  const title = areas.get(id)
  if (title === undefined) return undefined
  return { title, url: urlIn(language.prefix, `account/areas/${id}`), memberAreaId: id }
}

/** The member areas that menus name. */
export function areasIn(navigation: Navigation | undefined): readonly string[] {
  return (navigation?.menus ?? []).flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'member-area' ? [item.memberAreaId] : [])),
  )
}

/** Menus lead to pages and addresses; what stands in none of them has its place in the pages. */
function linkEntry(
  title: string,
  to: Link,
  { pages, language }: Structure,
): NavigationEntry | undefined {
  if (to.kind === 'url') return { title, url: to.url, newWindow: to.newWindow === true }
  const page = to.kind === 'document' ? pages.get(to.id) : undefined
  if (page?.path === undefined || page.path === null) return undefined
  return { title, url: urlIn(language.prefix, page.path) }
}

function pageEntry(id: string, structure: Structure, depth: number): NavigationEntry | undefined {
  const page = structure.pages.get(id)
  if (!page || depth > DEEPEST_FOLDER) return undefined
  const { folder, link } = page.collection ?? {}
  const title = page.navigationTitle ?? page.title
  if (link) return linkEntry(title, link, structure)
  if (page.path === null || page.path === README_PAGE) return undefined
  const entry = { id, title, url: urlIn(structure.language.prefix, page.path) }
  if (!folder || folder.isIndex) return entry
  return {
    ...entry,
    folderBehavior: folder.behavior,
    items: folder.pageIds.flatMap((inner) => pageEntry(inner, structure, depth + 1) ?? []),
  }
}
