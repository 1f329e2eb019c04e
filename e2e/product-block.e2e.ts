import { blockTypeCodes } from '@vitrine/model'
import { newBlock } from '@vitrine/page'
import { expectAccessible } from './accessibility.ts'
import { publishBlocks } from './publish-page.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const PREFERENCES = '/api/v1/commerce-preferences/merchandising'

test('a visitor chooses and buys in a product block', async ({ owner, page, browser }) => {
  const answer = await owner.request.get('/shop/p/morning-mug?format=json')
  const { item } = (await answer.json()) as { item: { id: string } }
  const block = newBlock(() => 'mug', blockTypeCodes.product, { data: { productId: item.id } })
  const path = await publishBlocks(owner, { title: 'One mug', slug: 'one-mug' }, block)

  const shop = new StudioApi(owner)
  await shop.put(PREFERENCES, { scarcityEnabledOnProductBlocks: true, scarcityThreshold: 100 })
  await page.goto(path)
  const scarcity = page.locator('.product-scarcity')
  await expect(scarcity.first()).toBeAttached()
  for (const text of await scarcity.all()) await expect(text).toBeHidden()
  const product = page.locator('.sqs-block-product .product-block')
  const image = product.locator('.product-block-slide.selected img')
  const first = await image.getAttribute('src')
  await product.getByRole('button', { name: 'Add to Cart' }).click()
  const alert = page.getByRole('alertdialog', { name: 'Unable to Add Item' })
  await expect(alert).toContainText('Please select the Glaze and Size options.')
  await page.keyboard.press('Escape')

  await product.getByLabel('Select Glaze').selectOption('Iron')
  await expect(image).not.toHaveAttribute('src', first ?? '')
  await expect(product.getByLabel('Select Size')).toContainText('450 ml (sold out)')
  await product.getByLabel('Select Size').selectOption('320 ml')
  await expect(scarcity.filter({ visible: true })).toHaveText(/^\s*Only \d+ left in stock\s*$/)
  await shop.put(PREFERENCES, { scarcityEnabledOnProductBlocks: false, scarcityThreshold: 10 })
  await product.getByLabel('Quantity').fill('2')
  await expect(product.locator('.product-price')).toContainText('£')
  await expectAccessible(page)
  await product.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(product.getByRole('button', { name: 'Adding…' })).toBeVisible()
  await expect(product.getByRole('button', { name: 'Added!' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText('Morning mug').first()).toBeVisible()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const bare = await context.newPage()
  await bare.goto(new URL(path, page.url()).href)
  await bare.getByLabel('Select Glaze').selectOption('Iron')
  await bare.getByLabel('Select Size').selectOption('320 ml')
  await bare.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(bare).toHaveURL(/\/cart$/)
  await expect(bare.getByText('Morning mug').first()).toBeVisible()
  await context.close()
})
