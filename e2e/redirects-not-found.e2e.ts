import { expectStateAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'

test('an owner redirects a URL that visitors did not find', async ({ owner, request }) => {
  const visitor = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  }
  const visit = (path: string) => request.get(path, { headers: visitor, maxRedirects: 0 })
  for (const path of ['/old-catalogue', '/old-catalogue', '/typo'])
    expect((await visit(path)).status()).toBe(404)
  await owner.goto('/config/settings/redirects')
  const table = owner.getByRole('table', { name: 'Not found' })
  await expect(table.getByRole('row').filter({ hasText: '/old-catalogue' })).toContainText('2')
  await expectStateAccessible(owner)
  await table.getByRole('button', { name: 'Add redirect of /old-catalogue' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add redirect' })
  await expect(dialog.getByLabel('Old URL')).toHaveValue('/old-catalogue')
  await dialog.getByLabel('New URL').fill('/about')
  await dialog.getByRole('button', { name: 'Add redirect' }).click()
  await expect(table.getByText('/old-catalogue')).toBeHidden()
  expect((await visit('/old-catalogue')).status()).toBe(301)
  await table.getByRole('button', { name: 'Dismiss /typo' }).click()
  await expect(owner.getByText('/typo was removed from the list')).toBeVisible()
})
