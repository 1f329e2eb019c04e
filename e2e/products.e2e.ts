import type { Page } from '@playwright/test'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { expect, test } from './shop.ts'
import { signUpStaff } from './staff.ts'
import { StudioApi } from './studio-api.ts'
import { repeatUntilPassed } from './repeat.ts'

/** Creates a product with one variant, by default a draft. Resolves to its id. */
async function createProduct(owner: Page, title: string, status = 'draft'): Promise<string> {
  const product = { title, status, variants: [{ priceCents: 4_000, stock: { onHand: 3 } }] }
  const { id } = await new StudioApi(owner).post<{ readonly id: string }>('/api/studio/products', {
    product,
  })
  return id
}

async function save(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(owner.getByText('Product saved').last()).toBeVisible()
}

async function addOption(owner: Page, name: string, values: readonly [string, string]) {
  await owner.getByRole('button', { name: 'Add option' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Add option' })
  await dialog.getByRole('textbox', { name: 'Name of the option' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Value 1' }).fill(values[0])
  await dialog.getByRole('textbox', { name: 'Value 2' }).fill(values[1])
  await dialog.getByRole('button', { name: 'Add option' }).click()
  await expect(dialog).toBeHidden()
}

test('an owner adds a product with four fields, and visitors see it once it is active', async ({
  owner,
  page,
}) => {
  await owner.goto('/config/products')
  await owner.getByRole('link', { name: 'Add product' }).click()
  await owner.getByRole('button', { name: 'Create product' }).click()
  const summary = owner.getByRole('main').getByRole('alert')
  await expect(summary).toContainText('Not saved: check 2 fields')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.getByLabel('Name').fill('Autumn bowl')
  await owner.getByLabel('Price, GBP').fill('24,5o')
  await owner.getByLabel('On hand').fill('7')
  await expect(summary).toContainText('“24,5o” is not a price.')
  await owner.getByLabel('Price, GBP').fill('24.50')
  await owner.getByRole('button', { name: 'Choose image' }).click()
  const files = owner.getByRole('dialog')
  await files.getByRole('row').first().click()
  await expect(files).toBeHidden()
  await owner.getByRole('button', { name: 'Create product' }).click()

  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Autumn bowl')
  await expect(owner.getByLabel('Price, GBP', { exact: true })).toHaveValue('24.50')
  await expect(owner.getByLabel('On hand')).toHaveValue('7')
  const description = owner.getByRole('textbox', { name: 'Description', exact: true })
  await description.click()
  await owner.keyboard.type('Thrown & glazed. ')
  await owner.keyboard.press('Enter')
  await owner.keyboard.press('ControlOrMeta+b')
  await owner.keyboard.type('Holds soup.')
  await expect(description.locator('strong')).toHaveText('Holds soup.')
  await owner.getByRole('button', { name: 'Status' }).click()
  await owner.getByRole('option', { name: 'Active' }).click()
  await owner.getByRole('textbox', { name: 'Tags' }).fill('soup')
  await owner.getByRole('textbox', { name: 'Tags' }).press('Enter')
  const preview = owner.frameLocator('iframe[title="Preview"]')
  await expect(preview.locator('h1')).toHaveText('Autumn bowl')
  await expect(preview.locator('strong', { hasText: 'Holds soup.' })).toBeVisible()
  await save(owner)
  await owner.getByRole('button', { name: 'More actions' }).click()
  const link = owner.getByRole('menuitem', { name: 'View on site' })
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autumn bowl')
  await expect(page.locator('strong', { hasText: 'Holds soup.' })).toBeVisible()
  await expect(page.getByText('£24.50').first()).toBeVisible()
})

test('options make variants, which are typed, pasted and changed together', async ({ owner }) => {
  const id = await createProduct(owner, 'Option vase')
  await owner.goto(`/config/products/${id}`)
  await addOption(owner, 'Glaze', ['Oat', 'Iron'])
  await addOption(owner, 'Size', ['Small', 'Large'])
  const grid = owner.getByRole('grid', { name: 'Variants' })
  await expect(grid.getByRole('row')).toHaveCount(5)
  const price = (name: string) =>
    grid.getByRole('textbox', { name: `Price, GBP, ${name}`, exact: true })
  const stock = (name: string) => grid.getByRole('textbox', { name: `On hand, ${name}` })
  const select = (name: string) =>
    grid
      .getByRole('gridcell', { name: `Select ${name}` })
      .locator('label')
      .click()
  await expect(price('Oat / Small')).toHaveValue('40.00')
  await expect(stock('Oat / Small')).toHaveValue('3')
  await expect(stock('Iron / Large')).toHaveValue('0')

  await price('Iron / Large').fill('5o')
  await price('Iron / Large').press('Enter')
  await expect(owner.getByText('Iron / Large: “5o” is not a price.')).toBeVisible()
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(owner.getByRole('main').getByRole('alert')).toContainText('“5o” is not a price')
  await price('Iron / Large').fill('55')
  await price('Iron / Large').press('Enter')

  await stock('Oat / Large').focus()
  await stock('Oat / Large').evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '11\n12\n13\n')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect(stock('Iron / Large')).toHaveValue('13')

  await select('Oat / Small')
  await select('Oat / Large')
  await owner.getByRole('button', { name: /Change$/ }).click()
  await owner.getByRole('option', { name: 'Change price by percent' }).click()
  await owner.getByRole('textbox', { name: 'Change price by percent' }).fill('10')
  await owner.getByRole('button', { name: 'Apply to 2' }).click()
  await expect(price('Oat / Large')).toHaveValue('44.00')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await save(owner)
  await owner.reload()
  await expect(price('Oat / Small')).toHaveValue('44.00')
  await expect(price('Iron / Large')).toHaveValue('55.00')
  await expect(stock('Iron / Small')).toHaveValue('12')
})

test('a sale has a start and an end, beside the lowest price before it', async ({
  owner,
  page,
}) => {
  const id = await createProduct(owner, 'Sale bowl', 'active')
  await owner.goto('/config/settings/product-pages')
  await owner.getByText('Show the lowest price of the last 30 days').click()
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(owner.getByText('Product pages saved').last()).toBeVisible()

  await owner.goto(`/config/products/${id}`)
  await expect(owner.getByLabel('Sale starts')).toBeHidden()
  await owner.getByLabel('Sale price, GBP').fill('45')
  await owner.getByLabel('Sale starts').fill('2999-01-02T09:00')
  await owner.getByLabel('Sale ends').fill('2999-01-01T09:00')
  await expect(owner.getByText('The sale ends before it starts.').first()).toBeVisible()
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  const summary = owner.getByRole('main').getByRole('alert')
  await expect(summary).toContainText('The sale price is above the price.')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.getByLabel('Sale price, GBP').fill('32')
  await owner.getByLabel('Sale ends').fill('2999-01-03T09:00')
  await save(owner)
  await page.goto('/shop/p/sale-bowl')
  await expect(page.getByText('£40.00').first()).toBeVisible()
  await expect(page.getByText('£32.00')).toBeHidden()

  await owner.getByLabel('Sale starts').fill('')
  await save(owner)
  await repeatUntilPassed(async (timeout) => {
    await page.reload()
    await expect(page.locator('.product-price').first()).toContainText('£32.00', { timeout })
  })
  await expect(page.locator('.product-lowest-price').first()).toHaveText(
    'Lowest price in the last 30 days: £40.00',
  )
})

test('a product has its own button, which leads straight to the checkout', async ({
  owner,
  page,
}) => {
  const id = await createProduct(owner, 'Express bowl', 'active')
  await owner.goto(`/config/products/${id}`)
  await owner.getByLabel('Text of the button').fill('Buy this bowl')
  await owner.getByRole('checkbox', { name: 'Express checkout' }).focus()
  await owner.keyboard.press('Space')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await save(owner)
  await page.goto('/shop/p/express-bowl')
  await page.locator('#buy').getByRole('button', { name: 'Buy this bowl' }).click()
  await page.waitForURL('**/checkout')
  await expect(page.getByRole('main')).toContainText('Express bowl')
})

test('an owner picks related products by keyboard, and its page shows them in order', async ({
  owner,
  page,
}) => {
  const id = await createProduct(owner, 'Related bowl', 'active')
  await owner.goto(`/config/products/${id}`)
  const picker = owner.getByRole('combobox', { name: 'Add a product' })
  for (const name of ['Bud vase', 'Chamberstick']) {
    await picker.fill(name)
    await expect(owner.getByRole('option')).toHaveText([name])
    // The products found may replace the list just when a key arrives; people press it again, too.
    await expect(async () => {
      await owner.keyboard.press('ArrowDown')
      await expect(picker).toHaveAttribute('aria-activedescendant', /./, { timeout: 1_000 })
      await owner.keyboard.press('Enter')
      const remove = owner.getByRole('button', { name: `Remove ${name}` })
      await expect(remove).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await save(owner)
  await page.goto('/shop/p/related-bowl')
  const related = page.locator('.related .product-list-container > li')
  await expect(related).toHaveCount(2)
  await expect(related.first()).toContainText('Bud vase')
  await expect(related.last()).toContainText('Chamberstick')
})

test('the grid of variants works by keyboard alone', async ({ owner }) => {
  const id = await createProduct(owner, 'Keyboard vase')
  await owner.goto(`/config/products/${id}`)
  await addOption(owner, 'Glaze', ['Oat', 'Iron'])
  const grid = owner.getByRole('grid', { name: 'Variants' })
  await grid.getByRole('gridcell', { name: 'Oat', exact: true }).focus()
  const price = grid.getByRole('textbox', { name: 'Price, GBP, Oat', exact: true })
  const cell = grid.getByRole('gridcell').filter({
    has: owner.getByRole('textbox', { name: 'Price, GBP, Oat', exact: true }),
  })
  await owner.keyboard.press('ArrowRight')
  await expect(grid.getByRole('gridcell', { name: 'Oat', exact: true })).not.toBeFocused()
  await owner.keyboard.press('ArrowRight')
  await expect(cell).toBeFocused()
  await owner.keyboard.press('Enter')
  await expect(price).toBeFocused()
  await owner.keyboard.press('ControlOrMeta+a')
  await owner.keyboard.type('99')
  await owner.keyboard.press('Escape')
  await expect(price).toHaveValue('40.00')
  await owner.keyboard.press('Enter')
  await owner.keyboard.press('ControlOrMeta+a')
  await owner.keyboard.type('41')
  await owner.keyboard.press('Enter')
  await expect(price).toHaveValue('41.00')
})

test('a product that someone else changed is not overwritten', async ({ owner }) => {
  const title = 'Shared vase'
  const id = await createProduct(owner, title)
  await owner.goto(`/config/products/${id}`)
  await owner.getByLabel('Name').fill('My vase')
  const product = { title: 'Their vase', variants: [{ priceCents: 4_000 }] }
  await new StudioApi(owner).put(`/api/studio/products/${id}`, { version: 1, product })
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(owner.getByRole('main').getByRole('alert')).toBeFocused()
  await expect(owner.getByLabel('Name')).toHaveValue('My vase')
  await owner.reload()
  await expect(owner.getByLabel('Name')).toHaveValue('Their vase')
})

test('the list is searched and filtered, and a product is duplicated as a draft', async ({
  owner,
}) => {
  const id = await createProduct(owner, 'Searched vase')
  await owner.goto('/config/products')
  await owner.getByRole('searchbox', { name: 'Search products' }).fill('searched')
  await expect(owner).toHaveURL(/search=searched/)
  await expect(owner.getByRole('row')).toHaveCount(2)
  await expect(owner.getByRole('radio', { name: 'Draft 1' })).toBeVisible()
  await owner.goto('/config/products?search=searched&status=archived')
  await expect(owner.getByText('No products match')).toBeVisible()
  await owner.goto(`/config/products/${id}`)
  await owner.getByRole('button', { name: 'More actions' }).click()
  await owner.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Searched vase (copy)')
  await expect(owner.getByLabel('On hand')).toHaveValue('0')
})

test('several products are changed together with a report, and deleted', async ({
  owner,
  page,
}) => {
  const [first] = [
    await createProduct(owner, 'Bulk vase one'),
    await createProduct(owner, 'Bulk vase two'),
  ]
  await owner.goto('/config/products?search=bulk vase&sort=title')
  const selectAll = owner.getByRole('checkbox', { name: 'Select all' })
  await selectAll.press('Space')
  await expect(owner.getByRole('checkbox', { name: '2 selected' })).toBeChecked()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(owner.getByText('2 products changed')).toBeVisible()
  const url = '/shop/p/bulk-vase-one'
  expect((await page.goto(url))?.status()).toBe(200)

  await test.step('prices go down by percent', async () => {
    await selectAll.press('Space')
    await owner.getByRole('button', { name: 'More actions' }).click()
    await owner.getByRole('menuitem', { name: 'Change prices' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Change prices' })
    await dialog.getByRole('textbox').fill('ten')
    await dialog.getByRole('button', { name: 'Apply to 2' }).click()
    await expect(dialog.getByText('Enter a percentage from -100 to 1,000')).toBeVisible()
    await dialog.getByRole('textbox').fill('-10')
    await dialog.getByRole('button', { name: 'Apply to 2' }).click()
    await expect(owner.getByText('£36.00').first()).toBeVisible()
  })

  await test.step('a report tells what was left as it is', async () => {
    const api = new StudioApi(owner)
    const change = { kind: 'addTag', tag: 'bulk' }
    await api.post('/api/studio/products/changes', { ids: [first], change })
    await selectAll.press('Space')
    await owner.getByRole('button', { name: 'More actions' }).click()
    await owner.getByRole('menuitem', { name: 'Add tag' }).click()
    await owner.getByRole('dialog').getByRole('textbox').fill('bulk')
    await owner.getByRole('button', { name: 'Apply to 2' }).click()
    const report = owner.getByRole('dialog', { name: 'Result' })
    await expect(report).toContainText('1 changed, 1 unchanged, 0 failed.')
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await report.getByRole('button', { name: 'Close' }).last().click()
  })

  await owner.goto(`/config/products/${first}`)
  await owner.getByRole('button', { name: 'More actions' }).click()
  await owner.getByRole('menuitem', { name: 'Delete product' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete product' }).click()
  await expect(owner.getByText('Bulk vase one was deleted')).toBeVisible()
  expect((await page.goto(url))?.status()).toBe(410)
})

test('stock is adjusted with a reason, and its history explains it', async ({ owner }) => {
  await createProduct(owner, 'Stocked vase')
  await owner.goto('/config/products/stock?search=stocked')
  await expect(owner.getByRole('row')).toHaveCount(2)
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.getByRole('button', { name: 'Change stock of Stocked vase' }).click()
  const drawer = owner.getByRole('dialog', { name: 'Stocked vase' })
  await drawer.getByLabel('Units').fill('4.5')
  await drawer.getByRole('button', { name: 'Change stock' }).click()
  await expect(drawer.getByText('Enter a whole number.')).toBeVisible()
  await drawer.getByLabel('Units').fill('44')
  await drawer.getByLabel('Reason').fill('Second firing')
  await drawer.getByRole('button', { name: 'Change stock' }).click()
  await expect(drawer.getByRole('heading', { name: 'Why 47?' })).toBeVisible()
  await expect(drawer.getByText('Adjusted: Second firing')).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.keyboard.press('Escape')
  await expect(owner.getByRole('row').last()).toContainText('47')
})

test('a product file is checked, and imported', async ({ owner }) => {
  const rows = [
    'Handle,Title,Body (HTML),Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Status',
    'import-jug,Imported jug,<p>Pours.</p>,TRUE,Title,Default Title,JUG,18.00,active',
    'import-pot,Imported pot,,TRUE,Title,Default Title,POT,dear,active',
  ]
  await owner.goto('/config/products')
  await owner.getByRole('link', { name: 'Import', exact: true }).click()
  await owner.locator('input[type=file]').setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  })
  await owner.getByRole('button', { name: 'Check file' }).click()
  await expect(
    owner.getByText('1 new, 0 changed, 0 unchanged, 0 skipped, 1 with errors.'),
  ).toBeVisible()
  await expect(owner.getByText(/Row 3, column “Variant Price”: Imported pot/)).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(owner.getByText('What changed').first()).toBeVisible()
  await owner.goto('/config/products?search=imported')
  await expect(owner.getByRole('link', { name: 'Imported jug' })).toBeVisible()
})

test('staff who may not change products see why', async ({ owner, browser }) => {
  const id = await createProduct(owner, 'Seen vase')
  const { page: staff } = await signUpStaff({ owner, browser }, { role: 'reporting' })
  await staff.goto(`/config/products/${id}`)
  await expect(staff.getByText('Your role can see products, but not change them.')).toBeVisible()
  await expect(staff.getByLabel('Name')).toBeDisabled()
  await staff.context().close()
})
