import { expectAccessible } from './accessibility.ts'
import { chooseOptions, findAddButton } from './checkout-steps.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

test('an owner translates a product, and a visitor buys it in French', async ({ owner, page }) => {
  const shop = new StudioApi(owner)
  await shop.put('/api/multilingual/languages', {
    languages: [{ tag: 'fr', isCustomCode: false, enabled: true }],
  })
  const { id } = await shop.post<{ readonly id: string }>('/api/studio/products', {
    product: {
      title: 'Translated bowl',
      status: 'active',
      urlId: 'translated-bowl',
      body: '<p>Thrown by hand</p>',
      optionNames: ['Glaze'],
      categories: [['Bowls']],
      variants: [
        { sku: 'TB-1', optionValues: ['Oat'], priceCents: 2_000, stock: { onHand: 5 } },
        { sku: 'TB-2', optionValues: ['Iron'], priceCents: 2_000, stock: { onHand: 5 } },
      ],
    },
  })
  await owner.goto(`/config/products/${id}`)
  const main = owner.getByRole('main')
  await main.getByRole('radio', { name: 'French' }).click()
  const title = main.getByRole('textbox', { name: 'Name' })
  await expect(title).toHaveAccessibleDescription(/Translated bowl/)
  await title.fill('Bol traduit')
  await main.getByRole('textbox', { name: 'Description in French' }).fill('Tourné à la main')
  await main.getByRole('textbox', { name: 'Option “Glaze”' }).first().fill('Émail')
  await main.getByRole('textbox', { name: 'Value “Oat”' }).fill('Avoine')
  await main.getByRole('textbox', { name: 'Category “Bowls”' }).fill('Bols')
  await expectAccessible(owner)
  await owner.getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByText('Product saved')).toBeVisible()
  await owner.reload()
  await main.getByRole('radio', { name: 'French' }).click()
  await expect(title).toHaveValue('Bol traduit')

  await page.goto('/fr/shop/p/translated-bowl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bol traduit')
  await expect(page.getByText('Tourné à la main')).toBeVisible()
  await chooseOptions(page, { Émail: 'Avoine' })
  await findAddButton(page).click()
  await expect(page.locator('.sqs-cart-quantity, .sqs-floating-cart').first()).toContainText('1')
  await page.goto('/fr/cart')
  await expect(page.getByText('Bol traduit').first()).toBeVisible()
  await expect(page.getByText('Avoine').first()).toBeVisible()
  await shop.put('/api/multilingual/languages', { languages: [{ tag: 'fr' }] })
})

test('errors of a product stay beside their fields in each language', async ({ owner }) => {
  const shop = new StudioApi(owner)
  const tags = ['fr', 'ar']
  await shop.put('/api/multilingual/languages', {
    languages: tags.map((tag) => ({ tag, isCustomCode: false, enabled: true })),
  })
  const { id } = await shop.post<{ readonly id: string }>('/api/studio/products', {
    product: { title: 'Jar', variants: [{ sku: 'JAR-1', priceCents: 2_000 }] },
  })
  await owner.goto(`/config/products/${id}`)
  const main = owner.getByRole('main')
  const language = (name: string) => main.getByRole('radio', { name })
  const listing = main.getByRole('textbox', { name: 'Title for search engines' })
  const save = owner.getByRole('button', { name: 'Save', exact: true })
  const link = main.getByRole('button', { name: 'Title for search engines' })
  await language('Arabic').click()
  await expect(listing).toHaveAttribute('lang', 'ar')
  await main.getByRole('textbox', { name: 'Name' }).fill('جرة')
  await expect(main.getByRole('textbox', { name: 'Name' })).toHaveCSS('direction', 'rtl')

  await test.step('errors of a translation are shown in it', async () => {
    await language('French').click()
    await listing.fill('é'.repeat(10_001))
    await save.click()
    await expect(language('French')).toBeChecked()
    await expect(listing).toHaveAccessibleDescription(/10,?000/)
    await link.click()
    await expect(listing).toBeFocused()
    await expectAccessible(owner)
    await language('Arabic').click()
    await save.click()
    await expect(language('French')).toBeChecked()
    await expect(link).toBeVisible()
    await listing.fill('Pot')
  })

  await test.step('errors of the default language lead back to it', async () => {
    await language('English').click()
    await listing.fill('e'.repeat(10_001))
    await language('French').click()
    await save.click()
    await expect(language('English')).toBeChecked()
    await link.click()
    await expect(listing).toBeFocused()
    await listing.fill('Jar')
    await save.click()
    await expect(owner.getByText('Product saved')).toBeVisible()
  })
  await shop.put('/api/multilingual/languages', { languages: [{ tag: 'fr' }] })
})
