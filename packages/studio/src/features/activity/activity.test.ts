import { operations } from '@vitrine/contract'
import { isApiScope } from '@vitrine/model'
import { expect, it } from 'vitest'
import { features } from '../../app/features.ts'
import { activityChangeTexts } from '../../ui/texts/people/activity-changes.ts'
import { findScreen, screensOfCalls } from './find-screen.ts'

const entry = {
  ...{
    id: '1',
    actor: 'ada@example.com',
    isProgram: false,
    name: '',
    kind: '',
    items: 0,
    count: 1,
  },
  ...{ firstAt: '2026-11-29T10:00:00Z', lastAt: '2026-11-29T10:00:00Z' },
}

it('has a text for every call of staff and programs that changes something', () => {
  const recorded = operations.filter(
    ({ route: { method, access, changesNothing, startsSession } }) =>
      method !== 'GET' &&
      !changesNothing &&
      access !== 'site-user' &&
      (startsSession || access !== 'anyone' || isApiScope(access)),
  )
  expect(Object.keys(activityChangeTexts).toSorted()).toEqual(
    ['failedSignIn', 'usedRecoveryCode', 'resetTwoStep', ...recorded.map(({ name }) => name)]
      .map((name) => `activity.did.${name}`)
      .toSorted(),
  )
})

it('leads to the screen of a subject, unless it was deleted', () => {
  const find = (operation: string, subject = '0199') => findScreen({ ...entry, operation, subject })
  expect(find('createRefund')).toBe('/config/orders/0199')
  expect(find('changeProduct')).toBe('/config/products/0199')
  expect(find('createProduct')).toBe('/config/products/0199')
  expect(find('saveChanges')).toBe('/config/pages/0199')
  expect(find('deleteProduct')).toBeUndefined()
  expect(find('removeProductFile')).toBe('/config/products/0199')
  expect(find('changeTaxes')).toBeUndefined()
  expect(find('changeProduct', '')).toBeUndefined()
  expect(find('createWebhook')).toBe('/config/settings/webhooks/0199')
  expect(find('apiLater')).toBeUndefined()
  expect(find('apiRefundOrder')).toBe('/config/orders/0199')
})

it('leads from the settings of the site to their panel, and from styles nowhere', () => {
  const find = (kind: string) =>
    findScreen({ ...entry, operation: 'saveChanges', subject: '0199', kind })
  expect(find('page')).toBe('/config/pages/0199')
  expect(find('site-settings')).toBe('/config/pages/header-footer')
  expect(find('aesthetics')).toBeUndefined()
})

it('leads to screens of the studio alone', () => {
  const paths = new Set(features.flat().map(({ path }) => path.replace(/:\w+$/, ':id')))
  for (const screen of Object.values(screensOfCalls)) expect(paths).toContain(`${screen}/:id`)
})
