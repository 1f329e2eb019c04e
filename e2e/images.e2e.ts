import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'

/** Uploads an image as the studio does. Resolves to its URL. */
async function upload(owner: Page, bytes: Buffer): Promise<string> {
  await owner.goto('/config')
  return owner.evaluate(async (base64) => {
    const session = await (await fetch('/api/studio/session')).json()
    const form = new FormData()
    const file = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    form.set('file', new File([file], 'shelf.jpg', { type: 'image/jpeg' }))
    const reply = await fetch('/api/studio/files', {
      method: 'POST',
      headers: { 'x-csrf-token': session.crumb },
      body: form,
    })
    const { file: stored, message } = await reply.json()
    if (!stored) throw new Error(message)
    return stored.url
  }, bytes.toString('base64'))
}

test('an uploaded image is shown on a page in the width of its box', async ({ owner, page }) => {
  const bytes = await sharp('themes/kiln/assets/pictures/shelf.webp')
    .resize(1600, 1200)
    .jpeg()
    .toBuffer()
  const url = await upload(owner, bytes)

  // The markup of older templates, whose images the platform loads.
  const written = `<div style="width:400px;height:300px;overflow:hidden"><img class="thumb-image" alt="A shelf" data-src="${url}" data-image="${url}" data-image-dimensions="1600x1200" data-image-focal-point="0.25,0.75" data-load="false" style="width:100%;height:100%"></div>`
  await page.route('/', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.text()).replace(/<main[^>]*>/, (main) => `${main}${written}`)
    await route.fulfill({ response: reply, body })
  })
  const copy = page.waitForResponse((reply) => reply.url().includes(url))
  await page.goto('/')
  const photo = page.getByRole('img', { name: 'A shelf' })
  await expect(photo).toHaveAttribute('src', /format=500w$/)
  await expect(photo).toHaveAttribute('data-image-resolution', '500w')
  await expect(photo).not.toHaveClass(/loading/)
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(500)
  expect((await copy).headers()['content-type']).toMatch(/^image\/(webp|avif)$/)

  await test.step('a larger box gets a larger copy, a smaller box keeps it', async () => {
    await photo.evaluate((image) => image.parentElement?.setAttribute('style', 'width:700px'))
    await expect(photo).toHaveAttribute('data-image-resolution', '750w')
    await photo.evaluate((image) => image.parentElement?.setAttribute('style', 'width:200px'))
    await expect(photo).toHaveAttribute('src', /format=750w$/)
  })

  await test.step('an image without a focal point is cropped around its center', async () => {
    await page.unroute('/')
    await page.route('/', async (route) => {
      const reply = await route.fetch()
      const bare = `<div class="content-fill">${written.replace(/ data-image-focal-point="[^"]*"/, '')}</div>`
      const body = (await reply.text()).replace(/<main[^>]*>/, (main) => `${main}${bare}`)
      await route.fulfill({ response: reply, body })
    })
    await page.goto('/')
    await expect(photo).toHaveAttribute('src', /format=\d+w$/)
    await expect(photo).toHaveCSS('object-position', '50% 50%')
  })
})
