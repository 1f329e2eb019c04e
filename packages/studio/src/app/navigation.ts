import { type Action, may, type Role } from '@vitrine/model'
import { Settings } from 'lucide-react'
import type { Feature } from './feature.ts'

/** An entry of the navigation with its address. */
export interface NavigationEntry extends NonNullable<Feature['navigation']> {
  /** The address of the feature's first screen. */
  readonly to: string
}

const ROOT = '/config'

function isAllowed(role: Role, action: Action | undefined): boolean {
  return action === undefined || may(role, action)
}

/** Lists the entries of the navigation that lead to screens which a role may open. */
export function listNavigation(
  features: readonly Feature[],
  role: Role,
): readonly NavigationEntry[] {
  return features.flatMap(({ navigation, screens: [{ path, action }] }) =>
    navigation && isAllowed(role, action) ? [{ ...navigation, to: `${ROOT}/${path}` }] : [],
  )
}

/** A screen as the palette lists it. */
export interface ListedScreen extends Partial<NavigationEntry> {
  readonly label: NavigationEntry['label']
  readonly to: string
}

/** Lists every screen that a role may open without a record, in the order of the features. */
export function listScreens(features: readonly Feature[], role: Role): readonly ListedScreen[] {
  return features.flatMap(({ navigation, screens }) =>
    screens.flatMap(({ path, action, label }, index): readonly ListedScreen[] => {
      if (!isAllowed(role, action)) return []
      const to = `${ROOT}/${path}`
      if (index === 0 && navigation) return [{ ...navigation, to }]
      return label ? [{ label, to, ...(navigation && { Icon: navigation.Icon }) }] : []
    }),
  )
}

/** The address that leads to the first screen of the settings. */
export const SETTINGS = `${ROOT}/settings`

/** Returns the entries beside the screen: the settings have one, which leads to the first of them. */
export function listMainNavigation(
  entries: readonly NavigationEntry[],
): readonly NavigationEntry[] {
  const main = entries.filter(({ group }) => group === 'main')
  if (entries.every(({ group }) => group !== 'settings')) return main
  const label = 'studio.settings'
  return [...main, { label, Icon: Settings, group: 'main', to: SETTINGS }]
}

/** Returns the address of the first screen in the navigation that a role may open. */
export function findFirstScreen(features: readonly Feature[], role: Role): string {
  return listNavigation(features, role)[0]?.to ?? `${ROOT}/account`
}
