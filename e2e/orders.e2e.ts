import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { addToCart, fillCheckout, pay, readOrderNumber } from './checkout-steps.ts'
import { expect, test } from './shop.ts'

test('staff fulfill a part of an order, undo it, refund an item, and the buyer sees it', async ({
  page,
  owner,
}) => {
  await addToCart(page, 'seedling-pots')
  await addToCart(page, 'seedling-pots')
  await page.goto('/checkout')
  await fillCheckout(page)
  await pay(page)
  const number = await readOrderNumber(page)
  await owner.goto('/config/orders')
  await owner.getByRole('link', { name: `#${number}` }).click()
  const shipment = owner.getByRole('region', { name: 'Shipment 1' })

  await test.step('fulfills one of two items', async () => {
    const quantity = owner.getByRole('textbox', { name: /^Quantity to fulfill/ })
    await quantity.fill('1')
    await quantity.press('Tab')
    await owner.getByRole('button', { name: /Carrier/ }).click()
    await owner.getByRole('option', { name: 'Royal Mail' }).click()
    await owner.getByRole('textbox', { name: /^Tracking number/ }).fill('QT48')
    await owner.getByRole('button', { name: 'Fulfill 1 item' }).click()
    await expect(shipment).toContainText('QT48')
    await expect(owner.getByText('Partially fulfilled', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Track parcel' })).toHaveAttribute(
      'href',
      /royalmail\.com.*QT48$/,
    )
  })

  await test.step('undoes the mistake', async () => {
    await shipment.getByRole('button', { name: 'Undo shipment' }).click()
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Undo shipment' }).click()
    await expect(shipment).toBeHidden()
  })

  await test.step('refunds one item', async () => {
    await owner.getByRole('button', { name: 'Refund', exact: true }).click()
    const drawer = owner.getByRole('dialog', { name: `Refund order #${number}` })
    const quantity = drawer.getByRole('textbox', { name: /^Quantity to refund/ })
    await quantity.fill('1')
    await quantity.press('Tab')
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await drawer.getByRole('button', { name: /^Refund £/ }).click()
    await expect(drawer).toBeHidden()
    await expect(owner.getByText('Partially refunded', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Refunded')
  })
})
