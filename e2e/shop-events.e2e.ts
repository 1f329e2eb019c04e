import { addToCart, fillCheckout, pay, readOrderNumber } from './checkout-steps.ts'
import { expect, test } from './shop.ts'

test('the page tells scripts what a visitor views, adds and buys', async ({ page }) => {
  // A script of a theme runs before those of the shop.
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    for (const name of [
      'visit-product-page',
      'view-product',
      'quick-view',
      'add-to-cart',
      'purchase',
    ])
      document.addEventListener(`shop:${name}`, (event) => {
        heard.push({ name, ...(event instanceof CustomEvent && event.detail) })
      })
  })
  const readEvents = () => page.evaluate(() => Reflect.get(window, 'heard') as unknown[])

  await addToCart(page, 'morning-mug', { Glaze: 'Oat', Size: '320 ml' })
  const product = { name: 'Morning mug', productType: 1, price: { currencyCode: 'GBP' } }
  expect(await readEvents()).toMatchObject([
    { price: product.price, productType: 1 },
    { price: product.price, productType: 1 },
    {
      name: 'add-to-cart',
      quantity: 1,
      newlyAdded: {
        title: 'Morning mug',
        productType: 'physical',
        subTotal: { currencyCode: 'GBP' },
        chosenVariant: { attributes: { Glaze: 'Oat', Size: '320 ml' } },
      },
    },
  ])

  await page.goto('/checkout')
  await fillCheckout(page)
  await pay(page)
  await readOrderNumber(page)
  await expect
    .poll(readEvents)
    .toMatchObject([
      { name: 'purchase', testMode: true, items: [{ productName: 'Morning mug', quantity: 1 }] },
    ])
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await readEvents()).toEqual([])
})
