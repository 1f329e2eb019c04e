import { newBlock, newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import { testStudio } from '../../test/structure.ts'

const PATH = '/api/site-header-footer'

function part(kind: 'header' | 'footer', id: string = kind) {
  const block = newBlock(() => `${id}-block`, 2, { data: { word: id } })
  const section = newSection(() => id, { kind, blockIds: [block.id] })
  return { sections: [section], blocks: { [block.id]: block } }
}

const parts = { header: part('header'), footer: part('footer') }

it('has none until they are saved, and then shows them to visitors at once', async () => {
  const { send, rows } = await testStudio()
  expect((await send('GET', PATH)).status).toBe(404)

  const saved = await send('PUT', PATH, parts)
  expect(saved.body).toEqual({ ...parts, rev: 2, published: true })
  expect((await send('GET', PATH)).body).toEqual({ ...parts, rev: 2 })
  const published = await rows(
    `select locale, rev from published where site_id = $1 and kind = 'header-footer'`,
  )
  expect(published).toEqual([{ locale: 'en-US', rev: 2 }])
})

it('saves the same content once', async () => {
  const { send } = await testStudio()
  await send('PUT', PATH, parts)
  expect((await send('PUT', PATH, parts)).body).toMatchObject({ rev: 2, published: true })
})

it('leaves a draft where the member may not publish', async () => {
  const { send, rows } = await testStudio('draft-editor')
  expect((await send('PUT', PATH, parts)).body).toMatchObject({ rev: 2, published: false })
  expect(await rows('select 1 from published where site_id = $1')).toEqual([])
})

it('stores a version of the replaced content, and allows the removal of many blocks', async () => {
  const { send, rows } = await testStudio()
  const blocks = Array.from({ length: 8 }, (_, n) =>
    newBlock(() => `b${n}`, 2, { place: { desktop: { x: 0, y: n * 4, w: 6, h: 4, z: 0 } } }),
  )
  const section = newSection(() => 'header', {
    kind: 'header',
    blockIds: blocks.map(({ id }) => id),
  })
  const many = {
    sections: [section],
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  }
  expect((await send('PUT', PATH, { ...parts, header: many })).status).toBe(200)
  expect((await send('PUT', PATH, parts)).body).toMatchObject({ rev: 3, published: true })
  const [row] = await rows(`select id from document where site_id = $1 and kind = 'header-footer'`)
  const { body } = await send('GET', `/api/studio/documents/${String(row?.['id'])}/versions`)
  expect(body).toMatchObject({ versions: [{ rev: 3 }, { rev: 2 }] })
})

it('refuses what was made on a revision that is not the last', async () => {
  const { send } = await testStudio()
  await send('PUT', PATH, parts)
  const late = await send('PUT', PATH, { ...parts, rev: 1 })
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ code: 'structure.changed' })
  expect((await send('PUT', PATH, { ...parts, rev: 2 })).status).toBe(200)
})

it.each([
  ['a footer for a header', { ...parts, header: part('footer', 'x') }, 'structure.wrongKind'],
  [
    'a block in both',
    { header: part('header', 'same'), footer: { ...part('footer', 'same') } },
    'structure.blockTwice',
  ],
  [
    'a section that names a block there is none of',
    { ...parts, header: { ...parts.header, blocks: {} } },
    'documents.invalid',
  ],
  [
    'a section that is none',
    { ...parts, header: { sections: [{ kind: 'header', id: '<script>' }], blocks: {} } },
    'documents.invalid',
  ],
  ['no footer', { header: parts.header }, 'http.malformed'],
])('rejects %s', async (_, body, code) => {
  const { send } = await testStudio()
  const refused = await send('PUT', PATH, body)
  expect(refused.body).toMatchObject({ code })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(refused.status).toBeLessThan(500)
})

it('is saved by editors, with the crumb', async () => {
  const { send, signIn } = await testStudio()
  await send('PUT', PATH, parts)
  const moderator = await signIn('moderator')
  expect((await moderator.send('GET', PATH)).status).toBe(200)
  expect((await moderator.send('PUT', PATH, parts)).status).toBe(403)
  const forged = await send('PUT', PATH, parts, { 'x-csrf-token': 'none' })
  expect(forged.status).toBe(403)
})
