import type { BodyInput, MenuLayout, Routes, SitePage } from '@vitrine/contract'
import { findSystemPageType, type SystemPageType } from '@vitrine/model'
import { HIDDEN_NAVIGATION, MAIN_NAVIGATION, MEMBER_AREAS_NAVIGATION } from '@vitrine/page'
import type { StudioText } from '../../ui/i18n.ts'
import { getMenuLabel } from '../../ui/menu-label.ts'
import type { SitePages } from './site-pages.ts'
import { listDefaultTypes } from './system-pages.ts'

type Move = BodyInput<Routes['moveEntry']>

/** An entry of the structure, as the server knows it. */
export type MovedEntry = Move['entry']

/** A place for an entry: after another one in a menu or in a folder; null for no menu. */
export type Place = Move['to']

/** A list that entries can move to. */
export type PlaceList =
  | { readonly menu: string }
  | { readonly folderId: string }
  | { readonly isUnlinked: true }

/** A row of the tree of pages. */
export interface PageNode {
  /** Unique in the tree: a page in two menus has two rows. */
  readonly id: string
  readonly kind: 'group' | 'page' | 'link' | 'area' | 'default'
  readonly label: StudioText
  /** The page; undefined for groups, links, member areas and pages of the platform that have no document. */
  readonly page?: SitePage
  /** The type of a page of the platform that is still that of the theme. */
  readonly type?: SystemPageType
  readonly link?: {
    readonly id: string
    readonly title: string
    readonly url: string
    readonly newWindow: boolean
  }
  /** The entry to move; undefined for what stays. */
  readonly entry?: MovedEntry
  /** The list that the row is in. */
  readonly parent?: PlaceList
  /** The id by which the next row in the list follows this one. */
  readonly key?: string
  /** The list inside the row, for groups and folders. */
  readonly list?: PlaceList
  readonly children: readonly PageNode[]
}

const MAX_DEPTH = 3

/** Returns the title of a page. */
export function getPageLabel({ title }: SitePage): StudioText {
  return (t) => (title === '' ? t('pages.untitled') : title)
}

/** Arranges pages by menu, then those that no menu has, then those that the platform shows. */
export function createPageTree(site: SitePages): readonly PageNode[] {
  const byId = new Map(site.pages.map((page) => [page.id, page]))
  const menus = listMenus(site).map((name) => createMenu(name, site, byId))
  const shown = new Set(menus.flatMap(listPageIds))
  const inFolders = new Set(site.pages.flatMap(({ pageIds }) => pageIds))
  const rest = site.pages.filter(({ id }) => !shown.has(id) && !inFolders.has(id))
  const isFixed = ({ isSystem }: SitePage) => isSystem
  return [
    ...menus,
    createUnlinkedGroup(
      rest.filter((page) => !isFixed(page)),
      { site, byId },
    ),
    createSystemGroup(site, rest.filter(isFixed)),
  ].filter(({ id, children }) => SHOWN_EMPTY.has(id) || children.length > 0)
}

/** The groups that are shown without rows, as places to move pages to. */
const SHOWN_EMPTY: ReadonlySet<string> = new Set([
  `menu:${MAIN_NAVIGATION}`,
  `menu:${MEMBER_AREAS_NAVIGATION}`,
])

/** Returns the names of the menus; hidden pages are shown among those that no menu has. */
export function listMenus({ menuNames }: Pick<SitePages, 'menuNames'>): readonly string[] {
  return menuNames.filter((name) => name !== HIDDEN_NAVIGATION)
}

function findLinks({ menus }: SitePages, name: string): MenuLayout['links'] {
  return menus.find(({ identifier }) => identifier === name)?.links ?? []
}

function createMenu(menu: string, site: SitePages, byId: ReadonlyMap<string, SitePage>): PageNode {
  const list = { menu }
  const links = findLinks(site, menu)
  const children = links.flatMap((link): readonly PageNode[] => {
    const at = {
      id: `menu:${menu}/${link.id}`,
      key: link.id,
      parent: list,
      entry: { menu, id: link.id },
    }
    if (link.collectionId !== undefined) {
      const page = byId.get(link.collectionId)
      return page ? [createPageNode(page, at, byId)] : []
    }
    const label = () => link.title
    if (link.externalLink)
      return [
        { ...at, kind: 'link', label, link: { id: link.id, ...link.externalLink }, children: [] },
      ]
    const isKnown = site.areas.some(({ id }) => id === link.memberAreaId)
    return isKnown ? [{ ...at, kind: 'area', label, children: [] }] : []
  })
  return { id: `menu:${menu}`, kind: 'group', label: getMenuLabel(menu), list, children }
}

function createUnlinkedGroup(
  pages: readonly SitePage[],
  { site, byId }: { readonly site: SitePages; readonly byId: ReadonlyMap<string, SitePage> },
): PageNode {
  const list = { isUnlinked: true as const }
  const hidden = findLinks(site, HIDDEN_NAVIGATION)
  return {
    id: 'unlinked',
    kind: 'group',
    label: (t) => t('pages.group.rest'),
    list,
    children: pages.map((page) => {
      const link = hidden.find(({ collectionId }) => collectionId === page.id)
      const entry = link
        ? { menu: HIDDEN_NAVIGATION, id: link.id }
        : { pageId: page.id, folderId: null }
      const own = { id: `unlinked/${page.id}`, key: page.id, parent: list, entry }
      return createPageNode(page, own, byId)
    }),
  }
}

/** Returns the pages of the platform: those that an owner wrote, then those of the theme. */
function createSystemGroup(site: SitePages, pages: readonly SitePage[]): PageNode {
  const own = pages.map((page): PageNode => {
    const label = getSystemLabel(page, pages)
    return { id: `system/${page.id}`, kind: 'page', label, page, children: [] }
  })
  const defaults = listDefaultTypes(site).map((type): PageNode => {
    return {
      id: `system/${type}`,
      kind: 'default',
      type,
      label: (t) => t(`pages.type.${type}`),
      children: [],
    }
  })
  return {
    id: 'system',
    kind: 'group',
    label: (t) => t('pages.group.system'),
    children: [...own, ...defaults],
  }
}

/** Returns the name of the type of a page, with its title if there are several of the type. */
function getSystemLabel(page: SitePage, pages: readonly SitePage[]): StudioText {
  const type = findSystemPageType(page.pageType)
  const title = getPageLabel(page)
  if (type === undefined) return title
  const isOnly = pages.filter(({ pageType }) => pageType === page.pageType).length === 1
  return (t) => {
    const name = t(`pages.type.${type}`)
    return isOnly ? name : t('pages.type.titled', { type: name, title: title(t) })
  }
}

function createPageNode(
  page: SitePage,
  at: Pick<PageNode, 'id' | 'key' | 'parent' | 'entry'>,
  byId: ReadonlyMap<string, SitePage>,
  depth = 1,
): PageNode {
  const list = isFolder(page) ? { folderId: page.id } : undefined
  const inner = list && depth <= MAX_DEPTH ? page.pageIds.flatMap((id) => byId.get(id) ?? []) : []
  return {
    ...at,
    kind: 'page',
    label: getPageLabel(page),
    page,
    ...(list && { list }),
    children: inner.map((each) => {
      const entry = { pageId: each.id, folderId: page.id }
      const id = `${at.id}/${each.id}`
      const own = { id, key: each.id, entry, ...(list && { parent: list }) }
      return createPageNode(each, own, byId, depth + 1)
    }),
  }
}

/** Returns whether a page contains other pages. */
export function isFolder({ typeName, itemCount }: SitePage): boolean {
  return typeName !== null && itemCount === null
}

function listPageIds({ page, children }: PageNode): readonly string[] {
  return [...(page ? [page.id] : []), ...children.flatMap(listPageIds)]
}

/** Returns all rows, each before those in it. */
export function flattenTree(nodes: readonly PageNode[]): readonly PageNode[] {
  return nodes.flatMap((node) => [node, ...flattenTree(node.children)])
}

/** Returns the rows whose name or URL has a text, with the rows around them. */
export function filterTree(
  nodes: readonly PageNode[],
  matches: (node: PageNode) => boolean,
): readonly PageNode[] {
  return nodes.flatMap((node) => {
    const children = filterTree(node.children, matches)
    const isFound = node.kind !== 'group' && matches(node)
    return isFound || children.length > 0 ? [{ ...node, children }] : []
  })
}
