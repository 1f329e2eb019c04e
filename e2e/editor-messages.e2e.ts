import { addBlock, addPage, getSettings, waitForCanvas, waitForSave } from './editor-page.ts'
import { expect, test } from './shop.ts'

test('lists that do not load say so, and load when tried again', async ({ owner }) => {
  await addPage(owner, 'Messages')
  await owner.route('**/api/studio/pages', (route) => route.abort())
  // A new window has no lists yet.
  await owner.reload()
  await waitForCanvas(owner)
  await addBlock(owner, 'Summary')
  const failed = getSettings(owner).getByRole('alert').filter({ hasText: 'Collection' })
  await expect(failed).toContainText('Unable to load collections')
  await expect(failed).toContainText('Unable to connect. Please try again')
  await owner.unroute('**/api/studio/pages')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(getSettings(owner).getByRole('button', { name: /Collection$/ })).toBeVisible()

  await owner.route(/\/api\/studio\/products(?:\?|$)/, (route) => route.abort())
  await addBlock(owner, 'Product')
  await getSettings(owner).getByRole('button', { name: 'Choose a product' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Choose a product' })
  await expect(dialog.getByRole('alert')).toHaveText('Unable to load results')
  await owner.unroute(/\/api\/studio\/products(?:\?|$)/)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await owner.keyboard.press('Escape')
  await waitForSave(owner)
})

test('a page that is not there says so', async ({ owner }) => {
  await owner.goto('/config/pages/0190f5fe-7c00-7a00-8000-000000000000')
  const alert = owner.getByRole('alert')
  await expect(alert).toContainText('Unable to load. Try again.')
  await expect(alert).toContainText('Unable to locate content.')
  await owner.route('**/api/studio/documents/**', (route) => route.abort())
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toContainText('Unable to connect. Please try again')
})
