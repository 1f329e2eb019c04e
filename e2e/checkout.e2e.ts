import { addToCart, BUYER, fillCheckout, orderNumber, pay } from './buyer.ts'
import { expect, test } from './shop.ts'

const OAT = { Glaze: 'Oat' }
const LAST_MUG = { Glaze: 'Terracotta', Size: '450 ml' }

test('a decline is told, and the same cart can be paid afterwards', async ({ page }) => {
  await addToCart(page, 'espresso-cup', OAT)
  await page.goto('/checkout')
  await fillCheckout(page)
  await pay(page, 'Decline')
  await expect(page.getByRole('alert')).toContainText(
    'The payment did not go through. You have not been charged.',
  )
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(BUYER.Address)
  await pay(page)
  await orderNumber(page)
})

test('the bank asks for confirmation first', async ({ page }) => {
  await addToCart(page, 'espresso-cup', OAT)
  await page.goto('/checkout')
  await fillCheckout(page)
  await pay(page, 'Ask for confirmation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm £22.50')
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await orderNumber(page)
})

test('a confirmation that is refused leads back to the checkout', async ({ page }) => {
  await addToCart(page, 'espresso-cup', OAT)
  await page.goto('/checkout')
  await fillCheckout(page)
  await pay(page, 'Ask for confirmation')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('alert')).toContainText('You have not been charged.')
  await pay(page)
  await orderNumber(page)
})

test('a double click on Pay makes one order', async ({ page, owner }) => {
  await addToCart(page, 'lidded-jar', OAT)
  await page.goto('/checkout')
  await fillCheckout(page)
  const email = `twice-${Date.now()}@example.com`
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: /^Pay / }).dblclick()
  await orderNumber(page)
  await owner.goto('/config/orders')
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await expect(owner.getByRole('row').filter({ hasText: email })).toHaveCount(1)
})

test('of two buyers of the last one, one gets it and the other is told', async ({
  page,
  rival,
}) => {
  await addToCart(page, 'morning-mug', LAST_MUG)
  await addToCart(rival, 'morning-mug', LAST_MUG)
  await page.goto('/checkout')
  await fillCheckout(page)
  await rival.goto('/checkout')
  await expect(rival.getByRole('alert')).toContainText(
    'Sorry, we do not have enough of that item available.',
  )
  await pay(page)
  await orderNumber(page)
  await rival.goto('/cart')
  await expect(rival.getByRole('main')).toContainText(
    'Sorry, we do not have enough of that item available.',
  )
})

test('what is missing is listed, and each entry leads to its field', async ({ page }) => {
  await addToCart(page, 'espresso-cup', OAT)
  await page.goto('/checkout')
  await page.getByRole('button', { name: /^Pay / }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the form' })
  await expect(summary.getByRole('listitem')).toHaveText([
    'Enter an email address.',
    'Enter a first name.',
    'Enter a last name.',
    'Enter an address.',
    'Enter a town or city.',
    'Enter a postcode.',
  ])
  await summary.getByRole('link', { name: 'Enter a postcode.' }).click()
  await expect(page.getByLabel('Postcode')).toBeFocused()
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription('Enter a postcode.')
})

test('nobody asks where a file should be delivered', async ({ page }) => {
  await addToCart(page, 'glaze-notebook')
  await page.goto('/checkout')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Delivery address' })).toHaveCount(0)
  await expect(page.getByLabel('Postcode')).toHaveCount(0)
  await page.getByLabel('Email').fill(BUYER.Email)
  await pay(page)
  await orderNumber(page)
  await expect(page.getByRole('main')).toContainText('The glaze notebook (PDF)')
})
