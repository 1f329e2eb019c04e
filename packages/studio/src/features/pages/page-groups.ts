import type { SitePage } from '@vitrine/contract'
import type { SitePages } from './site-pages.ts'

/** A page in a list, and how deep in folders it is. */
export interface PageRow {
  readonly key: string
  readonly page: SitePage
  readonly depth: number
}

/** A list of pages with its title. */
export interface PageGroup {
  readonly label: string
  readonly rows: readonly PageRow[]
}

const MENU_LABELS: Readonly<Record<string, string>> = {
  mainNav: 'Main menu',
  _hidden: 'Not in menus',
  _memberareas: 'Member areas',
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
    label: MENU_LABELS[identifier] ?? `Menu “${identifier}”`,
    rows: list(
      links.flatMap(({ collectionId }) => collectionId ?? []),
      0,
      identifier,
    ),
  }))
  const shown = new Set(ofMenus.flatMap(({ rows }) => rows.map(({ page }) => page.id)))
  const rest = pages.filter(({ id }) => !shown.has(id))
  const toRows = (some: readonly SitePage[]) =>
    some.map((page) => ({ key: page.id, page, depth: 0 }))
  return [
    { label: 'Home', rows: toRows(rest.filter(({ isHome }) => isHome)) },
    ...ofMenus,
    {
      label: 'Not linked',
      rows: toRows(rest.filter(({ isHome, isSystem }) => !isHome && !isSystem)),
    },
    { label: 'System pages', rows: toRows(rest.filter(({ isSystem }) => isSystem)) },
  ].filter(({ rows }) => rows.length > 0)
}
