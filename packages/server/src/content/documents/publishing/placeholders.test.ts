import { runCommand, type Page } from '@vitrine/page'
import { expect, it } from 'vitest'
import { pageBody, testStudio } from '../../../test/documents.ts'

/** Creates a page with a text, an image and a list of a starter, and a text of the owner. */
async function pageOfStarter() {
  const studio = await testStudio()
  const place = { desktop: { x: 0, y: 0, w: 6, h: 4, z: 0 } }
  const text = { 'en-US': { body: { type: 'doc', content: [] } } }
  const blocks = {
    hello: { id: 'hello', type: 2, v: 1, data: {}, place, text, placeholder: true },
    photo: { id: 'photo', type: 5, v: 1, data: {}, place, placeholder: true },
    list: { id: 'list', type: 55, v: 1, data: { showsDate: false }, place, placeholder: true },
    own: { id: 'own', type: 2, v: 1, data: {}, place },
  }
  const { id: documentId } = await studio.create({
    kind: 'page',
    body: pageBody({ blocks: ['hello', 'photo', 'list', 'own'], more: { blocks } }),
  })
  const propose = async (...entries: readonly object[]) =>
    (await studio.call('POST', '/publications/proposal', { entries })).body
  return { ...studio, documentId, propose }
}

it('counts the blocks with texts or images of a starter, and names each once', async () => {
  const { documentId, propose, page } = await pageOfStarter()
  const entry = { documentId, rev: 1, locale: 'en-US' }
  const found = {
    placeholderCount: 2,
    placeholders: [
      { documentId, blockId: 'hello' },
      { documentId, blockId: 'photo' },
    ],
  }
  expect(await propose(entry)).toMatchObject(found)
  expect(await propose(entry, { ...entry, locale: 'fr' })).toMatchObject(found)
  const { id } = await page({ slug: 'own' })
  expect(await propose({ documentId: id, rev: 1, locale: 'en-US' })).toMatchObject({
    placeholderCount: 0,
    placeholders: [],
  })
})

it('marks them on the page until their first change', async () => {
  const { documentId, propose, publish, change, read, browser } = await pageOfStarter()
  await publish({ documentId, rev: 1, locale: 'en-US' })
  const { text } = await browser().visit('/about')
  expect(text.match(/data-placeholder="true"/g)).toHaveLength(3)
  expect(text).toContain('image-placeholder')

  const { body } = await read(documentId)
  const field = { id: 'hello', locale: 'en-US', field: 'body', value: undefined }
  // The API returns a page.
  const edited = runCommand('page', body as unknown as Page, 'block.setText', field)
  if (!edited.change) throw new Error(edited.error)
  await change(documentId, 1, edited.change.ops)
  expect(await propose({ documentId, rev: 2, locale: 'en-US' })).toMatchObject({
    placeholderCount: 1,
    placeholders: [{ documentId, blockId: 'photo' }],
  })
})
