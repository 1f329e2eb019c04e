import type { chooseThemeMenu, readThemeMenus, Reply } from '@vitrine/contract'
import { type JsonObject, matchMenus, type Navigation } from '@vitrine/page'
import { findDraft, type DraftRow } from '../../content/documents/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { WebsitePort } from '../../platform/http/page-server.ts'
import type { Site } from '../../platform/http/site.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'
import { changeDrafts } from './change-drafts.ts'
import { structureErrors } from './errors.ts'
import { filterEntries, getMenus, toMenuLayout } from './site-layout.ts'

type ThemeMenus = Pick<WebsitePort, 'getMenuNames' | 'getMenuTitles'>

/** The number of entries by which the studio describes a menu. */
const SHOWN_TITLES = 3

/** Loads the navigations of the theme, with the menus of the draft that they show. */
export async function loadThemeMenus(
  db: Db,
  site: Site,
  theme: ThemeMenus,
): Promise<Reply<typeof readThemeMenus>> {
  const draft = await findDraft(db, site.id, { kind: 'navigation' })
  const menus = draft ? getMenus(draft) : []
  const among = await filterEntries(db, site, menus)
  const layouts = menus.map((menu) => toMenuLayout(menu, among))
  const filled = layouts.flatMap(({ identifier, links }) => (links.length > 0 ? [identifier] : []))
  const names = theme.getMenuNames(site)
  const titles = theme.getMenuTitles(site)
  const chosen = draft ? getChosen(draft) : {}
  return {
    navigations: names.map((name) => {
      const { [name]: own, ...others } = chosen
      const automatic = matchMenus({ menus: filled, chosen: others }, names).get(name) ?? null
      const choice = own === undefined ? {} : { chosen: own }
      return { name, title: titles.get(name) ?? name, ...choice, automatic }
    }),
    menus: layouts.map(({ identifier, links }) => ({
      id: identifier,
      titles: links.slice(0, SHOWN_TITLES).map(({ title }) => title),
    })),
  }
}

/**
 * Chooses the menu that a navigation of the theme shows. Throws `structure.noNavigation`, `.unknownMenu`, and the errors
 * of saving and publishing.
 */
export async function chooseMenu(
  db: Db,
  site: Site,
  choice: {
    readonly navigation: string
    readonly menu: string | null | undefined
    readonly themeMenus: readonly string[]
    readonly member: StaffMember | undefined
  },
): Promise<Reply<typeof chooseThemeMenu>> {
  const { navigation, menu, themeMenus, member } = choice
  const draft = await findDraft(db, site.id, { kind: 'navigation' })
  if (!draft) throw structureErrors.noNavigation()
  assertKnown(navigation, themeMenus)
  if (typeof menu === 'string')
    assertKnown(
      menu,
      getMenus(draft).map(({ id }) => id),
    )
  const { [navigation]: _before, ...others } = getChosen(draft)
  const chosen: JsonObject = menu === undefined ? others : { ...others, [navigation]: menu }
  const { chosen: _old, ...rest } = draft.body
  const body = Object.keys(chosen).length === 0 ? rest : { ...rest, chosen }
  const by = { site, member, command: 'nav.choose', label: 'Navigation' }
  return changeDrafts(db, [{ draft, body }], by)
}

function assertKnown(name: string, known: readonly string[]): void {
  if (!known.includes(name))
    throw structureErrors.unknownMenu({ params: { name, menus: known.join(', ') } })
}

function getChosen({ body }: DraftRow): NonNullable<Navigation['chosen']> {
  // It was validated when it was saved.
  return (body as unknown as Navigation).chosen ?? {}
}
