import { may, roles, staffRoles } from '@vitrine/model'
import { expect, it } from 'vitest'
import { abilityByAction, computeAbilities } from './abilities.ts'
import { roleGroups } from './roles.ts'

const entries = Object.entries(abilityByAction) as readonly (readonly [
  keyof typeof abilityByAction,
  string | null,
])[] // its own entries

it('explains actions together that the same roles may do', () => {
  const listRoles = (action: (typeof entries)[number][0]) =>
    roles.filter((role) => may(role, action)).join()
  for (const [action, ability] of entries) {
    const [first] = entries.find(([, other]) => other === ability) ?? []
    expect(first && listRoles(first), `${action} in ${ability}`).toBe(listRoles(action))
  }
})

it('explains no action that staff of every role may do', () => {
  const isForAll = (action: (typeof entries)[number][0]) =>
    staffRoles.every((role) => may(role, action))
  for (const [action, ability] of entries) expect(isForAll(action), action).toBe(ability === null)
})

it('computes what a role may do', () => {
  expect(computeAbilities('admin').missing).toEqual([])
  expect(computeAbilities('website-manager').missing).toEqual([
    'secure',
    'ownership',
    'code',
    'installation',
    'emailLinks',
  ])
  expect(computeAbilities('draft-editor').allowed).toEqual([
    'editDrafts',
    'uploadFiles',
    'products',
    'lists',
  ])
  expect(computeAbilities('viewer').allowed).toEqual(['viewFiles'])
})

it('has each role in one group', () => {
  expect(Object.values(roleGroups).flat().toSorted()).toEqual(staffRoles.toSorted())
})
