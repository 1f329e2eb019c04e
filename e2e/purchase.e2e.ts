import type { Page } from '@playwright/test'
import {
  findAddButton,
  chooseOptions,
  fillCheckout,
  readOrderNumber,
  pay,
  recordButtonLabels,
} from './checkout-steps.ts'
import { openEmails } from './emails.ts'
import { expect, test } from './shop.ts'

/** Reads the available stock of a variant in the studio. */
async function readStock(owner: Page, sku: string): Promise<number> {
  await owner.goto(`/config/products/stock?search=${sku}`)
  const row = owner.getByRole('row', { name: new RegExp(sku) })
  await expect(row).toHaveCount(1)
  const available = row.getByRole('cell').nth(2)
  return Number.parseInt(await available.innerText(), 10)
}

test('a visitor buys with a few clicks, and the owner sees it', async ({ page, owner }) => {
  const before = await readStock(owner, 'MUG-CEL-320')

  await test.step('finds the mug and chooses its variant', async () => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
    await page.getByRole('link', { name: 'Morning mug', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Morning mug')
    await chooseOptions(page, { Glaze: 'Celadon', Size: '320 ml' })
    await expect(page.locator('.ProductItem-price')).toHaveText('£28.00')
    await page.getByLabel('Quantity').fill('2')
    const labels = await recordButtonLabels(page)
    await findAddButton(page).click()
    await expect.poll(labels).toEqual(['Adding…', 'Added!', 'Add To Cart'])
    await expect(page.locator('.sqs-cart-quantity').first()).toHaveText('2')
  })

  await test.step('changes the quantity in the cart', async () => {
    await page.getByRole('link', { name: 'Cart 2 items' }).click()
    await expect(page.locator('.cart-subtotal-price')).toHaveText('£56.00')
    const quantity = page.getByLabel('Quantity, Morning mug')
    await quantity.fill('3')
    await quantity.press('Enter')
    await expect(page.locator('.cart-subtotal-price')).toHaveText('£84.00')
  })

  await test.step('pays, and reads the confirmation', async () => {
    await page.getByRole('link', { name: 'Checkout' }).click()
    await fillCheckout(page)
    await pay(page)
  })
  const number = await readOrderNumber(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('Morning mug')
  await expect(main).toContainText('Celadon, 320 ml')
  await expect(main).toContainText('£84.00')
  await expect(main).toContainText('buyer@example.com')
  await expect(main).toContainText('Test order. No money was charged.')

  await test.step('the cart is empty again', async () => {
    await page.goto('/cart')
    await expect(page.getByText('You have nothing in your shopping cart.')).toBeVisible()
  })

  await test.step('the owner sees the order, its lines, totals and timeline', async () => {
    await owner.goto('/config/orders')
    await owner.getByRole('link', { name: `#${number}` }).click()
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText(`Order #${number}`)
    const items = owner.getByRole('table', { name: 'Items' })
    await expect(items).toContainText('Morning mug')
    await expect(items).toContainText('Celadon · 320 ml')
    await expect(owner.getByRole('main')).toContainText('buyer@example.com')
    await expect(owner.getByRole('main')).toContainText('£84.00')
    await expect(
      owner.getByRole('region', { name: 'Timeline' }).getByRole('listitem'),
    ).not.toHaveCount(0)
  })

  await test.step('the stock has decreased', async () => {
    expect(await readStock(owner, 'MUG-CEL-320')).toBe(before - 3)
  })

  await test.step('the owner reads the email', async () => {
    const mail = owner.getByRole('group').filter({ hasText: `your order ${number}` })
    await openEmails(owner, mail)
    await mail.getByText(`your order ${number}`).click()
    await expect(mail).toContainText('buyer@example.com')
    await expect(mail.getByText('Morning mug')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same purchase works with plain forms', async ({ page }) => {
    await page.goto('/shop')
    await page.getByRole('link', { name: 'Morning mug', exact: true }).click()
    await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Oat')
    await page.getByRole('combobox', { name: /Size/ }).selectOption('450 ml')
    await page.getByLabel('Quantity').fill('2')
    await page.getByRole('button', { name: 'Add To Cart' }).click()

    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.locator('.cart-subtotal-price')).toHaveText('£68.00')
    await page.getByLabel('Quantity, Morning mug').fill('1')
    await page.getByRole('button', { name: 'Update quantity Morning mug' }).click()
    await expect(page.locator('.cart-subtotal-price')).toHaveText('£34.00')

    await page.getByRole('link', { name: 'Checkout' }).click()
    await fillCheckout(page)
    await pay(page, 'Ask for confirmation')
    await page.getByRole('button', { name: 'Approve payment' }).click()
    await readOrderNumber(page)
    await expect(page.getByRole('main')).toContainText('Oat, 450 ml')
  })

  test('an option that was not chosen is requested', async ({ page }) => {
    await page.goto('/shop/p/morning-mug')
    await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Oat')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please select the Size option.')
  })

  test('removing the last item shows that the cart is empty', async ({ page }) => {
    await page.goto('/shop/p/espresso-cup')
    await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Oat')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await page.getByRole('button', { name: 'Remove Espresso cup' }).click()
    await expect(page.getByText('You have nothing in your shopping cart.')).toBeVisible()
  })
})

test('the owner reads what was sold, and saves it as a file', async ({ owner }) => {
  await owner.goto('/config/sales')
  await expect(owner.getByText('No orders in this time')).toBeVisible()
  await owner.getByText('Test orders', { exact: true }).click()
  await expect(owner).toHaveURL(/orders=test/)
  const products = owner.getByRole('table', { name: 'Products' })
  await expect(products.getByRole('link', { name: 'Morning mug' })).toBeVisible()
  await expect(owner.getByText(/^Net sales\. The highest is £/)).toBeAttached()
  await owner.getByText('Show as a table').click()
  await expect(owner.getByRole('table', { name: 'Net sales' }).getByRole('row')).toHaveCount(31)
  const saved = owner.waitForEvent('download')
  await owner.getByRole('button', { name: 'Export CSV: products' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^sales-by-product-/)
  await owner.getByRole('button', { name: /Time$/ }).click()
  await owner.getByRole('option', { name: 'Other days' }).click()
  await owner.getByLabel('First day').fill('2031-01-01')
  await expect(owner.getByLabel('Last day')).toHaveAccessibleDescription(/^Choose a last day/)
  await owner.getByLabel('First day').fill('2020-01-01')
  await owner.getByLabel('Last day').fill('2020-01-31')
  await expect(owner.getByText('No orders in this time')).toBeVisible()
})
