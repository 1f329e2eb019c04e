import { addToCart, fillCheckout, pay, readOrderNumber } from './checkout-steps.ts'
import { runInDatabase } from './database.ts'
import { readEmailLink } from './emails.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const PREFERENCES = '/api/v1/commerce-preferences/merchandising'
const EMAIL = 'left@example.com'

test.afterEach(async ({ owner }) => {
  await new StudioApi(owner).put(PREFERENCES, { abandonedCartEmailsEnabled: false })
})

test('a buyer who left gets an email, opens the cart on another device, and orders', async ({
  owner,
  page,
  secondVisitor: device,
}) => {
  await new StudioApi(owner).put(PREFERENCES, {
    abandonedCartEmailsEnabled: true,
    abandonedCartBasis: 'LEGITIMATE_INTEREST',
    abandonedCartDelayHours: 24,
  })
  await new StudioApi(owner).post('/api/studio/products', {
    product: {
      title: 'Left bowl',
      status: 'active',
      urlId: 'left-bowl',
      variants: [{ sku: 'LEFT', priceCents: 2_000, stock: { onHand: 5 } }],
    },
  })
  await addToCart(page, 'left-bowl')
  await page.goto('/checkout')
  await page.getByLabel('Email', { exact: true }).fill(EMAIL)
  await page.getByRole('button', { name: 'Update total' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(EMAIL)

  // A day passes.
  await runInDatabase(
    `with left_checkout as (
       update checkout set updated_at = now() - interval '25 hours' where email = $1 returning cart_id)
     update cart set updated_at = now() - interval '25 hours'
     where id in (select cart_id from left_checkout)`,
    [EMAIL],
  )
  await runInDatabase(`select graphile_worker.add_job('abandoned-carts')`)
  const link = await readEmailLink(owner, EMAIL)
  expect(link.pathname).toBe('/cart/restore')

  await device.goto(link.href)
  await expect(device).toHaveURL(/\/cart$/)
  await expect(device.getByText('Left bowl').first()).toBeVisible()
  await device.goto('/checkout')
  await fillCheckout(device)
  await pay(device)
  const number = await readOrderNumber(device)

  await owner.goto('/config/abandoned-carts')
  const row = owner.getByRole('main').getByRole('row', { name: new RegExp(EMAIL) })
  await expect(async () => {
    await owner.reload()
    await expect(row).toContainText(`Order ${number}`, { timeout: 2_000 })
  }).toPass()
  await expect(owner.getByText(/1 reminded, 1 recovered/)).toBeVisible()
})
