import { newBlock, newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import { testStudio } from '../../test/structure.ts'

const PATH = '/api/site-header-footer'
const STUDIO_PATH = '/api/studio/header-footer'

function part(kind: 'header' | 'footer', id: string = kind) {
  const block = newBlock(() => `${id}-block`, 2, { data: { word: id } })
  const section = newSection(() => id, { kind, blockIds: [block.id] })
  return { sections: [section], blocks: { [block.id]: block } }
}

const parts = { header: part('header'), footer: part('footer') }
const headerElements = ['logo', 'menu', 'languages', 'search', 'account', 'cart'].map((id) => ({
  id,
}))
const footerIds = ['about', 'categories', 'menu', 'social', 'copyright', 'languages']
const footerElements = footerIds.map((id) => ({ id }))
const shown = {
  header: { elements: headerElements, ...parts.header },
  footer: { elements: footerElements, ...parts.footer },
}

it('answers what the theme shows until sections are saved, and shows them at once', async () => {
  const { send, rows } = await testStudio()
  const none = { sections: [], blocks: {} }
  expect((await send('GET', PATH)).body).toEqual({
    header: { elements: headerElements, ...none },
    footer: { elements: footerElements, ...none },
    rev: 0,
  })

  const saved = await send('PUT', PATH, { ...parts, rev: 0 })
  expect(saved.body).toEqual({ ...shown, rev: 2, published: true })
  expect((await send('GET', PATH)).body).toEqual({ ...shown, rev: 2 })
  expect((await send('PUT', PATH, { ...parts, rev: 0 })).status).toBe(409)
  const published = await rows(
    `select locale, rev from published where site_id = $1 and kind = 'header-footer'`,
  )
  expect(published).toEqual([{ locale: 'en-US', rev: 2 }])
})

it('keeps the elements of the theme unless others are sent', async () => {
  const { send, browser } = await testStudio()
  const visit = async () => (await browser().visit('/')).text
  await send('PUT', PATH, parts)
  expect(await visit()).toContain('href="/search"')
  const elements = [{ id: 'menu' }, { id: 'logo' }]
  const header = { ...parts.header, elements }
  expect((await send('PUT', PATH, { ...parts, header })).body).toMatchObject({
    header: { elements },
  })
  expect((await send('PUT', PATH, parts)).body).toMatchObject({
    header: { elements },
    footer: { elements: footerElements },
  })
  expect(await visit()).not.toContain('aria-label="Search"')
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

it('rejects a change that is based on an outdated revision', async () => {
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
  [
    'an element that no theme has',
    { ...parts, header: { ...parts.header, elements: [{ id: 'clock' }] } },
    'documents.invalid',
  ],
  [
    'an element twice',
    { ...parts, header: { ...parts.header, elements: [{ id: 'logo' }, { id: 'logo' }] } },
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

it('opens the document of header and footer once, and shows what the theme shows until it is changed', async () => {
  const { send, signIn, rows, read, change, browser } = await testStudio()
  // The head has a nonce.
  const visit = async () => (await browser().visit('/')).text.split('<body')[1]
  const before = await visit()
  const [first, second] = await Promise.all([send('POST', STUDIO_PATH), send('POST', STUDIO_PATH)])
  expect(first.status).toBe(200)
  expect(second.body).toEqual(first.body)
  const { id } = first.body as { readonly id: string }
  expect(
    await rows(`select id from document where site_id = $1 and kind = 'header-footer'`),
  ).toEqual([{ id }])
  expect(await visit()).toBe(before)
  expect((await send('GET', PATH)).body).toMatchObject({ header: { elements: headerElements } })
  const { rev } = await read(id)
  const invalid = { elements: [{ id: 'clock' }], sticky: 'maybe', height: 'xl' }
  const refused = await change(id, rev, [{ op: 'set', path: ['header'], value: invalid }])
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({
    issues: [
      { path: ['header', 'elements', 'clock', 'id'] },
      { path: ['header', 'sticky'] },
      { path: ['header', 'height'] },
    ],
  })
  expect((await read(id)).rev).toBe(rev)

  const viewer = await signIn('commenter')
  expect((await viewer.send('POST', STUDIO_PATH)).status).toBe(403)
  expect((await browser().send('POST', STUDIO_PATH)).status).toBe(401)
  const other = await testStudio()
  expect((await other.send('POST', STUDIO_PATH)).body).not.toEqual(first.body)
  expect((await other.send('GET', `/config/canvas/${id}`)).status).toBe(404)
})
