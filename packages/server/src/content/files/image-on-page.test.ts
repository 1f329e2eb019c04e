import { newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import { testImage } from '../../test/files.ts'
import { publishNow } from '../../test/publish.ts'
import { FILES, testLibrary } from '../../test/library.ts'

let serial = 0
const nextId = () => `b${++serial}`

/** Publishes a page with an image. */
async function createPageWithImage(given: { readonly width: number; readonly alt?: string }) {
  const shop = await testLibrary()
  const bytes = await testImage('jpeg', { width: given.width, height: 600 }).toBuffer()
  const image = await shop.uploaded(bytes)
  const text = given.alt === undefined ? {} : { 'en-US': { alt: given.alt } }
  const block = newBlock(nextId, 5, { data: { assetId: image.id }, text })
  const content = newContent([{ section: newSection(nextId), blocks: [block] }])
  const naming = { locale: 'en-US', title: 'About', slug: 'about' }
  const pageId = await publishNow(shop.db, shop.site.id, {
    kind: 'page',
    body: newPage(naming, content),
  })
  return { ...shop, image, pageId }
}

it('is shown on a page in every width up to its own', async () => {
  const { browser, image } = await createPageWithImage({ width: 901 })
  const { text } = await browser.visit('/about')
  const { url } = image
  expect(text).toContain(
    `srcset="${url}?format=100w 100w, ${url}?format=300w 300w, ${url}?format=500w 500w, ${url}?format=750w 750w, ${url}?format=original 901w"`,
  )
  expect(text).toContain('width="901" height="600"')
})

it('shows changed alternative text and focal point at once, unless the block has its own', async () => {
  const { browser, call, image } = await createPageWithImage({ width: 902 })
  const before = await browser.visit('/about')
  expect(before.text).not.toContain('object-position')
  const description = { altText: 'A shelf of mugs', mediaFocalPoint: { x: 0.2, y: 0.9 } }
  await call('PUT', `${FILES}/${image.id}`, description)
  await expect
    .poll(async () => (await browser.visit('/about')).text)
    .toMatch(/<img[^>]*alt="A shelf of mugs"[^>]*object-position:20% 90%/)
})

it('cannot be deleted while a page shows it, published or in a draft, and the error lists the page', async () => {
  const { call, image, pageId } = await createPageWithImage({ width: 903 })
  const users = [{ kind: 'page', id: pageId, title: 'About', isInTrash: false }]
  expect(await call('DELETE', `${FILES}/${image.id}`)).toMatchObject({
    status: 409,
    body: { users },
  })
  expect(await call('GET', `${FILES}/${image.id}`)).toMatchObject({ body: { users } })
})
