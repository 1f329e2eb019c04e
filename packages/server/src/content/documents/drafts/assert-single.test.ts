import { pageTypeCodes, systemPageTypes } from '@vitrine/model'
import type { Op } from '@vitrine/page'
import { describe, expect, it } from 'vitest'
import { pageBody, testStudio, type TestStudio } from '../../../test/documents.ts'

const { page, search } = pageTypeCodes
const REJECTION = { status: 409, body: { code: 'documents.systemPageExists' } }

const setType = (value: number): Op => ({ op: 'set', path: ['type'], value })
const setTitle = (value: string): Op => ({ op: 'set', path: ['meta', 'en-US', 'title'], value })

const createPage = (studio: TestStudio, slug: string, type: number) =>
  studio.call('POST', '/documents', { kind: 'page', body: pageBody({ slug, more: { type } }) })

const sortStatuses = (replies: readonly { readonly status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other)

/** Returns the number of pages of a type outside of the trash. */
async function countPages(studio: TestStudio, type: number): Promise<number> {
  const found = await studio.rows(
    `select from document doc join draft d on d.site_id = doc.site_id and d.document_id = doc.id
     where doc.site_id = $1 and doc.deleted_at is null and (d.body ->> 'type')::int = $2`,
    type,
  )
  return found.length
}

describe('a second page of a purpose of the platform', () => {
  it.each(systemPageTypes)('cannot be created: %s', async (name) => {
    const studio = await testStudio()
    const type = pageTypeCodes[name]
    expect(await createPage(studio, 'one', type)).toMatchObject({ status: 200 })
    expect(await createPage(studio, 'two', type)).toMatchObject(REJECTION)
    expect(await countPages(studio, type)).toBe(1)
  })

  it('may be created on another site, and when the first one is in the trash', async () => {
    const [studio, other] = [await testStudio(), await testStudio()]
    const first = await studio.page({ slug: 'one', more: { type: search } })
    expect(await createPage(other, 'one', search)).toMatchObject({ status: 200 })
    await studio.call('DELETE', `/documents/${first.id}`)
    expect(await createPage(studio, 'two', search)).toMatchObject({ status: 200 })
  })

  it('cannot come from a change of type, and changes nothing', async () => {
    const studio = await testStudio()
    await studio.page({ slug: 'one', more: { type: search } })
    const { id } = await studio.page({ slug: 'two' })
    const changed = await studio.change(id, 1, [setTitle('Find'), setType(search)])
    expect(changed).toMatchObject(REJECTION)
    expect(await studio.read(id)).toMatchObject({ rev: 1, body: { type: page } })
  })

  it('cannot come back with an earlier version', async () => {
    const studio = await testStudio()
    const { id } = await studio.page({ slug: 'one', more: { type: search } })
    const saved = await studio.call('POST', `/documents/${id}/versions`, { label: 'Search' })
    expect((await studio.change(id, 1, [setType(page)])).status).toBe(200)
    await studio.page({ slug: 'two', more: { type: search } })
    const { id: versionId } = saved.body as { readonly id: string }
    const restored = await studio.call('POST', `/documents/${id}/versions/${versionId}/restore`)
    expect(restored).toMatchObject(REJECTION)
    expect(await countPages(studio, search)).toBe(1)
  })

  it('stays editable where an earlier release saved two', async () => {
    const studio = await testStudio()
    await studio.page({ slug: 'one', more: { type: search } })
    const { id } = await studio.page({ slug: 'two' })
    await studio.rows(
      `update draft set body = jsonb_set(body, '{type}', to_jsonb($3::int))
       where site_id = $1 and document_id = $2`,
      id,
      search,
    )
    expect((await studio.change(id, 1, [setTitle('Find')])).status).toBe(200)
    expect((await studio.change(id, 2, [setType(page)])).status).toBe(200)
  })
})

describe('two concurrent requests for one purpose', () => {
  it('create one page', async () => {
    const studio = await testStudio()
    const replies = await Promise.all([
      createPage(studio, 'one', search),
      createPage(studio, 'two', search),
      studio.call('POST', '/system-pages', { type: 'search' }),
    ])
    expect(sortStatuses(replies)).toEqual([200, 409, 409])
    expect(await countPages(studio, search)).toBe(1)
  })

  it('change the type of one page', async () => {
    const studio = await testStudio()
    const one = await studio.page({ slug: 'one' })
    const two = await studio.page({ slug: 'two' })
    const replies = await Promise.all(
      [one, two].map(({ id }) => studio.change(id, 1, [setType(search)])),
    )
    expect(sortStatuses(replies)).toEqual([200, 409])
    expect(await countPages(studio, search)).toBe(1)
  })

  it('restore one page, or create one', async () => {
    const studio = await testStudio()
    const { id } = await studio.page({ slug: 'one', more: { type: search } })
    await studio.call('DELETE', `/documents/${id}`)
    const replies = await Promise.all([
      studio.call('POST', `/documents/${id}/restore`),
      createPage(studio, 'two', search),
    ])
    expect(sortStatuses(replies)).toEqual([200, 409])
    expect(await countPages(studio, search)).toBe(1)
  })
})
