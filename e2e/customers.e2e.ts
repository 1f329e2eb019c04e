import type { OrderDetail } from '@vitrine/contract'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { addToCart, fillCheckout, pay, readOrderNumber } from './checkout-steps.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const EMAIL = 'erased@example.com'

test('staff find a customer from an order, add a note, and erase them once all is sent', async ({
  page,
  owner,
}) => {
  await addToCart(page, 'seedling-pots')
  await page.goto('/checkout')
  await fillCheckout(page)
  await page.getByLabel('Email').fill(EMAIL)
  await pay(page)
  const number = await readOrderNumber(page)
  await owner.goto('/config/orders')
  await owner.getByRole('link', { name: `#${number}` }).click()
  await expect(owner).toHaveURL(/\/config\/orders\/[\w-]+$/)
  const orderPath = new URL(owner.url()).pathname.replace('/config', '/api/studio')
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

  await test.step('erases the customer once the order is sent', async () => {
    const studio = new StudioApi(owner)
    const { lines } = await studio.get<OrderDetail>(orderPath)
    const sent = lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }))
    const id = crypto.randomUUID()
    await studio.post(`${orderPath}/fulfillments`, { id, lines: sent, notify: false })
    await owner.goto('/config/customers?search=erased')
    await owner.locator('a[href^="/config/customers/"]').first().click()
    await owner.getByRole('button', { name: 'Erase customer' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Erase this customer?' })
    await expect(dialog.getByRole('button', { name: 'Erase customer' })).toBeDisabled()
    await dialog.getByRole('textbox').fill(EMAIL)
    await dialog.getByRole('button', { name: 'Erase customer' }).click()
    await expect(owner.getByRole('listitem').getByText('Personal data erased')).toBeVisible()
    await owner.goto('/config/customers?search=erased')
    await expect(owner.locator('a[href^="/config/customers/"]')).toHaveCount(0)
    const order = await studio.get<OrderDetail>(orderPath)
    expect(order).toMatchObject({ email: '', shippingAddress: { name: '', line1: '' } })
    expect(order.grandTotal.value).toBeGreaterThan(0)
  })
})
