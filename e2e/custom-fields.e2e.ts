import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

test('an owner lists details of a product by the keyboard, and visitors read them', async ({
  owner,
}) => {
  const product = { title: 'Field bowl', status: 'active', variants: [{ priceCents: 4_000 }] }
  const created = await new StudioApi(owner).post<{ readonly id: string }>('/api/studio/products', {
    product,
  })
  await owner.goto(`/config/products/${created.id}`)
  const add = owner.getByRole('button', { name: 'Add field' })
  for (const [index, [name, text]] of [
    ['Material', 'Stoneware'],
    ['Care', 'Hand wash'],
  ].entries()) {
    await add.focus()
    await owner.keyboard.press('Enter')
    await expect(owner.getByLabel('Name', { exact: true }).nth(index + 1)).toBeFocused()
    await owner.keyboard.type(name ?? '')
    await owner.keyboard.press('Tab')
    await owner.keyboard.type(text ?? '')
  }
  await owner.getByRole('button', { name: 'Move Care', exact: true }).focus()
  await owner.keyboard.press('ArrowUp')
  await expect(owner.getByLabel('Value', { exact: true }).first()).toHaveValue('Hand wash')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(owner.getByText('Product saved').last()).toBeVisible()
  await owner.goto('/shop/p/field-bowl')
  await expect(owner.locator('.ProductItem-fields dt')).toHaveText(['Care', 'Material'])
  await expect(owner.locator('.ProductItem-fields dd')).toHaveText(['Hand wash', 'Stoneware'])
  await expectAccessible(owner)
  await owner.goto(`/config/products/${created.id}`)
  await owner.getByRole('button', { name: 'Remove Care', exact: true }).focus()
  await owner.keyboard.press('Enter')
  await expect(owner.getByLabel('Value', { exact: true })).toHaveValue('Stoneware')
})
