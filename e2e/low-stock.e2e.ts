import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { expect, test } from './shop.ts'

test('the owner filters the products by low stock, and shows all again', async ({ owner }) => {
  await owner.goto('/config/products')
  await owner.getByRole('button', { name: /Any stock/ }).click()
  await owner.getByRole('option', { name: 'Low stock' }).click()
  await expect(owner).toHaveURL(/stock=low/)
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.getByRole('button', { name: /Low stock/ }).click()
  await owner.getByRole('option', { name: 'Any stock' }).click()
  await expect(owner).toHaveURL(/\/config\/products$/)
  await expect(owner.getByRole('link', { name: /Morning mug/ }).first()).toBeVisible()
})
