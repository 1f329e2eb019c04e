import type { Page, Request } from '@playwright/test'
import { createPng, dropFiles } from './editor-files.ts'
import { addBlock, addPage, getCanvas } from './editor-page.ts'
import { expect, test } from './shop.ts'

const UPLOADS = '**/api/studio/files/uploads'
const PARTS = '**/api/studio/files/uploads/*?offset=*'

async function openPage(owner: Page, title: string) {
  await addPage(owner, title)
  await addBlock(owner, 'Text')
  const blocks = getCanvas(owner).locator('[data-b]')
  await expect(blocks).toHaveCount(1)
  return { images: blocks.locator('img'), tray: owner.getByRole('region', { name: 'Uploads' }) }
}

test('an upload waits for a server behind a proxy, and is created once', async ({ owner }) => {
  const { images, tray } = await openPage(owner, 'Proxy diary')
  const keys: (string | undefined)[] = []
  const noteKey = (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/files/uploads'))
      keys.push(request.headers()['idempotency-key'])
  }
  owner.on('request', noteKey)
  const ids: unknown[] = []
  // The server creates the upload, but the proxy waited too long for its answer.
  const loseAnswer = async () => {
    await owner.route(
      UPLOADS,
      async (route) => {
        const response = await route.fetch()
        ids.push(await response.json().then(({ id }: { id: unknown }) => id))
        await route.fulfill({ status: 504, body: 'Gateway timeout' })
      },
      { times: 1 },
    )
  }
  await loseAnswer()
  await owner.route(PARTS, (route) => route.fulfill({ status: 502, body: '' }), { times: 1 })
  const part = owner.waitForRequest((request) => request.url().includes('?offset='))
  await dropFiles(owner, [await createPng('proxy-vase.png', '#227744')], { x: 300, y: 300 })
  await expect(tray.getByRole('status')).toHaveText('Waiting for the connection…')
  expect((await part).url()).toContain(`/uploads/${String(ids[0])}?`)
  await expect(images).toHaveCount(1)
  await expect(tray).toHaveCount(0)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('the focus goes to the next upload when one leaves the tray, then to the page', async ({
  owner,
}) => {
  const { images, tray } = await openPage(owner, 'Focus diary')
  // Both wait until the proxy reaches the server again.
  await owner.route(UPLOADS, (route) => route.fulfill({ status: 503, body: '' }), { times: 2 })
  const files = [await createPng('one.png', '#117744'), await createPng('two.png', '#771144')]
  await dropFiles(owner, files, { x: 300, y: 300 })
  await tray.getByRole('button', { name: 'Cancel one.png' }).focus()
  await expect(images).toHaveCount(2)
  await expect(tray).toHaveCount(0)
  await expect.poll(() => owner.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
})

test('the focus goes to the upload button when an upload leaves the image picker', async ({
  owner,
}) => {
  await addPage(owner, 'Picker diary')
  await addBlock(owner, 'Image')
  await owner.getByRole('button', { name: 'Choose image' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Choose an image' })
  await owner.route(UPLOADS, (route) => route.fulfill({ status: 503, body: '' }))
  const files = ['one', 'two'].map((name) => ({
    name: `${name}-cup.png`,
    mimeType: 'image/png',
    buffer: Buffer.from('clay'),
  }))
  await dialog.getByLabel('Files', { exact: true }).setInputFiles(files)
  await expect(dialog.getByText('Waiting for the connection…')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Cancel one-cup.png' }).press('Enter')
  const row = dialog.getByRole('listitem').filter({ hasText: 'two-cup.png' })
  await expect(row).toBeFocused()
  await row.getByRole('button', { name: 'Cancel two-cup.png' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Upload files' })).toBeFocused()
  await owner.unroute(UPLOADS)
})
