import { HIDDEN_NAVIGATION, MEMBER_AREAS_NAVIGATION } from './navigation.ts'

/** The menus that a theme shows only if it names them, or if the owner chose them. */
const UNLISTED: ReadonlySet<string> = new Set([HIDDEN_NAVIGATION, MEMBER_AREAS_NAVIGATION])

interface Menus {
  /** The names of the menus that have entries, in the order of the site. */
  readonly menus: readonly string[]
  /** The menus that the owner chose, by the name of the navigation; null shows none. */
  readonly chosen?: Readonly<Record<string, string | null>> | undefined
}

/**
 * Matches the menus of a site to the navigations of a theme: first as the owner chose, then by name. The other menus
 * fill the other navigations in their order, so that a theme with other names shows them, too; hidden pages and member
 * areas need their name. Returns the menu of each navigation, null for one that stays empty.
 */
export function matchMenus(
  { menus, chosen = {} }: Menus,
  navigations: readonly string[],
): ReadonlyMap<string, string | null> {
  const isChosen = (name: string) => Object.hasOwn(chosen, name)
  const own = navigations.map((name) => {
    if (isChosen(name)) return chosen[name] ?? null
    return menus.includes(name) ? name : null
  })
  const isNamed = (menu: string) => own.includes(menu) || navigations.includes(menu)
  const others = menus.filter((menu) => !isNamed(menu) && !UNLISTED.has(menu))
  return new Map(
    navigations.map((name, index) => {
      const menu = own[index] ?? null
      return [name, menu === null && !isChosen(name) ? (others.shift() ?? null) : menu]
    }),
  )
}
