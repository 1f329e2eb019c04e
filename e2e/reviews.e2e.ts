import type { ProductDetail } from '@vitrine/contract'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const PREFERENCES = '/api/v1/commerce-preferences/merchandising'
const OFF = { displayNativeProductReviewsEnabled: false, hasOptedToCollectNativeReviews: false }

// Product pages of other tests have no reviews.
test.afterEach(async ({ owner }) => {
  await new StudioApi(owner).put(PREFERENCES, OFF)
})

test('a visitor reviews a product by keyboard, and the owner approves and answers it', async ({
  owner,
  page,
}) => {
  const api = new StudioApi(owner)
  const variants = [{ priceCents: 2_500, stock: { onHand: 5 } }]
  const product = { title: 'Reviewed vase', status: 'active', variants }
  await api.post<ProductDetail>('/api/studio/products', { product })
  await owner.goto('/config/settings/product-pages')
  await owner.getByText('Show reviews that were written here').click()
  await owner.getByText('Let visitors write reviews').click()
  await expect(owner.getByText('Read reviews before they are shown')).toBeVisible()
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(owner.getByText('Product pages saved')).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

  await page.goto('/shop/p/reviewed-vase')
  await page.locator('summary', { hasText: 'Write a review' }).press('Enter')
  const form = page.locator('.review-form')
  await form.getByRole('checkbox', { name: 'I am not a robot' }).press('Space')
  await expect(form.getByText('Verified.')).toBeVisible()
  await form.getByRole('button', { name: 'Send review' }).press('Enter')
  await expect(form.getByText('Choose a number of stars.')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('radio', { name: '4 out of 5 stars' }).check()
  await form.getByLabel('Review', { exact: true }).fill('Holds flowers well.')
  await form.getByLabel('Name (shown with the review)').fill('Ada')
  await form.getByLabel('Email (not shown)').fill('ada-reviews@example.com')
  await form.getByRole('checkbox', { name: 'I am not a robot' }).press('Space')
  await expect(form.getByText('Verified.')).toBeVisible()
  await form.getByRole('button', { name: 'Send review' }).press('Enter')
  const thanks = page.getByText('The store reads your review before it is shown.')
  await expect(thanks).toBeFocused()

  await owner.goto('/config/products/reviews?state=pending')
  await expect(owner.getByRole('row', { name: /Holds flowers well/ })).toBeVisible()
  await owner.getByRole('checkbox', { name: 'Select the review of Ada' }).press('Space')
  await owner.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(owner.getByText('1 review changed')).toBeVisible()
  await owner.goto('/config/products/reviews')
  await owner.getByRole('button', { name: 'Reply to Ada' }).press('Enter')
  const dialog = owner.getByRole('dialog', { name: 'Reply to Ada' })
  await dialog.getByRole('textbox').fill('Thank you, Ada.')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await dialog.getByRole('button', { name: 'Save reply' }).press('Enter')
  await expect(owner.getByText('Reply saved')).toBeVisible()

  await page.goto('/shop/p/reviewed-vase')
  await expect(page.locator('.review')).toContainText('Thank you, Ada.')
  await expect(page.locator('.product-review-summary')).toContainText('4 out of 5 stars, 1 review')
  await expectAccessible(page)
})
