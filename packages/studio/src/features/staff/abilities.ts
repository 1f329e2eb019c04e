import { type Action, may, type Role } from '@vitrine/model'

/**
 * The ability that each action is explained by; null for what staff of every role may do. All actions of an ability
 * are allowed to the same roles, so that its sentence is true of a role or is not.
 */
export const abilityByAction = {
  'content.read': 'readDrafts',
  'content.edit': 'editDrafts',
  'content.review': 'editDrafts',
  'content.publish': 'publish',
  'files.read': 'viewFiles',
  'files.write': 'uploadFiles',
  'files.delete': 'deleteFiles',
  'campaigns.manage': 'campaigns',
  'comments.read': 'comments',
  'comments.moderate': 'comments',
  'reviews.read': 'reviews',
  'reviews.moderate': 'reviews',
  'products.read': 'products',
  'orders.read': 'reports',
  'store.read': 'reports',
  'analytics.read': 'reports',
  'orders.write': 'sell',
  'products.write': 'sell',
  'store.write': 'sell',
  'customers.read': 'sell',
  'customers.write': 'sell',
  'mail.read': 'emails',
  'mail.manage': 'emails',
  'forms.read': 'formsRead',
  'site-users.read': 'formsRead',
  'forms.manage': 'forms',
  'site-users.write': 'forms',
  'site.lock': 'forms',
  'customers.export': 'personalData',
  'customers.erase': 'personalData',
  'payments.write': 'payments',
  'integrations.manage': 'payments',
  'site.write': 'settings',
  'languages.write': 'settings',
  'redirects.write': 'settings',
  'design.write': 'settings',
  'activity.read': 'team',
  'staff.manage': 'team',
  'staff.secure': 'secure',
  'staff.transfer': 'ownership',
  'content.code': 'code',
  'design.scripts': 'code',
  'hosts.manage': 'installation',
  'api-keys.manage': 'installation',
  'sites.manage': 'installation',
  'site.transfer': 'installation',
  'mail.open': 'emailLinks',
  'lists.read': 'lists',
  'session.read': null,
  'session.end': null,
  'account.change': null,
  'site.read': null,
} as const satisfies Readonly<Record<Action, string | null>>

type Entries = typeof abilityByAction

/** Something that a role may do, in words: the texts `staff.ability.…`. */
export type Ability = NonNullable<Entries[keyof Entries]>

const actions = Object.keys(abilityByAction) as readonly (keyof Entries)[] // its own keys

const abilities: readonly Ability[] = [
  ...new Set(actions.map((action) => abilityByAction[action]).filter((each) => each !== null)),
]

/** The abilities that go without saying beside a greater one. */
const greaterAbilities: Partial<Readonly<Record<Ability, Ability>>> = {
  readDrafts: 'editDrafts',
  viewFiles: 'uploadFiles',
  products: 'sell',
  formsRead: 'forms',
}

/** The abilities that a role has, and those that it lacks. */
export interface RoleAbilities {
  readonly allowed: readonly Ability[]
  readonly missing: readonly Ability[]
}

/** Computes what a role may do from the actions that the server allows it. */
export function computeAbilities(role: Role): RoleAbilities {
  const has = (ability: Ability) =>
    actions.some((action) => abilityByAction[action] === ability && may(role, action))
  const isImplied = (ability: Ability) => {
    const greater = greaterAbilities[ability]
    return greater !== undefined && has(greater)
  }
  return {
    allowed: abilities.filter((ability) => has(ability) && !isImplied(ability)),
    missing: abilities.filter((ability) => !has(ability)),
  }
}
