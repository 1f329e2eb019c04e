import type { ContentIssue } from '@vitrine/contract'
import { blockTypeCodes } from '@vitrine/model'
import { newAesthetics } from '@vitrine/page'
import { expect, it } from 'vitest'
import { pageBody, testStudio } from '../../../test/documents.ts'

type Studio = Awaited<ReturnType<typeof testStudio>>

const IMAGES = ['0192f0c0-0000-7000-8000-0000000000b1', '0192f0c0-0000-7000-8000-0000000000b2']

async function listIssues(studio: Studio, documentId: string): Promise<readonly ContentIssue[]> {
  const entries = [{ documentId, rev: 1, locale: 'en-US' }]
  const { body } = await studio.call('POST', '/publications/proposal', { entries })
  return (body as { issues: readonly ContentIssue[] }).issues
}

it('names the size of the images of a page, and shows the largest', async () => {
  const studio = await testStudio()
  const [small = '', large = ''] = IMAGES
  const addImage = (id: string, name: string, bytes: number) =>
    studio.rows(
      `insert into asset (site_id, id, file_key, filename, content_type, byte_size, width, height, alt_text)
       values ($1, '${id}', '${name}', '${name}', 'image/jpeg', ${bytes}, 1500, 1000, 'A mug')`,
    )
  await addImage(small, 'mug.jpg', 1_000_000)
  await addImage(large, 'bowl.jpg', 4_000_000)
  const place = { desktop: { x: 0, y: 0, w: 6, h: 4, z: 0 } }
  const create = (id: string, assetId: string) => ({
    ...{ id, type: blockTypeCodes.image, v: 1, data: { assetId }, place },
  })
  const blocks = { mug: create('mug', small), bowl: create('bowl', large) }
  const { id } = await studio.create({
    kind: 'page',
    body: pageBody({ blocks: ['mug', 'bowl'], more: { blocks } }),
  })
  expect(await listIssues(studio, id)).toEqual([])
  await studio.rows(`update asset set byte_size = 6000000 where site_id = $1 and id = '${large}'`)
  expect(await listIssues(studio, id)).toEqual([
    expect.objectContaining({
      blockId: 'bowl',
      code: 'heavy-page',
      fileField: 'assetId',
      message:
        'The images of this page add up to about 6.68 MB and load slowly on phones. Use fewer or smaller ones. The largest is “bowl.jpg”.',
    }),
  ])
  // A copy of half the width is served, which has a quarter of the bytes.
  await studio.rows(`update asset set width = 3000 where site_id = $1 and id = '${large}'`)
  expect(await listIssues(studio, id)).toEqual([])
})

it('names words whose color is too weak in the palette of the draft', async () => {
  const studio = await testStudio()
  const mark = { type: 'color', attrs: { token: 'accent' } }
  const text = [{ type: 'text', text: 'Sale', marks: [mark] }]
  const body = { type: 'doc', content: [{ type: 'paragraph', content: text }] }
  const place = { desktop: { x: 0, y: 0, w: 6, h: 4, z: 0 } }
  const words = { id: 'words', type: 2, v: 1, data: {}, text: { 'en-US': { body } }, place }
  const { id } = await studio.create({
    kind: 'page',
    body: pageBody({ blocks: ['words'], more: { blocks: { words } } }),
  })
  const palette = { lightest: '#ffffff', light: '#eeeeee', dark: '#333333', darkest: '#111111' }
  const look = await studio.create({
    kind: 'aesthetics',
    body: { ...newAesthetics(), palette: { ...palette, accent: '#ffee88' } },
  })
  expect(await listIssues(studio, id)).toEqual([
    expect.objectContaining({
      blockId: 'words',
      code: 'weak-color',
      field: 'body',
      fix: expect.objectContaining({ kind: 'remove-color' }),
    }),
  ])
  const accent = { op: 'set' as const, path: ['palette', 'accent'], value: '#113388' }
  await studio.change(look.id, 1, [accent])
  expect(await listIssues(studio, id)).toEqual([])
})

it('reports a page for visitors with a password that has none, until it is set', async () => {
  const studio = await testStudio()
  const more = { access: { kind: 'password' } }
  const { id } = await studio.create({ kind: 'page', body: pageBody({ more }) })
  const listCodes = async () =>
    (await listIssues(studio, id)).flatMap(({ code, field }) => (field === 'access' ? code : []))
  expect(await listCodes()).toEqual(['missing-password'])
  const { status } = await studio.call('PUT', `/page-locks/${id}`, { password: 'open sesame' })
  expect(status).toBe(200)
  expect(await listCodes()).toEqual([])
})

it('reports a newsletter form without a mailing list on a site that has some', async () => {
  const studio = await testStudio()
  const place = { desktop: { x: 0, y: 0, w: 6, h: 4, z: 0 } }
  const create = (id: string, type: number, lists: readonly string[]) => ({
    ...{ id, type, v: 1, data: { lists }, place },
  })
  const { newsletter, form } = blockTypeCodes
  const gone = '0192f0c0-0000-7000-8000-0000000000b3'
  const made = await studio.call('POST', '/mailing-lists', { name: 'News' })
  const { id: news } = made.body as { readonly id: string }
  const listMissing = async () => {
    const blocks = {
      none: create('none', newsletter, []),
      gone: create('gone', form, [gone]),
      free: create('free', form, []),
      chosen: create('chosen', newsletter, [gone, news]),
    }
    const body = pageBody({ blocks: Object.keys(blocks), more: { blocks } })
    const { id } = await studio.create({ kind: 'page', body })
    return (await listIssues(studio, id)).filter(({ code }) => code === 'missing-list')
  }
  const issue = { field: 'lists', message: 'A List must be selected' }
  expect(await listMissing()).toMatchObject([
    { ...issue, blockId: 'gone' },
    { ...issue, blockId: 'none' },
  ])
  await studio.call('DELETE', `/mailing-lists/${news}`)
  const now = (await listMissing()).map(({ blockId }) => `${blockId}`)
  expect(now.toSorted()).toEqual(['chosen', 'gone'])
})
