import type { SitePage } from '@vitrine/contract'
import type { StudioText } from '../../ui/i18n.ts'
import type { TextId } from '../../ui/texts.ts'
import type { SitePages } from './site-pages.ts'

/** A page in a list, and how deep in folders it is. */
export interface PageRow {
  readonly key: string
  readonly page: SitePage
  readonly depth: number
}

/** A list of pages with its title. */
export interface PageGroup {
  readonly key: string
  readonly label: StudioText
  readonly rows: readonly PageRow[]
}

const MENU_LABELS: Readonly<Record<string, TextId>> = {
  mainNav: 'pages.group.main',
  _hidden: 'pages.group.hidden',
  _memberareas: 'pages.group.memberAreas',
}

function getMenuLabel(name: string): StudioText {
  const id = MENU_LABELS[name]
  return (t) => (id === undefined ? t('pages.group.menu', { name }) : t(id))
}

const MAX_DEPTH = 3

/** Groups pages by menu; a page in two menus is in both. */
export function groupPages({ pages, menus }: SitePages): readonly PageGroup[] {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const list = (ids: readonly string[], depth: number, at: string): readonly PageRow[] =>
    ids.flatMap((id) => {
      const page = byId.get(id)
      if (!page) return []
      const key = `${at} ${id}`
      const inside = depth < MAX_DEPTH ? list(page.pageIds, depth + 1, key) : []
      return [{ key, page, depth }, ...inside]
    })
  const ofMenus = menus.map(({ identifier, links }) => ({
    key: `menu ${identifier}`,
    label: getMenuLabel(identifier),
    rows: list(
      links.flatMap(({ collectionId }) => collectionId ?? []),
      0,
      identifier,
    ),
  }))
  const shown = new Set(ofMenus.flatMap(({ rows }) => rows.map(({ page }) => page.id)))
  const rest = pages.filter(({ id }) => !shown.has(id))
  return [
    createGroup(
      'pages.group.home',
      rest.filter(({ isHome }) => isHome),
    ),
    ...ofMenus,
    createGroup(
      'pages.group.rest',
      rest.filter(({ isHome, isSystem }) => !isHome && !isSystem),
    ),
    createGroup(
      'pages.group.system',
      rest.filter(({ isSystem }) => isSystem),
    ),
  ].filter(({ rows }) => rows.length > 0)
}

function createGroup(id: TextId, pages: readonly SitePage[]): PageGroup {
  return {
    key: id,
    label: (t) => t(id),
    rows: pages.map((page) => ({ key: page.id, page, depth: 0 })),
  }
}
