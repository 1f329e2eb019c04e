import type { Role, StaffRole } from '@vitrine/model'
import { formatList } from '@vitrine/react-kit'
import type { Option } from '../../ui/fields/options.tsx'
import type { Translate } from '../../ui/i18n.ts'
import { type Ability, computeAbilities } from './abilities.ts'

/** The roles in the order of a list to choose from, by what they are about. */
export const roleGroups = {
  site: ['admin', 'website-manager'],
  content: ['editor', 'draft-editor', 'moderator', 'campaigns-editor'],
  store: ['store-manager', 'billing', 'reporting'],
  limited: ['viewer', 'commenter', 'scheduling', 'scheduling-editor', 'scheduling-viewer'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

/** A role that lacks no more than this is described by what it lacks. */
const MAX_MISSING = 4

/** Describes in words what a role may do. */
export function describeRole(t: Translate, role: Role): string {
  const { allowed, missing } = computeAbilities(role)
  if (missing.length === 0) return t('staff.canEverything')
  if (allowed.length === 0) return t('staff.canNothing')
  const list = (abilities: readonly Ability[]) =>
    formatList(
      abilities.map((ability) => t(`staff.ability.${ability}`)),
      'en',
    )
  if (missing.length <= MAX_MISSING) return t('staff.canEverythingExcept', { list: list(missing) })
  return t('staff.can', { list: list(allowed) })
}

const groups = [
  'site',
  'content',
  'store',
  'limited',
] as const satisfies readonly (keyof typeof roleGroups)[]

/** Lists the roles that a person may give as options, in groups and with what each may do. */
export function listRoleOptions(
  t: Translate,
  grantable: readonly StaffRole[],
): readonly Option<StaffRole>[] {
  return groups.flatMap((group) =>
    roleGroups[group].flatMap((role) => {
      if (!grantable.includes(role)) return []
      const text = { label: t(`studio.role.${role}`), help: describeRole(t, role) }
      return [{ id: role, ...text, group: t(`staff.group.${group}`) }]
    }),
  )
}
