import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'

const BUYER = {
  Email: 'buyer@example.com',
  'First name': 'Sample',
  'Last name': 'Buyer',
  Address: '1 Harbour Street',
  'Town or city': 'Bristol',
  Postcode: 'BS1 4AA',
}

/** Fills the checkout and pays; resolves to the number of the order. */
async function pay(page: Page, outcome = 'Approve'): Promise<string> {
  for (const [label, value] of Object.entries(BUYER))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('radio', { name: /Tracked delivery/ }).check()
  await page.getByRole('radio', { name: new RegExp(`^${outcome}`) }).check()
  await page.getByRole('button', { name: /^Pay / }).click()
  return outcome
}

async function orderNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order\/[\w-]{22}/)
  const text = await page.getByRole('main').innerText()
  const number = /#?\b(\d+)\b/.exec(text.slice(text.toLowerCase().indexOf('order')))?.[1]
  if (!number) throw new Error(`No order number in:\n${text}`)
  return number
}

test('a visitor buys with a few clicks, and the owner sees it', async ({ page, owner }) => {
  await page.goto('/')
  await test.step('finds the mug and chooses its variant', async () => {
    await page.goto('/shop')
    await page.getByRole('link', { name: 'Morning mug', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Morning mug')
    const add = page.getByRole('button', { name: 'Add To Cart' }).first()
    await add.click()
    await expect(page.getByRole('dialog')).toContainText(
      'Please select the Glaze and Size options.',
    )
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: 'Celadon' }).check({ force: true })
    await page.getByRole('radio', { name: '320 ml' }).check({ force: true })
    await page.getByLabel('Quantity').fill('2')
    await add.click()
    await expect(page.getByText('Added!').first()).toBeVisible()
    await expect(page.locator('.sqs-cart-quantity').first()).toHaveText('2')
  })

  await test.step('changes the quantity in the cart', async () => {
    await page.goto('/cart')
    const quantity = page.getByLabel('Quantity, Morning mug')
    await quantity.fill('3')
    await quantity.press('Enter')
    await expect(page.locator('.cart-subtotal-price')).toHaveText('£84.00')
  })

  await test.step('pays, and reads the confirmation', async () => {
    await page.getByRole('link', { name: 'Checkout' }).click()
    await pay(page)
  })
  const number = await orderNumber(page)
  await expect(page.getByRole('main')).toContainText('Morning mug')
  await expect(page.getByRole('main')).toContainText('£84.00')

  await test.step('the owner sees the order, its lines, totals and timeline', async () => {
    await owner.goto('/config/orders')
    await owner.getByRole('link', { name: `#${number}` }).click()
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText(`Order #${number}`)
    await expect(owner.getByRole('table', { name: 'Items' })).toContainText('Morning mug')
    await expect(owner.getByRole('table', { name: 'Items' })).toContainText('Celadon · 320 ml')
    await expect(owner.getByRole('main')).toContainText('buyer@example.com')
    await expect(
      owner.getByRole('region', { name: 'Timeline' }).getByRole('listitem'),
    ).not.toHaveCount(0)
  })

  await test.step('and that the stock has fallen', async () => {
    await owner.goto('/config/products')
    const row = owner.getByRole('row', { name: /MUG-CEL-320/ })
    await expect(row.getByRole('cell').nth(4)).toHaveText("8 left")
  })
})

test('a decline is told, and the same cart can be paid afterwards', async ({ page }) => {
  await page.goto('/shop/p/espresso-cup')
  await page.getByRole('radio', { name: 'Oat' }).check({ force: true })
  await page.getByRole('button', { name: 'Add To Cart' }).first().click()
  await expect(page.getByText('Added!').first()).toBeVisible()
  await page.goto('/checkout')
  await pay(page, 'Decline')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByRole('radio', { name: /^Approve/ }).check()
  await page.getByRole('button', { name: /^Pay / }).click()
  await orderNumber(page)
})

test('the bank asks for confirmation first', async ({ page }) => {
  await page.goto('/shop/p/espresso-cup')
  await page.getByRole('radio', { name: 'Oat' }).check({ force: true })
  await page.getByRole('button', { name: 'Add To Cart' }).first().click()
  await expect(page.getByText('Added!').first()).toBeVisible()
  await page.goto('/checkout')
  await pay(page, 'Ask for confirmation')
  await expect(page).toHaveURL(/\/checkout\/challenge\//)
  await page.getByRole('button', { name: /Approve|Confirm/ }).click()
  await orderNumber(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same purchase works with plain forms', async ({ page }) => {
    await page.goto('/shop')
    await page.getByRole('link', { name: 'Morning mug', exact: true }).first().click()
    await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Oat')
    await page.getByRole('combobox', { name: /Size/ }).selectOption('450 ml')
    await page.getByLabel('Quantity').fill('2')
    await page.getByRole('button', { name: 'Add To Cart' }).last().click()

    await expect(page).toHaveURL(/\/cart/)
    await expect(page.locator('.cart-subtotal-price')).toHaveText('£68.00')
    await page.getByLabel('Quantity, Morning mug').fill('1')
    await page.getByRole('button', { name: 'Update quantity, Morning mug' }).click()
    await expect(page.locator('.cart-subtotal-price')).toHaveText('£34.00')

    await page.getByRole('link', { name: 'Checkout' }).click()
    await pay(page)
    await orderNumber(page)
  })

  test('removing the last thing says that the cart is empty', async ({ page }) => {
    await page.goto('/shop/p/espresso-cup')
    await page.getByRole('combobox', { name: /Glaze/ }).selectOption('Oat')
    await page.getByRole('button', { name: 'Add To Cart' }).last().click()
    await page.getByRole('button', { name: 'Remove, Espresso cup' }).click()
    await expect(page.getByText('You have nothing in your shopping cart.')).toBeVisible()
  })
})
