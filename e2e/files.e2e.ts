import { truncate, writeFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { blockTypeCodes } from '@vitrine/model'
import { newBlock, newContent, newPage, newSection } from '@vitrine/page'
import sharp from 'sharp'
import { expectAccessible, STUDIO_HEIGHT, STUDIO_WIDTHS } from './accessibility.ts'
import { listImageIds } from './list-images.ts'
import { repeatUntilPassed } from './repeat.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

/** Creates an image of its own color, as equal bytes are stored once. */
const createImage = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('the owner uploads, finds, describes and deletes an image', async ({ owner, page }) => {
  await owner.goto('/config/files')
  const main = owner.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible()
  const buffer = await createImage('#3377aa')
  await main
    .getByLabel('Files', { exact: true })
    .and(owner.locator('input'))
    .setInputFiles({ name: 'blue-door.jpg', mimeType: 'image/jpeg', buffer })
  const uploads = main.getByRole('list', { name: 'Uploads' })
  await expect(uploads).toContainText('Uploaded, no alt text yet')
  await expect(uploads.locator('img')).toHaveAttribute('src', /format=300w/)
  await uploads.getByRole('button', { name: 'Add alt text to blue-door.jpg' }).press('Enter')
  await expect(owner.getByRole('dialog', { name: 'blue-door.jpg' })).toContainText('JPEG, ')
  await owner.keyboard.press('Escape')
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

  await test.step('the views list what has no alt text, and what is unused', async () => {
    const find = async (view: RegExp) =>
      main.getByRole('radio', { name: view }).click({ force: true })
    await find(/^No alt text/)
    await expect(main).toContainText('No file matches this view and search.')
    await find(/^Unused/)
    await expect(card).toBeVisible()
    await find(/^All/)
  })

  await test.step('it is replaced wherever a page shows it', async () => {
    const [assetId = ''] = await listImageIds(owner)
    const block = newBlock(() => 'door', blockTypeCodes.image, { data: { assetId } })
    const content = newContent([{ section: newSection(() => 'main'), blocks: [block] }])
    const body = newPage({ locale: 'en-GB', title: 'Blue door', slug: 'blue-door' }, content)
    const api = new StudioApi(owner)
    const { id } = await api.publish({ kind: 'page', body })
    const shown = page.getByRole('main').getByRole('img', { name: 'A blue door' })
    await page.goto('/blue-door')
    const before = await shown.getAttribute('src')

    await owner.reload()
    await expect(card).toContainText('Used once')
    await card.click()
    const details = owner.getByRole('dialog', { name: 'blue-door.jpg' })
    await expect(details.getByRole('link', { name: 'Blue door' })).toHaveAttribute(
      'href',
      `/config/pages/${id}`,
    )
    const newer = {
      name: 'blue-door.jpg',
      mimeType: 'image/jpeg',
      buffer: await createImage('#33aa55'),
    }
    await details.locator('input[type=file]').setInputFiles(newer)
    await expect(owner.getByText('File replaced.')).toBeVisible()
    await expect
      .poll(async () => {
        await page.goto('/blue-door')
        return shown.getAttribute('src')
      })
      .not.toBe(before)
    await api.delete(`/api/studio/documents/${id}`)
    await api.delete(`/api/studio/trash/${id}`)
    await owner.keyboard.press('Escape')
  })

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
  const reject = { status: 400, json: { message: 'Rejected.' } }
  await owner.route('**/api/studio/files/uploads', (route) => route.fulfill(reject), { times: 1 })
  const transfer = await owner.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['Name,Price\nMug,12\n'], 'prices.csv', { type: 'text/csv' }))
    return data
  })
  await main.getByRole('grid', { name: 'Files' }).dispatchEvent('drop', { dataTransfer: transfer })
  const uploads = main.getByRole('list', { name: 'Uploads' })
  await expect(uploads.getByRole('alert')).toContainText('Error uploading: Rejected.')
  await uploads.getByRole('button', { name: 'Retry prices.csv' }).press('Enter')
  await expect(uploads).toContainText('Uploaded')
  await expect(uploads.getByRole('listitem')).toBeFocused()
  await main.getByRole('button', { name: 'Clear list' }).press('Enter')
  await expect(main.getByRole('button', { name: 'Upload files' })).toBeFocused()

  await test.step('an image of 30,000 pixels is refused with the reason', async () => {
    const create = { width: 30_000, height: 1, channels: 3, background: '#224466' } as const
    const buffer = await sharp({ create }).png().toBuffer()
    await choose(owner, { name: 'panorama.png', mimeType: 'image/png', buffer })
    await expect(uploads.getByRole('alert')).toContainText(
      'Error uploading: File processing failed. The image is more than 16,383 pixels wide or high.',
    )
  })

  await test.step('a failure is reported on other screens, too', async () => {
    const orders = main.getByRole('heading', { level: 1, name: 'Orders' })
    await owner.route('**/api/studio/files/uploads', async (route) => {
      await orders.waitFor()
      await route.fulfill({ status: 500, contentType: 'text/html', body: 'Internal error' })
    })
    await choose(owner, { name: 'late.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n') })
    await owner.getByRole('link', { name: 'Orders' }).first().click()
    await expect(owner.getByRole('alertdialog')).toContainText(
      'Unable to Upload File: late.csv. There was a problem while uploading your file',
    )
    await owner.unrouteAll()
  })
})

/** Chooses a file of the device on the screen of files. */
async function choose(
  owner: Page,
  file: string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> {
  const input = owner.getByRole('main').getByLabel('Files', { exact: true })
  await input.and(owner.locator('input')).setInputFiles(file)
}

test('an upload that does not reach the server for a minute ends with a network error', async ({
  owner,
}) => {
  await owner.clock.install()
  await owner.goto('/config/files')
  const main = owner.getByRole('main')
  await owner.route('**/api/studio/files/uploads', (route) => route.abort())
  await choose(owner, { name: 'lost.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n') })
  const uploads = main.getByRole('list', { name: 'Uploads' })
  await expect(uploads.getByRole('status')).toHaveText('Waiting for the connection…')
  await repeatUntilPassed(async (timeout) => {
    await owner.clock.runFor(31_000)
    await expect(uploads.getByRole('alert')).toHaveText('Error uploading: Network error', {
      timeout,
    })
  })
  await owner.unrouteAll()
  await uploads.getByRole('button', { name: 'Retry lost.csv' }).press('Enter')
  await expect(uploads).toContainText('Uploaded')
})

test('a name that cannot be saved is reported', async ({ owner }) => {
  await owner.goto('/config/files')
  await owner
    .getByRole('main')
    .getByRole('grid', { name: 'Files' })
    .getByRole('row')
    .first()
    .click()
  const details = owner.getByRole('dialog')
  const field = details.getByRole('textbox', { name: 'File name' })
  await field.fill('')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(details.getByRole('alert')).toContainText('Please enter a file name')
  await owner.route('**/api/studio/files/*', (route) => route.abort())
  await field.fill('renamed.jpg')
  await details.getByRole('button', { name: 'Save' }).click()
  const summary = details.getByRole('alert')
  await expect(summary).toContainText('Unable to Rename File')
  await expect(summary).toContainText('There was a problem while renaming your file')
})

test('a large upload is resumed after the connection and the page are lost', async ({ owner }) => {
  const path = test.info().outputPath('film.mov')
  await writeFile(path, '\0\0\0\u0014ftypqt  ')
  await truncate(path, 100_000_000)
  const isPart = (request: Request) => request.method() === 'PUT'
  await owner.goto('/config/files')
  const arrived = owner.waitForResponse((response) => isPart(response.request()))
  await choose(owner, path)
  expect((await arrived).status()).toBe(200)
  const asked = owner.waitForEvent('dialog')
  await Promise.all([owner.reload(), asked.then((dialog) => dialog.accept())])
  const resumed = owner.waitForRequest(isPart)
  await choose(owner, path)
  const offset = new URL((await resumed).url()).searchParams.get('offset')
  expect(Number(offset)).toBeGreaterThanOrEqual(16_000_000)
  await owner.context().setOffline(true)
  await expect(owner.getByText('You are offline')).toBeVisible()
  // The server may have more of the part that was cut off than the browser knows, and first says how much.
  const continued = owner.waitForResponse(
    (response) => isPart(response.request()) && response.status() === 200,
  )
  await owner.context().setOffline(false)
  await continued
  await owner.getByRole('button', { name: 'Cancel film.mov' }).press('Enter')
  const uploads = owner.getByRole('list', { name: 'Uploads' })
  await expect(uploads.getByRole('alert')).toHaveText('File processing cancelled')
  await expect(uploads.getByRole('button', { name: 'Retry film.mov' })).toBeFocused()
  expect(await owner.evaluate(() => Object.keys(localStorage).join())).not.toContain('film.mov')
})
