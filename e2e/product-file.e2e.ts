import { readFileSync } from 'node:fs'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

test('an owner exports the products, changes a price in the file, and imports it', async ({
  owner,
}) => {
  const product = {
    title: 'Exported bowl',
    variants: [{ sku: 'EXPORTED', priceCents: 4_000, stock: { onHand: 3 } }],
  }
  const { id } = await new StudioApi(owner).post<{ readonly id: string }>('/api/studio/products', {
    product,
  })
  await owner.goto('/config/products')
  const saving = owner.waitForEvent('download')
  await owner.getByRole('button', { name: 'Export CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')

  await owner.getByRole('link', { name: 'Import', exact: true }).click()
  const check = async (content: string) => {
    const buffer = Buffer.from(content)
    const name = 'products.csv'
    await owner
      .getByLabel('File', { exact: true })
      .setInputFiles({ name, mimeType: 'text/csv', buffer })
    await owner.getByRole('button', { name: 'Check file' }).click()
  }
  await check(text)
  await expect(owner.getByText('Everything in this file is imported already.')).toBeVisible()

  await check(text.replace(/("EXPORTED".*?)"40\.00"/, '$1"41.50"'))
  await expect(owner.getByText('0 new, 1 changed')).toBeVisible()
  await expect(owner.getByRole('rowheader', { name: 'Exported bowl' })).toBeVisible()
  await owner.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(owner.getByText('The import is done')).toBeVisible()
  await owner.goto(`/config/products/${id}`)
  await expect(owner.getByLabel('Price, GBP', { exact: true })).toHaveValue('41.50')
})
