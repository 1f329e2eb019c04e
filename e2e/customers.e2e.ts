import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { addToCart, fillCheckout, pay, readOrderNumber } from './checkout-steps.ts'
import { expect, test } from './shop.ts'

test('staff find a customer from an order, add a note, and cannot erase what is not sent', async ({
  page,
  owner,
}) => {
  await addToCart(page, 'seedling-pots')
  await page.goto('/checkout')
  await fillCheckout(page)
  await pay(page)
  const number = await readOrderNumber(page)
  await owner.goto('/config/orders')
  await owner.getByRole('link', { name: `#${number}` }).click()
  await owner.getByRole('link', { name: 'View customer' }).click()

  await test.step('shows the customer and takes a note', async () => {
    await expect(owner.getByRole('region', { name: 'Orders' })).toContainText(`#${number}`)
    await owner.getByRole('textbox', { name: 'Add note' }).fill('Collects on Saturdays.')
    await owner.getByRole('button', { name: 'Add note' }).click()
    await expect(owner.getByRole('region', { name: 'Timeline' })).toContainText(
      'Collects on Saturdays.',
    )
    await expect(owner.getByRole('button', { name: 'Erase customer' })).toBeDisabled()
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  })

  await test.step('lists the customer', async () => {
    // Other buyers may have the same name.
    const path = new URL(owner.url()).pathname
    await owner.goto('/config/customers')
    await expect(owner.locator(`a[href="${path}"]`)).toBeVisible()
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  })
})
