import { expectStateAccessible } from './accessibility.ts'
import { addToCart, fillCheckout } from './checkout-steps.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const TAXES = '/api/studio/taxes'

test('an owner adds a tax class, and its products are taxed at its rate', async ({
  owner,
  page,
}) => {
  await owner.goto('/config/settings/taxes')
  const api = new StudioApi(owner)
  const before = await api.get<{ rates: object[] }>(TAXES)
  await api.put(TAXES, {
    ...before,
    rates: [{ name: 'VAT', country: 'GB', percent: 20, taxesShipping: false }],
  })
  await owner.reload()
  const classes = owner.getByRole('textbox', { name: 'Tax classes' })
  await classes.fill('Reduced')
  await classes.press('Enter')
  await owner.getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByText('Taxes saved')).toBeVisible()
  await owner.getByRole('button', { name: 'Add tax rate' }).first().click()
  const dialog = owner.getByRole('dialog', { name: 'Add tax rate' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Reduced VAT')
  await dialog.getByRole('combobox', { name: 'Country' }).fill('united kin')
  await owner.getByRole('option', { name: 'United Kingdom' }).click()
  const postalCodes = dialog.getByRole('textbox', { name: 'Postal codes' })
  await postalCodes.fill('BS*\n1*2, 20-10')
  await dialog.getByRole('textbox', { name: 'Rate' }).fill('5')
  await dialog.getByRole('button', { name: /Tax class/ }).click()
  await owner.getByRole('option', { name: 'Reduced' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('These are no postal codes: “1*2”, “20-10”.')
  await expectStateAccessible(owner)
  await postalCodes.fill('bs*\nBT1 5GS')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByRole('list', { name: 'Tax rates' })).toContainText(
    'United Kingdom, bs*, BT1 5GS · Reduced',
  )
  await expectStateAccessible(owner)

  const { products } = await api.get<{ products: { id: string }[] }>(
    '/api/studio/products?search=espresso',
  )
  await owner.goto(`/config/products/${products[0]?.id}`)
  await owner.getByRole('button', { name: /Tax class/ }).click()
  await owner.getByRole('option', { name: 'Reduced' }).click()
  await owner.getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByText('Product saved')).toBeVisible()

  await addToCart(page, 'espresso-cup', { Glaze: 'Oat' })
  await page.goto('/checkout')
  await fillCheckout(page)
  // The rate depends on the postal code, which is typed.
  await page.getByRole('button', { name: 'Update total' }).click()
  const total = page.locator('.checkout-side .totals')
  // 5 % of the cup, whose price is 18.00.
  await expect(total).toContainText('£0.90')

  await owner.getByRole('button', { name: /Tax class/ }).click()
  await owner.getByRole('option', { name: 'Standard' }).click()
  // The message of the first change may still be there.
  const saved = owner.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.url().includes('/api/studio/products/'),
  )
  await owner.getByRole('button', { name: 'Save' }).click()
  expect((await saved).status()).toBe(200)
  await api.put(TAXES, before)
})

const FILE = `Country Code,State Code,ZIP/Postcode,City,Rate %,Tax Name,Priority,Compound,Shipping,Tax Class
GB,*,*,*,5.0000,Book VAT,1,0,1,books
US,AL,12345;3*5,*,2.0000,US AL,2,1,1,
`

test('an owner imports tax rates after a check that names the rows it cannot use', async ({
  owner,
}) => {
  await owner.goto('/config/settings/taxes')
  const api = new StudioApi(owner)
  const before = await api.get<{ rates: object[] }>(TAXES)
  await owner.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Import CSV' })
  await dialog
    .getByLabel('File of tax rates')
    .setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
  await expect(dialog).toContainText('1 new, 0 changed, 0 unchanged, 1 that cannot be used')
  await expect(dialog).toContainText('New tax classes: Books')
  await expect(dialog.getByRole('list')).toContainText('Row 3: these are no postal codes: 3*5.')
  await expectStateAccessible(owner)
  await dialog.getByRole('button', { name: 'Import 1 rate' }).click()
  await expect(owner.getByText('Tax rates imported')).toBeVisible()
  await expect(owner.getByRole('list', { name: 'Tax rates' })).toContainText('Book VAT')
  await expect(owner.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  await api.put(TAXES, before)
})
