import { expectStateAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'

test('the owner creates an API key, calls the store with it, and revokes it', async ({
  owner,
  request,
}) => {
  await owner.goto('/config/settings/api-keys')
  await expect(owner.getByText('No API keys yet')).toBeVisible()
  await owner.getByRole('button', { name: 'Create API key' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Create API key' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Warehouse')
  await dialog.getByRole('button', { name: 'Create API key' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Choose at least one permission.')
  const shop = 'Read the name, the currency and the time zone of the store'
  await dialog.getByRole('checkbox', { name: shop }).check({ force: true })
  await dialog.getByRole('checkbox', { name: 'Read stock' }).check({ force: true })
  await expectStateAccessible(owner)
  await dialog.getByRole('button', { name: 'Create API key' }).click()

  const shown = owner.getByRole('dialog', { name: 'Copy the API key' })
  const token = (await shown.getByText(/^vitrine_[\w-]{43}$/).textContent()) ?? ''
  await expectStateAccessible(owner)
  await shown.getByRole('button', { name: 'Done' }).click()

  const at = (path: string) => new URL(`/api/commerce/v1/${path}`, owner.url()).href
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.get(at('shop'), { headers })).status()).toBe(200)
  expect((await request.get(at('orders'), { headers })).status()).toBe(403)

  await owner.reload()
  const row = owner.getByRole('row', { name: /Warehouse/ })
  await expect(row).toContainText('shop:read, stock:read')
  await expect(row).toContainText('Active')
  await expectStateAccessible(owner)
  await row.getByRole('button', { name: 'Revoke Warehouse' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Revoke API key' }).click()
  await expect(owner.getByText('The API key was revoked')).toBeVisible()
  await expect(row).toContainText('Revoked')
  expect((await request.get(at('shop'), { headers })).status()).toBe(401)
})
