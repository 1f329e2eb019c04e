import { readFile } from 'node:fs/promises'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { addToCart, BUYER, pay, readOrderNumber } from './checkout-steps.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const CONTENT = 'Glazes, cone by cone.'

test('an owner adds a file to a digital product, and a buyer downloads it until the limit', async ({
  owner,
  page,
}) => {
  const api = new StudioApi(owner)
  const { products } = await api.get<{ readonly products: readonly { readonly id: string }[] }>(
    '/api/studio/products?search=glaze notebook',
  )
  await owner.goto(`/config/products/${products[0]?.id}`)
  await expect(owner.getByText('This product has no file')).toBeVisible()
  await owner
    .getByLabel('Add files')
    .setInputFiles({ name: 'glazes.txt', mimeType: 'text/plain', buffer: Buffer.from(CONTENT) })
  await expect(owner.getByRole('list', { name: 'Files', exact: true })).toContainText('glazes.txt')
  await owner.getByRole('button', { name: 'Change limits' }).click()
  const limits = owner.getByRole('dialog', { name: 'Limits of downloads' })
  await limits.getByRole('textbox', { name: 'Downloads for each purchase' }).fill('1')
  await owner.keyboard.press('Tab')
  await limits.getByRole('button', { name: 'Save limits' }).click()
  await expect(owner.getByText('1 download of each file for each purchase.')).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)

  await addToCart(page, 'glaze-notebook')
  await page.goto('/checkout')
  await page.getByLabel('Email').fill(BUYER.Email)
  await pay(page)
  const number = await readOrderNumber(page)
  const link = page.getByRole('link', { name: 'Download glazes.txt' })
  await expect(async () => {
    await page.reload()
    await expect(link).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('glazes.txt')
  expect(await readFile(await download.path(), 'utf8')).toBe(CONTENT)
  await page.reload()
  await expect(page.getByText('All downloads are used')).toBeVisible()

  await owner.goto(`/config/orders?search=${number}`)
  await owner
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click()
  await expect(owner.getByText('1 of 1 downloads used')).toBeVisible()
  await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
  await owner.getByRole('button', { name: 'Renew glazes.txt' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Renew download' }).click()
  await expect(owner.getByText('0 of 1 downloads used')).toBeVisible()
})
