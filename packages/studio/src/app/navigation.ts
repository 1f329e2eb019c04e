import { type Action, may, type Role } from '@vitrine/model'
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

/** Returns the address of the first screen in the navigation that a role may open. */
export function findFirstScreen(features: readonly Feature[], role: Role): string {
  return listNavigation(features, role)[0]?.to ?? `${ROOT}/account`
}
