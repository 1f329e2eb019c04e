import { type Action, may, type Role } from '@vitrine/model'
import type { Feature, Screen } from './feature.ts'
import { type GroupId, groups } from './groups.ts'

/** A screen with its address, as the palette and the navigation list it. */
export interface ScreenEntry extends Pick<Screen, 'keys' | 'group'> {
  readonly label: NonNullable<Screen['label']>
  readonly to: string
}

/** A group of the navigation with the screens that a role may open; it leads to the first of them. */
export interface NavigationGroup {
  readonly id: GroupId
  readonly entries: readonly [ScreenEntry, ...ScreenEntry[]]
}

const ROOT = '/config'

function isAllowed(role: Role, action: Action | undefined): boolean {
  return action === undefined || may(role, action)
}

/** Lists every screen that a role may open without a record, in the order of the features. */
export function listScreens(features: readonly Feature[], role: Role): readonly ScreenEntry[] {
  return features
    .flat()
    .flatMap(({ path, label, keys, group, action }) =>
      label && isAllowed(role, action)
        ? [{ label, to: `${ROOT}/${path}`, ...(keys && { keys }), ...(group && { group }) }]
        : [],
    )
}

/** Lists the groups of the navigation that have a screen which a role may open. */
export function listNavigation(
  features: readonly Feature[],
  role: Role,
): readonly NavigationGroup[] {
  const screens = listScreens(features, role)
  return GROUP_IDS.flatMap((id) => {
    const [first, ...rest] = screens.filter(({ group }) => group === id)
    return first ? [{ id, entries: [first, ...rest] }] : []
  })
}

const GROUP_IDS = Object.keys(groups).filter((id): id is GroupId => id in groups)

/** Finds the entry whose address is the longest beginning of a path: the screen itself or the list above it. */
export function findCurrentEntry(
  navigation: readonly NavigationGroup[],
  path: string,
): ScreenEntry | undefined {
  return navigation
    .flatMap(({ entries }) => entries)
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0]
}

/** Returns the address of the first screen in the navigation that a role may open. */
export function findFirstScreen(features: readonly Feature[], role: Role): string {
  return listNavigation(features, role)[0]?.entries[0].to ?? `${ROOT}/account`
}
