import { blockTypeCodes, collectionTypeCodes, pageTypeCodes, recordTypeCodes } from '@vitrine/model'
import { type JsonObject, newSiteSettings } from '@vitrine/page'
import { describe, expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import {
  buildBlock,
  collectionBody,
  itemBody,
  pageBody,
  testStudio,
  type TestStudio,
} from '../../test/documents.ts'
import { insertAsset } from '../../platform/files/store.ts'

const EN = 'en-US'

async function testAsset({ db, site }: TestStudio): Promise<string> {
  const id = newId()
  const asset = { id, fileKey: `f${id.replaceAll('-', '')}`, filename: 'mug.webp' }
  const file = { contentType: 'image/webp', byteSize: 10, width: 10, height: 10 }
  await insertAsset(db, site.id, { ...asset, ...file })
  return id
}

describe('an answer to an invalid document', () => {
  it('lists all issues at once, with their paths', async () => {
    const studio = await testStudio()
    const body = pageBody({ blocks: ['one', 'two', 'three'] })
    const one = { ...buildBlock('one'), place: { desktop: { x: 0, y: 0, w: 0, h: 1, z: 0 } } }
    const two = { ...buildBlock('two'), text: { [EN]: { subtitle: 'unknown' } } }
    const three = { ...buildBlock('three'), data: { assetId: newId() } }
    const reply = await studio.call('POST', '/documents', {
      kind: 'page',
      body: {
        ...body,
        type: 999,
        meta: { [EN]: { title: '', slug: 'A b', keywords: 'x' } },
        blocks: { one, two, three },
      },
    })
    expect(reply.status).toBe(422)
    const { issues, path, message } = reply.body as {
      issues: { path: string[]; message: string }[]
      path: string[]
      message: string
    }
    expect(issues.map((issue) => issue.path.join('.'))).toEqual([
      'type',
      `meta.${EN}.title`,
      `meta.${EN}.slug`,
      `meta.${EN}.keywords`,
      'blocks.one.place.desktop.w',
      `blocks.two.text.${EN}.subtitle`,
      'blocks.three.data.assetId',
    ])
    expect({ path, message }).toEqual(issues[0])
  })

  it('names the path of a text that cannot be stored', async () => {
    const studio = await testStudio()
    const { id } = await studio.page()
    const path = ['blocks', 'one', 'text', EN, 'body']
    const reply = await studio.change(id, 1, [{ op: 'set', path, value: 'a\0b' }])
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { 'sets.0.ops.0.value': 'Invalid input: the character U+0000' } },
    })
  })

  it('names wrong attributes of a rich text, and stores no unknown ones', async () => {
    const studio = await testStudio()
    const { id } = await studio.page()
    const set = (node: JsonObject) =>
      studio.change(id, 1, [
        {
          op: 'set',
          path: ['blocks', 'one', 'text', EN, 'body'],
          value: { type: 'doc', content: [node] },
        },
      ])
    const at = ['blocks', 'one', 'text', EN, 'body', 'content', 'p1', 'attrs']
    const paragraph = { type: 'paragraph', id: 'p1' }
    expect(await set({ ...paragraph, attrs: { align: 'up', style: 'x' } })).toMatchObject({
      status: 422,
      body: { issues: [{ path: [...at, 'align'] }, { path: [...at, 'style'] }] },
    })
    expect(await studio.read(id)).toMatchObject({ rev: 1 })
    expect((await set({ ...paragraph, attrs: { align: 'center' } })).status).toBe(200)
  })
})

describe('a file that a document names', () => {
  it('must be one of its own site', async () => {
    const studio = await testStudio()
    const other = await testStudio()
    const [own, foreign] = [await testAsset(studio), await testAsset(other)]
    const { id } = await studio.page()
    const set = (base: number, assetId: string) =>
      studio.change(id, base, [
        { op: 'set', path: ['blocks', 'one', 'data', 'assetId'], value: assetId },
      ])
    for (const assetId of [foreign, newId(), 'no-such-file'])
      expect(await set(1, assetId)).toMatchObject({
        status: 422,
        body: {
          path: ['blocks', 'one', 'data', 'assetId'],
          message:
            'Block "one" › data › assetId names a file that this site does not have. Upload it first.',
        },
      })
    expect(await set(1, own)).toMatchObject({ status: 200 })
  })

  it('may be deleted while it is in use, and the document changes on', async () => {
    const studio = await testStudio()
    const assetId = await testAsset(studio)
    const { id } = await studio.page({
      more: { settings: { enabled: true, mainImageId: assetId } },
    })
    await studio.rows(`delete from asset where site_id = $1`)
    const path = ['meta', EN, 'title']
    expect((await studio.change(id, 1, [{ op: 'set', path, value: 'Later' }])).status).toBe(200)
  })
})

describe('a page of a type that no address shows', () => {
  it.each(['content-item', 'checkout', 'newsletter-unsubscribe'] as const)(
    'cannot be published: %s',
    async (type) => {
      const studio = await testStudio()
      const { id } = await studio.page({ more: { type: pageTypeCodes[type] } })
      const entries = [{ documentId: id, locale: EN, rev: 1 }]
      expect(await studio.call('POST', '/publications', { entries })).toMatchObject({
        status: 422,
        body: { code: 'documents.invalid', path: ['type'] },
      })
    },
  )

  it('is not one that the platform shows: a lock screen, a popup', async () => {
    const studio = await testStudio()
    for (const type of ['lock-screen', 'popup-overlay', 'not-found'] as const) {
      const { id } = await studio.page({ slug: type, more: { type: pageTypeCodes[type] } })
      await studio.publish({ documentId: id, locale: EN, rev: 1 })
    }
    expect(await studio.rows('select from published where site_id = $1')).toHaveLength(3)
  })
})

describe('the type of an item', () => {
  const event = {
    startAt: '2097-01-01T10:00:00.000Z',
    endAt: '2097-01-01T12:00:00.000Z',
    allDay: false,
  }
  const asEvent = { recordType: recordTypeCodes.event, event }

  async function collections() {
    const studio = await testStudio()
    const blog = await studio.create({ kind: 'page', body: collectionBody() })
    const body = collectionBody({ slug: 'events', title: 'Events' })
    const events = await studio.create({
      kind: 'page',
      body: { ...body, collection: { ...body.collection, typeName: 'events-stacked' } },
    })
    const create = (collectionId: string, more: object) =>
      studio.call('POST', '/documents', {
        kind: 'item',
        collectionId,
        body: { ...itemBody(), ...more },
      })
    return { studio, blog: blog.id, events: events.id, create }
  }

  it('must fit its collection when it is created', async () => {
    const { blog, events, create } = await collections()
    expect((await create(events, asEvent)).status).toBe(200)
    const unfit = { status: 422, body: { code: 'documents.invalid', path: ['recordType'] } }
    expect(await create(events, {})).toMatchObject(unfit)
    for (const type of ['store-item', 'lesson'] as const)
      expect(await create(blog, { recordType: recordTypeCodes[type] })).toMatchObject(unfit)
  })

  it('must fit it when the item or the collection changes, or the item moves', async () => {
    const { studio, blog, events, create } = await collections()
    const post = (await create(blog, {})).body as { id: string }
    const date = (await create(events, asEvent)).body as { id: string }
    const set = (id: string, path: string[], value: unknown) =>
      studio.change(id, 1, [{ op: 'set', path, value: value as number }])
    expect(await set(date.id, ['recordType'], recordTypeCodes.text)).toMatchObject({
      status: 422,
      body: { path: ['recordType'] },
    })
    expect(await set(blog, ['collection', 'typeName'], 'gallery')).toMatchObject({
      status: 422,
      body: { path: ['collection', 'typeName'] },
    })
    expect(
      await studio.call('POST', `/collections/${events}/items`, { itemIds: [post.id] }),
    ).toMatchObject({ status: 422, body: { code: 'documents.unfitItems' } })
    expect((await set(blog, ['collection', 'typeName'], 'journal')).status).toBe(200)
  })

  it('fits no store: its products are not items', async () => {
    const { studio, create } = await collections()
    const store = await studio.create({
      kind: 'page',
      body: collectionBody({ slug: 'shop', type: collectionTypeCodes.products }),
    })
    expect(await create(store.id, {})).toMatchObject({
      status: 422,
      body: { code: 'documents.notForItems' },
    })
  })
})

describe('code that runs in the browsers of visitors', () => {
  const code = (source: string) => ({
    ...buildBlock('one'),
    type: 23,
    data: { source },
    text: {},
  })

  it('is added and changed by owners only; others move and delete it', async () => {
    const studio = await testStudio()
    const { id } = await studio.page({ blocks: ['one', 'two'] })
    const editor = await studio.signIn('website-manager')
    const change = (call: typeof studio.call, base: number, op: object) =>
      call('POST', `/documents/${id}/changes`, {
        base,
        clientId: `client-${newId()}`,
        sets: [{ seq: 1, command: 'block.convert', label: 'change', ops: [op] }],
      })
    const set = { op: 'set', path: ['blocks', 'one'], value: code('<script>1</script>') }
    const refused = { status: 403, body: { code: 'documents.codeForOwners' } }
    expect(await change(editor.call, 1, set)).toMatchObject(refused)
    expect((await change(studio.call, 1, set)).status).toBe(200)
    const text = { op: 'set', path: ['blocks', 'one', 'data', 'source'], value: '<script>2' }
    expect(await change(editor.call, 2, text)).toMatchObject(refused)
    const place = { x: 2, y: 0, w: 6, h: 4, z: 0 }
    const move = { op: 'set', path: ['blocks', 'one', 'place', 'desktop'], value: place }
    expect((await change(editor.call, 2, move)).status).toBe(200)
    expect((await editor.call('POST', `/documents/${id}/copies`)).status).toBe(200)
  })

  it('is changed in a form by owners only; others change its other settings', async () => {
    const studio = await testStudio()
    const { id } = await studio.page({ blocks: ['one'] })
    const editor = await studio.signIn('website-manager')
    const form = (submissionHtml: string, align = 'left') => ({
      ...code(''),
      type: blockTypeCodes.form,
      data: { fields: [], align, submissionHtml },
    })
    const change = (call: typeof studio.call, base: number, value: object) =>
      call('POST', `/documents/${id}/changes`, {
        base,
        clientId: `client-${newId()}`,
        sets: [
          {
            ...{ seq: 1, command: 'block.convert', label: 'change' },
            ops: [{ op: 'set', path: ['blocks', 'one'], value }],
          },
        ],
      })
    const refused = { status: 403, body: { code: 'documents.codeForOwners' } }
    expect(await change(editor.call, 1, form('<script>1</script>'))).toMatchObject(refused)
    expect((await change(studio.call, 1, form('<script>1</script>'))).status).toBe(200)
    expect(await change(editor.call, 2, form('<script>2</script>'))).toMatchObject(refused)
    expect((await change(editor.call, 2, form('<script>1</script>', 'right'))).status).toBe(200)
    expect((await change(editor.call, 3, form(''))).status).toBe(200)
    expect((await change(studio.call, 4, form('a'.repeat(20_001)))).status).toBe(422)
    const elsewhere = { ...form(''), data: { fields: [], name: '<script>1</script>' } }
    expect((await change(studio.call, 4, elsewhere)).status).toBe(422)
  })

  it('is changed in a page and in the settings of the site by owners only', async () => {
    const studio = await testStudio()
    const editor = await studio.signIn('website-manager')
    const page = await studio.page({ blocks: [] })
    const settings = await studio.create({
      kind: 'site-settings',
      body: newSiteSettings({ locale: EN, title: 'Shop' }),
    })
    for (const [{ id }, path] of [
      [page, ['settings', 'code']],
      [settings, ['code']],
    ] as const) {
      const change = (call: typeof studio.call, base: number, value: object) =>
        call('POST', `/documents/${id}/changes`, {
          base,
          clientId: `client-${newId()}`,
          sets: [
            { seq: 1, command: 'document.set', label: 'change', ops: [{ op: 'set', path, value }] },
          ],
        })
      const refused = { status: 403, body: { code: 'documents.codeForOwners' } }
      const code = { head: '<script>1</script>' }
      expect(await change(editor.call, 1, code)).toMatchObject(refused)
      expect((await change(studio.call, 1, code)).status).toBe(200)
      expect(await change(editor.call, 2, { foot: '<p>a</p>' })).toMatchObject(refused)
      // Code may be deleted.
      expect((await change(editor.call, 2, {})).status).toBe(200)
      const long = { head: 'a'.repeat(20_001) }
      expect((await change(studio.call, 3, long)).status).toBe(422)
    }
  })

  it('is not created and not restored by others', async () => {
    const studio = await testStudio()
    const body = { ...pageBody({ blocks: ['one'] }), blocks: { one: code('<script>1</script>') } }
    const { id } = await studio.create({ kind: 'page', body })
    const editor = await studio.signIn('editor')
    const refused = { status: 403, body: { code: 'documents.codeForOwners' } }
    const other = { ...body, meta: { [EN]: { title: 'Other', slug: 'other' } } }
    expect(await editor.call('POST', '/documents', { kind: 'page', body: other })).toMatchObject(
      refused,
    )
    await studio.call('POST', `/documents/${id}/versions`, { label: 'With code' })
    const [version] = await studio.rows('select id from version where site_id = $1')
    await studio.change(id, 1, [
      { op: 'remove', path: ['sections', 'main', 'blockIds'], id: 'one' },
      { op: 'unset', path: ['blocks', 'one'] },
    ])
    const path = `/documents/${id}/versions/${String(version?.['id'])}/restore`
    expect(await editor.call('POST', path)).toMatchObject(refused)
    expect((await studio.call('POST', path)).status).toBe(200)
  })
})
