import type { Page } from '@playwright/test'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

interface Created {
  readonly id: string
}

const engraving = {
  name: 'Engraving',
  fields: [
    { id: 'words', type: 'text', title: 'Words', required: true },
    {
      id: 'font',
      type: 'radio',
      title: 'Font',
      options: [
        { id: 'serif', label: 'Serif' },
        { id: 'script', label: 'Script' },
      ],
    },
  ],
}

/** Creates an active product, with a form unless it is null. Resolves to the id of the product. */
async function createProduct(
  owner: Page,
  title: string,
  form: object | null,
  onHand = 3,
): Promise<string> {
  const api = new StudioApi(owner)
  const formId =
    form && (await api.post<Created>('/api/studio/product-forms', { ...engraving, ...form })).id
  const product = {
    title,
    status: 'active',
    formId,
    variants: [{ priceCents: 4_000, stock: { onHand } }],
  }
  return (await api.post<Created>('/api/studio/products', { product })).id
}

test('an owner builds the form of a product, and chooses it', async ({ owner }) => {
  const id = await createProduct(owner, 'Letter bowl', null)
  await owner.goto(`/config/products/${id}`)
  await owner.getByRole('button', { name: 'Create form' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Create form' })
  await dialog.getByRole('button', { name: 'Save form' }).click()
  await expect(dialog.getByLabel('Label')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Name of the form').fill('Letters')
  await dialog.getByLabel('Label').fill('Which letters?')
  await dialog.getByText('Required', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Add field' }).click()
  await dialog.getByLabel('Label').fill('Color')
  await dialog.getByRole('button', { name: 'Type' }).click()
  await owner.getByRole('option', { name: 'Dropdown' }).click()
  await dialog.getByLabel('Options, one on each line').fill('Blue\nWhite\n')
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await dialog.getByRole('button', { name: 'Save form' }).click()
  await expect(dialog).toBeHidden()
  await expect(owner.getByRole('button', { name: /Letters/ })).toBeVisible()
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(owner.getByText('Product saved').last()).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

  await owner.reload()
  await owner.getByRole('button', { name: 'Edit form' }).click()
  const edited = owner.getByRole('dialog', { name: 'Edit Letters' })
  await edited.getByRole('button', { name: 'Move Color', exact: true }).focus()
  await owner.keyboard.press('ArrowUp')
  await edited.getByRole('button', { name: /^Color/ }).click()
  await expect(edited.getByLabel('Options, one on each line')).toHaveValue('Blue\nWhite')
  await edited.getByRole('button', { name: 'Save form' }).click()
  await expect(edited).toBeHidden()
  await owner.goto('/shop/p/letter-bowl')
  await owner.getByRole('button', { name: 'Add To Cart' }).first().click()
  const form = owner.getByRole('dialog', { name: 'Letter bowl' })
  await expect(form.locator('.form-item').first()).toContainText('Color')
})

test('a visitor fills in the form of a product in a dialog, and changes it in the cart', async ({
  owner,
  page,
}) => {
  await createProduct(owner, 'Engraved bowl', {})
  await page.goto('/shop/p/engraved-bowl')
  const button = page.getByRole('button', { name: 'Add To Cart' }).first()
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Engraved bowl' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect(dialog.getByText('Required', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Words')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await dialog.getByLabel('Words').fill('For Ada')
  await dialog.getByLabel('Script').check()
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Added!').first()).toBeVisible()

  await page.goto('/cart')
  const row = page.locator('.cart-row')
  await expect(row).toContainText('For Ada')
  await expect(row).toContainText('Script')
  await expectAccessible(page)
  await row.getByRole('link', { name: 'Edit details Engraved bowl' }).click()
  const edit = page.getByRole('dialog', { name: 'Engraved bowl' })
  await expect(edit.getByLabel('Words')).toHaveValue('For Ada')
  await expect(edit.getByLabel('Script')).toBeChecked()
  await edit.getByLabel('Words').fill('For Grace')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await expect(row).toContainText('For Grace')
  await page.reload()
  await expect(row).toContainText('For Grace')
})

test('a form that cannot be opened or updated says so', async ({ owner, page }) => {
  await createProduct(owner, 'Lost bowl', {}, 1)
  await page.goto('/shop/p/lost-bowl')
  await page.getByRole('button', { name: 'Add To Cart' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Lost bowl' })
  await dialog.getByLabel('Words').fill('Lost')
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect(dialog).toBeHidden()
  // The last one is in the cart, which the script learns before it asks for details.
  await page.reload()
  await page.getByRole('button', { name: 'Add To Cart' }).first().click()
  await expect(page.getByRole('alertdialog', { name: 'Unable to Add Item' })).toContainText(
    'Sorry, we do not have enough of that item available.',
  )
  await expect(dialog).toBeHidden()
  await page.goto('/cart')
  const edit = page.getByRole('link', { name: 'Edit details Lost bowl' })
  await page.route('**/additionalFields*', (route) => route.abort())
  await edit.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const error = page.locator('.cart-row-error')
  await expect(error).toContainText('Unable to update form Please check your internet connection.')
  await page.route('**/cart/entries/*/form', (route) => route.abort())
  await edit.click()
  await expect(error).toContainText('Unable to open form Please check your internet connection.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor fills in the form of a product on a page of its own', async ({ owner, page }) => {
    await createProduct(owner, 'Plain bowl', {})
    await page.goto('/shop/p/plain-bowl')
    await page.getByRole('button', { name: 'Add To Cart' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain bowl')
    await page.getByLabel('Words').fill('For Ada')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.locator('.cart-row')).toContainText('For Ada')
    await page.getByRole('link', { name: 'Edit details Plain bowl' }).click()
    await page.getByLabel('Words').fill('For Grace')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('.cart-row')).toContainText('For Grace')
  })
})
