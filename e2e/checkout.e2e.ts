import { addToCart, BUYER, fillCheckout, readOrderNumber, pay } from './checkout-steps.ts'
import { expect, test } from './shop.ts'

const OAT = { Glaze: 'Oat' }
const LAST_MUG = { Glaze: 'Terracotta', Size: '450 ml' }

test('a declined payment shows an error, and the same cart can be paid afterwards', async ({
  page,
}) => {
  await addToCart(page, 'espresso-cup', OAT)
  await page.goto('/checkout')
  await fillCheckout(page)
  await pay(page, 'Decline')
  await expect(page.getByRole('alert')).toContainText(
    'The payment did not go through. You have not been charged.',
  )
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(BUYER.Address)
  await pay(page)
  await readOrderNumber(page)
})

test('the bank asks for confirmation first', async ({ page }) => {
  await addToCart(page, 'espresso-cup', OAT)
  await page.goto('/checkout')
  await fillCheckout(page)
  await pay(page, 'Ask for confirmation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm £22.50')
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await readOrderNumber(page)
})

test('a rejected confirmation leads back to the checkout', async ({ page }) => {
  await addToCart(page, 'espresso-cup', OAT)
  await page.goto('/checkout')
  await fillCheckout(page)
  await pay(page, 'Ask for confirmation')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('alert')).toContainText('You have not been charged.')
  await pay(page)
  await readOrderNumber(page)
})

test('a double click on Pay creates one order', async ({ page, owner }) => {
  await addToCart(page, 'lidded-jar', OAT)
  await page.goto('/checkout')
  await fillCheckout(page)
  const email = `twice-${Date.now()}@example.com`
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: /^Pay / }).dblclick()
  await readOrderNumber(page)
  await owner.goto('/config/orders')
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await expect(owner.getByRole('row').filter({ hasText: email })).toHaveCount(1)
})

test('of two buyers of the last unit, one gets it and the other sees an error', async ({
  page,
  secondVisitor,
}) => {
  await addToCart(page, 'morning-mug', LAST_MUG)
  await addToCart(secondVisitor, 'morning-mug', LAST_MUG)
  await page.goto('/checkout')
  await fillCheckout(page)
  // Stock is held once the address is sent, not while the form is filled in.
  const isSent = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Update total' }).click()
  await isSent
  await secondVisitor.goto('/checkout')
  await expect(secondVisitor.getByRole('alert')).toContainText(
    'Sorry, we do not have enough of that item available.',
  )
  await pay(page)
  await readOrderNumber(page)
  await secondVisitor.goto('/cart')
  await expect(secondVisitor.getByRole('main')).toContainText(
    'Sorry, we do not have enough of that item available.',
  )
})

test('missing fields are listed, and each entry leads to its field', async ({ page }) => {
  await addToCart(page, 'espresso-cup', OAT)
  await page.goto('/checkout')
  await page.getByRole('button', { name: /^Pay / }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Check the form' })
  await expect(summary.getByRole('listitem')).toHaveText([
    'Enter an email address.',
    'Enter a first name.',
    'Enter a last name.',
    'Enter an address.',
    'Enter a city.',
    'Enter a postal code.',
  ])
  await summary.getByRole('link', { name: 'Enter a postal code.' }).click()
  await expect(page.getByLabel('Postal code')).toBeFocused()
  await expect(page.getByLabel('Postal code')).toHaveAccessibleDescription('Enter a postal code.')
})

test('a digital product needs no delivery address', async ({ page }) => {
  await addToCart(page, 'glaze-notebook')
  await page.goto('/checkout')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Delivery address' })).toHaveCount(0)
  await expect(page.getByLabel('Postal code')).toHaveCount(0)
  await page.getByLabel('Email').fill(BUYER.Email)
  await pay(page)
  await readOrderNumber(page)
  await expect(page.getByRole('main')).toContainText('The glaze notebook (PDF)')
})
