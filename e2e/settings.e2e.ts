import type { Locator, Page } from '@playwright/test'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { addToCart, fillCheckout, pay, readOrderNumber } from './checkout-steps.ts'
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

const ZONES = '/api/studio/shipping-zones'

/** Reads the shipping zones of the demo shop, and returns a function that puts them back. */
async function keepZones(owner: Page): Promise<() => Promise<unknown>> {
  const api = new StudioApi(owner)
  const { zones } = await api.get<{ zones: { rates: object[] }[] }>(ZONES)
  const put = zones.map((zone) => ({
    ...zone,
    id: undefined,
    rates: zone.rates.map((rate) => ({ ...rate, id: undefined })),
  }))
  return () => api.put(ZONES, { zones: put })
}

const findZone = (owner: Page, name: string) => owner.getByRole('region', { name, exact: true })

async function chooseKind(owner: Page, dialog: Locator, kind: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Type' }).click()
  await owner.getByRole('option', { name: kind }).click()
}

test('an owner sets delivery, taxes and payments, and buyers are offered them', async ({
  owner,
  page,
}) => {
  const restore = [
    await keepZones(owner),
    await keep(owner, '/api/studio/taxes'),
    await keep(owner, '/api/studio/payment-methods'),
  ]

  await test.step('shipping', async () => {
    await owner.goto('/config/settings/shipping')
    await owner.getByRole('button', { name: 'Add zone' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Add zone' })
    await save(dialog)
    await expect(dialog).toContainText('Choose at least one country.')
    await dialog.getByRole('button', { name: 'Add European Union' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('European Union')
    await save(dialog)
    await expect(findZone(owner, 'European Union')).toContainText('27 countries')

    await owner.getByRole('button', { name: 'Add zone' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Islands')
    for (const country of ['Ireland', 'United Kingdom']) {
      await dialog.getByRole('combobox', { name: 'Countries' }).fill(country.toLowerCase())
      await owner.getByRole('option', { name: country, exact: true }).click()
    }
    await expect(dialog).toContainText(
      'Ireland is already in “European Union”. A country can be in one zone only.',
    )
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await owner.setViewportSize({ width: 1280, height: 800 })
    await dialog.getByRole('button', { name: 'Move Ireland here' }).click()
    await expect(dialog).not.toContainText('already in')
    await save(dialog)
    await expect(findZone(owner, 'European Union')).toContainText('26 countries')
    await expect(findZone(owner, 'Islands')).toContainText('Ireland and United Kingdom')
  })

  await test.step('shipping rates', async () => {
    await owner.getByRole('button', { name: 'Add rate to Islands' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Add rate' })
    await chooseKind(owner, dialog, 'By weight')
    await save(dialog)
    await expect(dialog).toContainText('Enter a price, or 0 for free delivery.')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Cargo bike')
    await dialog.getByRole('textbox', { name: 'Weight from' }).fill('0.5')
    await dialog.getByRole('textbox', { name: 'Weight up to' }).fill('0.5')
    await dialog.getByRole('textbox', { name: 'Price' }).fill('7.50')
    await owner.keyboard.press('Tab')
    await save(dialog)
    await expect(dialog).toContainText('Enter a weight above the one')
    await dialog.getByRole('textbox', { name: 'Weight from' }).fill('0')
    await dialog.getByRole('textbox', { name: 'Weight up to' }).fill('20')
    await owner.keyboard.press('Tab')
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await owner.setViewportSize({ width: 1280, height: 800 })
    await save(dialog)
    const row = findZone(owner, 'Islands').getByRole('listitem').filter({ hasText: 'Cargo bike' })
    await expect(row).toContainText('By weight, 0 to 20 kg')
    await expect(row).toContainText('£7.50')

    await owner.getByRole('button', { name: 'Add rate to Islands' }).click()
    await chooseKind(owner, dialog, 'Per item')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Tracked boat')
    await dialog.getByRole('textbox', { name: 'Price of the first item' }).fill('3')
    await dialog.getByRole('textbox', { name: 'Price of each further item' }).fill('1.25')
    await save(dialog)
    await expect(findZone(owner, 'Islands')).toContainText('£1.25 for each further item')

    await openMenu(owner, 'Islands', 'Delete')
    await expect(findZone(owner, 'Islands')).toHaveCount(0)
    await owner.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toHaveCount(1)
    await openMenu(owner, 'Cargo bike', 'Move down')
    await expect(findZone(owner, 'Islands').getByRole('listitem').last()).toContainText(
      'Cargo bike',
    )
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
    await expect(page.getByText('Pottery bank')).toBeVisible()
    await fillCheckout(page)
    await page.getByRole('radio', { name: /Cargo bike/ }).check()
    await page.getByRole('radio', { name: /Test payment/ }).check()
    await page.getByRole('button', { name: 'Update total' }).click()
    await expect(page.getByRole('radio', { name: /Cargo bike/ })).toBeChecked()
    await pay(page)
    await readOrderNumber(page)
    await expect(page.getByText('Cargo bike').first()).toBeVisible()
  })

  await test.step('a buyer in another country reads that none is delivered there', async () => {
    const api = new StudioApi(owner)
    const { zones } = await api.get<{ zones: { name: string }[] }>(ZONES)
    await api.put(ZONES, { zones: zones.filter(({ name }) => name !== 'Rest of world') })
    await addToCart(page, 'seedling-pots')
    await page.goto('/checkout')
    await page.getByLabel('Country').selectOption('Japan')
    await page.getByRole('button', { name: 'Update total' }).click()
    await expect(page.getByText('We do not ship to your address.')).toBeVisible()
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
