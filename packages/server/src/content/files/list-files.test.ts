import type { ListedFile } from '@vitrine/contract'
import { newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import { testImage } from '../../test/files.ts'
import { FILES, testLibrary } from '../../test/library.ts'
import { publishNow } from '../../test/publish.ts'

let serial = 0
const nextId = () => `b${++serial}`
let width = 520

/** A library with an image on a page, another one, a drawing without alternative text, and a document. */
async function filledLibrary() {
  const library = await testLibrary()
  const { uploaded, call, db, site } = library
  const createImage = () => testImage('png', { width: (width += 1) }).toBuffer()
  const shown = await uploaded(await createImage(), { filename: 'Shelf.png' })
  const other = await uploaded(await createImage(), { filename: 'mug_100%.png' })
  const pattern = await uploaded(await createImage(), { filename: 'pattern.png' })
  const menu = await uploaded(Buffer.from(`%PDF-1.7 ${width}`), { filename: 'menu.pdf' })
  await call('PUT', `${FILES}/${other.id}`, { altText: 'A blue mug' })
  await call('PUT', `${FILES}/${pattern.id}`, { isDecorative: true })
  const block = newBlock(nextId, 5, { data: { assetId: shown.id } })
  const content = newContent([{ section: newSection(nextId), blocks: [block] }])
  const naming = { locale: 'en-US', title: 'About', slug: 'about' }
  await publishNow(db, site.id, { kind: 'page', body: newPage(naming, content) })
  const list = async (query: string) => {
    const { body } = await call('GET', `${FILES}?${query}`)
    return (body as { readonly files: readonly ListedFile[] }).files.map(({ filename }) => filename)
  }
  return { ...library, list, menu }
}

it.each([
  ['', ['menu.pdf', 'pattern.png', 'mug_100%.png', 'Shelf.png']],
  ['filter=unused', ['menu.pdf', 'pattern.png', 'mug_100%.png']],
  ['filter=no-alt-text', ['Shelf.png']],
  ['kind=document', ['menu.pdf']],
  ['kind=other', []],
  ['kind=image&sort=oldest', ['Shelf.png', 'mug_100%.png', 'pattern.png']],
  ['sort=name', ['menu.pdf', 'mug_100%.png', 'pattern.png', 'Shelf.png']],
  ['search=BLUE', ['mug_100%.png']],
  ['search=%25', ['mug_100%.png']],
  ['search=_', ['mug_100%.png']],
])('lists the files that match “%s”', async (query, names) => {
  const { list } = await filledLibrary()
  expect(await list(query)).toEqual(names)
})

it('counts the files of each filter, and the uses of each file', async () => {
  const { call } = await filledLibrary()
  const { body } = await call('GET', `${FILES}?search=shelf`)
  expect(body).toMatchObject({
    files: [{ filename: 'Shelf.png', uses: 1 }],
    counts: { all: 4, unused: 3, noAltText: 1, byteSize: expect.any(Number) },
  })
})

it('refuses unknown filters', async () => {
  const { call } = await testLibrary()
  for (const query of ['filter=lost', 'kind=film', 'sort=color'])
    expect((await call('GET', `${FILES}?${query}`)).status, query).toBe(400)
})
