import type { ProductDetail } from '@vitrine/contract'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { chooseOptions } from './checkout-steps.ts'
import { openEmails } from './emails.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const PREFERENCES = '/api/v1/commerce-preferences/merchandising'

// Product pages of other tests ask for no address.
test.afterEach(async ({ owner }) => {
  await new StudioApi(owner).put(PREFERENCES, { restockNotificationsEnabled: false })
})

test('a visitor waits for a sold-out glaze by keyboard, and the owner emails them once it is back', async ({
  owner,
  page,
}) => {
  const email = 'waiting@example.com'
  const variants = ['Oat', 'Iron'].map((glaze, index) => ({
    ...{ optionValues: [glaze], priceCents: 2_500, stock: { onHand: index } },
  }))
  const api = new StudioApi(owner)
  const product = { title: 'Awaited vase', status: 'active', optionNames: ['Glaze'], variants }
  const { id, product: saved } = await api.post<ProductDetail>('/api/studio/products', { product })

  await owner.goto('/config/settings/product-pages')
  await owner.getByText('Let visitors of sold-out products leave').click()
  await owner.getByText('Offer the newsletter, too').click()
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(owner.getByText('Product pages saved')).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

  await page.goto('/shop/p/awaited-vase')
  const form = page.locator('.product-restock-notification')
  await expect(form).toBeHidden()
  await chooseOptions(page, { Glaze: 'Oat' })
  await expect(form).toBeVisible()
  // Until the script has the form, Enter would send it as a native one.
  await expect(form.getByRole('checkbox', { name: 'I am not a robot' })).toBeVisible()
  const address = form.getByRole('textbox', { name: 'Email address' })
  await address.fill('waiting')
  await address.press('Enter')
  await expect(form.getByRole('alert')).toHaveText('Email is invalid')
  await expect(address).toBeFocused()
  await expectAccessible(page)
  const tick = form.getByRole('checkbox', { name: 'I am not a robot' })
  await tick.press('Space')
  await expect(form.getByText('Verified.')).toBeVisible()
  await address.fill(email)
  // Without an answer of the server's own, the text is the form's own, and the captcha starts anew.
  await page.route('**/notifications/restock', (route) => route.fulfill({ status: 500 }), {
    times: 1,
  })
  await address.press('Enter')
  await expect(form.getByRole('alert')).toHaveText('Unable to submit form. Please try again later.')
  await expect(form.getByText('Verified.')).toBeHidden()
  await expect(tick).not.toBeChecked()
  await tick.press('Space')
  await expect(form.getByText('Verified.')).toBeVisible()
  await address.press('Enter')
  await expect(form.getByRole('status')).toHaveText('Signed up!')
  await expect(form.getByRole('status')).toBeFocused()
  await expect(tick).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.reload()
  await chooseOptions(page, { Glaze: 'Oat' })
  await expect(form.locator('.captcha-container--compact.rendered')).toBeVisible()

  await page.goto(`/account/restock/${id}`)
  await expectAccessible(page)

  await owner.goto('/config/products/restock')
  const row = owner.getByRole('row', { name: /Awaited vase/ })
  await expect(row).toContainText('Sold out')
  await row.getByRole('button', { name: '1 visitor waits for Awaited vase' }).press('Enter')
  const drawer = owner.getByRole('dialog', { name: 'Awaited vase (Oat)' })
  await expect(drawer).toContainText(email)
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  const [oat] = saved.variants
  const move = { key: crypto.randomUUID(), kind: 'receive', quantity: 3, reason: '' }
  await api.post(`/api/studio/stock/${oat?.id}/moves`, move)
  await owner.reload()
  await expect(row).toContainText('In stock')
  await row.getByRole('button', { name: 'Email them' }).press('Enter')
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Send' }).press('Enter')
  await expect(owner.getByText('1 email is on its way')).toBeVisible()
  await expect(owner.getByText('No visitor waits for stock')).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  const message = owner.getByRole('group').filter({ hasText: `to ${email}` })
  await openEmails(owner, message)
  await expect(message).toContainText('Awaited vase (Oat) is back in stock')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor waits for a sold-out product on a page of its own', async ({ owner, page }) => {
    const api = new StudioApi(owner)
    await api.put(PREFERENCES, { restockNotificationsEnabled: true })
    const variants = [{ priceCents: 2_500, stock: { onHand: 0 } }]
    const product = { title: 'Scriptless vase', status: 'active', variants }
    await api.post('/api/studio/products', { product })
    await page.goto('/shop/p/scriptless-vase')
    await page.getByRole('link', { name: 'Sold out? Hear when it is back' }).click()
    const main = page.getByRole('main')
    await main.getByLabel('Email address').first().fill('scriptless@example.com')
    await page.getByRole('button', { name: 'Notify me' }).click()
    await expect(page.getByText('Signed up!')).toBeVisible()
  })
})
