import { newPage } from '@vitrine/page'
import { readFile } from 'node:fs/promises'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { readEmailToken } from './emails.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const EMAIL = 'apprentice@example.com'
const PASSWORD = 'four plain words here'

test('the owner creates an area, adds a person who opens its page, and deletes both', async ({
  owner,
  page,
}) => {
  await page.goto('/account/register')
  await page.getByRole('main').getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your address')
  await page.goto(`/account/verify?token=${await readEmailToken(owner, EMAIL)}`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')

  await owner.goto('/config/members/areas')
  await owner.getByRole('button', { name: 'Add area' }).press('Enter')
  const dialog = owner.getByRole('dialog', { name: 'Add area' })
  await dialog.getByLabel('Name').fill('Apprentices')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Apprentices')
  const memberAreaIds = [owner.url().split('/').at(-1) ?? '']

  const api = new StudioApi(owner)
  const title = { locale: 'en-GB', title: 'Glaze recipes', slug: 'glaze-recipes' }
  const access = { kind: 'members' as const, memberAreaIds }
  const { id } = await api.publish({ kind: 'page', body: newPage(title, { access }) })
  expect((await page.goto('/glaze-recipes'))?.status()).toBe(403)

  await owner.reload()
  await expect(owner.getByRole('link', { name: 'Glaze recipes' })).toBeVisible()
  await owner.getByRole('button', { name: 'Add person' }).press('Enter')
  const adding = owner.getByRole('dialog', { name: 'Add a person to Apprentices' })
  await adding.getByRole('combobox').fill('apprentice@')
  await owner.getByRole('option', { name: EMAIL }).click()
  await adding.getByRole('button', { name: 'Add person' }).press('Enter')
  await expect(owner.getByText(`${EMAIL} added`)).toBeVisible()
  await expect(owner.getByRole('row', { name: EMAIL })).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await expect.poll(async () => (await page.goto('/glaze-recipes'))?.status()).toBe(200)

  await owner.getByRole('button', { name: 'Delete area' }).press('Enter')
  const refusal = owner.getByRole('dialog', { name: 'Delete Apprentices?' })
  await expect(refusal).toContainText('1 page or item is for the members of this area.')
  await expect(refusal.getByRole('button', { name: 'Delete area' })).toHaveCount(0)
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.keyboard.press('Escape')

  await owner.goto(`/config/members?search=${EMAIL}`)
  await owner.getByRole('link', { name: EMAIL }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(EMAIL)
  await expect(owner.getByText('No orders')).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  const [file] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('button', { name: 'Export data' }).click(),
  ])
  const content = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(content).toMatchObject({ email: EMAIL, account: { memberAreas: ['Apprentices'] } })

  await owner.getByRole('button', { name: 'Remove Apprentices' }).press('Enter')
  await owner.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await expect(owner.getByText('In no member area')).toBeVisible()
  expect((await page.goto('/glaze-recipes'))?.status()).toBe(403)

  await owner.getByRole('button', { name: 'Delete account' }).press('Enter')
  const question = owner.getByRole('alertdialog').or(owner.getByRole('dialog'))
  await question.getByRole('button', { name: 'Delete account' }).press('Enter')
  await expect(owner.getByText('Account deleted')).toBeVisible()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Members')

  await api.unpublish(id)
  await api.delete(`/api/studio/documents/${id}`)
  await owner.goto(`/config/members/areas/${memberAreaIds[0]}`)
  await owner.getByRole('button', { name: 'Delete area' }).press('Enter')
  await refusal.getByRole('button', { name: 'Delete area' }).press('Enter')
  await expect(owner.getByText('Area deleted')).toBeVisible()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Member areas')
})
