import sharp from 'sharp'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { expect, test } from './shop.ts'

/** Creates an image of its own color, as equal bytes are stored once. */
const createImage = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('the owner uploads, finds, describes and deletes an image', async ({ owner }) => {
  await owner.goto('/config/files')
  const main = owner.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible()
  const buffer = await createImage('#3377aa')
  await main
    .getByLabel('Files', { exact: true })
    .and(owner.locator('input'))
    .setInputFiles({ name: 'blue-door.jpg', mimeType: 'image/jpeg', buffer })
  await expect(main.getByRole('list', { name: 'Uploads' })).toContainText('Uploaded')
  await main.getByRole('searchbox', { name: 'Search files' }).fill('blue-door')
  const card = main.getByRole('row', { name: 'blue-door.jpg' })
  await expect(card).toContainText('No alt text')

  await test.step('the details have a focal point for the keyboard', async () => {
    await card.click()
    const details = owner.getByRole('dialog', { name: 'blue-door.jpg' })
    const point = details.getByRole('button', { name: /^Focal point: 50 % from the left/ })
    await point.focus()
    await owner.keyboard.press('Shift+ArrowRight')
    await expect(
      details.getByRole('button', { name: 'Focal point: 60 % from the left, 50 % from the top' }),
    ).toBeFocused()
    await details.getByRole('textbox', { name: 'Alt text' }).fill('A blue door')
    await details.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByText('File saved')).toBeVisible()
    await expectAccessible(owner, STUDIO_WIDTHS, STUDIO_HEIGHT)
    await details.getByRole('button', { name: 'Close' }).click()
  })

  await expect(card).toContainText('Unused')

  await test.step('deleting it asks first', async () => {
    await card.click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Delete file' }).click()
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete file' }).click()
    await expect(owner.getByText('1 file deleted')).toBeVisible()
    await expect(main).toContainText('No file matches this view and search.')
  })
})

test('a dropped file shows its error, and is uploaded again', async ({ owner }) => {
  await owner.goto('/config/files')
  const main = owner.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible()
  await owner.route('**/api/studio/files/uploads', (route) => route.abort(), { times: 1 })
  const transfer = await owner.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['Name,Price\nMug,12\n'], 'prices.csv', { type: 'text/csv' }))
    return data
  })
  await main.getByRole('grid', { name: 'Files' }).dispatchEvent('drop', { dataTransfer: transfer })
  const uploads = main.getByRole('list', { name: 'Uploads' })
  await expect(uploads.getByRole('alert')).toContainText('Network error')
  await uploads.getByRole('button', { name: 'Retry prices.csv' }).click()
  await expect(uploads).toContainText('Uploaded')
})
