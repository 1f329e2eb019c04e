import type { Locator, Page } from '@playwright/test'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { addToCart, fillCheckout } from './checkout-steps.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const save = (part: Page | Locator) => part.getByRole('button', { name: 'Save' }).click()

async function openMenu(owner: Page, row: string, action: string): Promise<void> {
  await owner.getByRole('button', { name: `Actions for ${row}` }).click()
  await owner.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Reads settings of the demo shop, and returns a function that puts them back for the other tests. */
async function keep(owner: Page, path: string): Promise<() => Promise<unknown>> {
  const api = new StudioApi(owner)
  const before = await api.get<object>(path)
  const list = Object.entries(before).map(([name, value]) => [
    name,
    Array.isArray(value)
      ? value.map((entry: object) => ({ ...entry, id: undefined }))
      : (value as unknown),
  ])
  return () => api.put(path, Object.fromEntries(list))
}

test('an owner sets delivery, taxes and payments, and buyers are offered them', async ({
  owner,
  page,
}) => {
  const restore = [
    await keep(owner, '/api/studio/delivery-methods'),
    await keep(owner, '/api/studio/taxes'),
    await keep(owner, '/api/studio/payment-methods'),
  ]

  await test.step('shipping', async () => {
    await owner.goto('/config/settings/shipping')
    await owner.getByRole('button', { name: 'Add delivery method' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Add delivery method' })
    await save(dialog)
    await expect(dialog).toContainText('Enter a price, or 0 for free delivery.')
    await dialog.getByRole('textbox', { name: 'Price' }).fill('7.50')
    await save(dialog)
    await expect(dialog).toContainText('Enter a name.')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Cargo bike')
    await dialog.getByRole('combobox', { name: 'Countries' }).fill('united kin')
    await owner.getByRole('option', { name: 'United Kingdom' }).click()
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await save(dialog)
    await owner.setViewportSize({ width: 1280, height: 800 })
    const list = owner.getByRole('list', { name: 'Shipping' })
    const row = list.getByRole('listitem').filter({ hasText: 'Cargo bike' })
    await expect(row).toContainText('United Kingdom')
    await expect(row).toContainText('£7.50')
    await openMenu(owner, 'Cargo bike', 'Delete')
    await expect(row).toHaveCount(0)
    await owner.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toHaveCount(1)
  })

  await test.step('taxes', async () => {
    await owner.getByRole('link', { name: 'Taxes' }).click()
    await owner.getByRole('button', { name: 'Add tax rate' }).first().click()
    const dialog = owner.getByRole('dialog', { name: 'Add tax rate' })
    await save(dialog)
    await expect(dialog).toContainText('Choose a country.')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Kiln levy')
    await dialog.getByRole('combobox', { name: 'Country' }).fill('united kin')
    await owner.getByRole('option', { name: 'United Kingdom' }).click()
    await dialog.getByRole('textbox', { name: 'Rate' }).fill('2.5')
    await owner.keyboard.press('Tab')
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await save(dialog)
    await expect(owner.getByRole('list', { name: 'Tax rates' })).toContainText('Kiln levy')
    await expect(owner.getByRole('list', { name: 'Tax rates' })).toContainText('2.5%')
    await owner.getByRole('textbox', { name: 'Region of the store' }).fill('Dorset')
    await save(owner)
    await expect(owner.getByText('Taxes saved')).toBeVisible()
  })

  await test.step('payments', async () => {
    await owner.getByRole('link', { name: 'Payments' }).click()
    await owner.getByRole('button', { name: 'Add manual payment' }).first().click()
    const dialog = owner.getByRole('dialog', { name: 'Add manual payment' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Pottery bank')
    await dialog.getByRole('textbox', { name: 'Instructions' }).fill('Pay to account 42.')
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await save(dialog)
    await expect(owner.getByRole('listitem').filter({ hasText: 'Pottery bank' })).toBeVisible()
  })

  await test.step('a buyer is offered them', async () => {
    await addToCart(page, 'seedling-pots')
    await page.goto('/checkout')
    await fillCheckout(page)
    await expect(page.getByText('Cargo bike')).toBeVisible()
    await expect(page.getByText('Pottery bank')).toBeVisible()
  })

  for (const putBack of restore) await putBack()
})

test('an owner changes the details of the site', async ({ owner }) => {
  await owner.goto('/config/settings')
  await expect(owner.getByRole('heading', { level: 2, name: 'Site details' })).toBeVisible()
  const email = owner.getByRole('textbox', { name: 'Contact email' })
  const before = await email.inputValue()
  await email.fill('not an address')
  await save(owner)
  await expect(owner.getByText('Please enter a valid email').first()).toBeVisible()
  await email.fill('studio@example.com')
  await save(owner)
  await expect(owner.getByText('Site details saved')).toBeVisible()
  await owner.reload()
  await expect(email).toHaveValue('studio@example.com')
  await email.fill(before)
  await save(owner)
  await expect(owner.getByText('Site details saved')).toBeVisible()
})
