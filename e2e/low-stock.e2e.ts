import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

test('the owner filters the products by low stock, and shows all again', async ({ owner }) => {
  const api = new StudioApi(owner)
  for (const [title, onHand] of [
    ['Scarce jug', 2],
    ['Plentiful jug', 9],
  ] as const) {
    const variants = [{ priceCents: 4_000, stock: { onHand } }]
    const product = { title, status: 'active', lowStockAt: 2, variants }
    await api.post('/api/studio/products', { product })
  }
  const scarce = owner.getByRole('link', { name: 'Scarce jug' })
  const plentiful = owner.getByRole('link', { name: 'Plentiful jug' })
  await owner.goto('/config/products?search=jug')
  await expect(plentiful).toBeVisible()
  await owner.getByRole('button', { name: /Any stock/ }).click()
  await owner.getByRole('option', { name: 'Low or sold out' }).click()
  await expect(owner).toHaveURL(/stock=low/)
  await expect(plentiful).toHaveCount(0)
  await expect(scarce).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.getByRole('button', { name: /Low or sold out/ }).click()
  await owner.getByRole('option', { name: 'Any stock' }).click()
  await expect(owner).toHaveURL(/\/config\/products\?search=jug$/)
  await expect(plentiful).toBeVisible()

  // The inventory has the same filter.
  await owner.goto('/config/products/stock?filter=low&search=jug')
  await expect(scarce).toBeVisible()
  await expect(plentiful).toHaveCount(0)
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

  // A product can be without low stock.
  await scarce.click()
  const number = owner.getByRole('textbox', { name: 'Low stock at' })
  await expect(number).toHaveValue('2')
  await owner.getByText('Never low on stock').click()
  await expect(number).toBeDisabled()
  await owner.getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByText('Product saved')).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.goto('/config/products/stock?filter=low&search=jug')
  await expect(owner.getByText('Scarce jug')).toHaveCount(0)
  await expect(plentiful).toHaveCount(0)
})
