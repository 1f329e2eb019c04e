import { pageTypeCodes } from '@vitrine/model'
import { expect, it } from 'vitest'
import { deleteExpiredTrash } from '../index.ts'
import { collectionBody, setWord, testStudio, type TestStudio } from '../../../test/documents.ts'

const EN = 'en-US'

/** Creates a trashed journal with two posts, which were published, and another page. */
async function createTrashed() {
  const studio = await testStudio()
  const journal = await studio.create({ kind: 'page', body: collectionBody() })
  const posts = [
    await studio.item(journal.id, { slug: 'one' }),
    await studio.item(journal.id, { slug: 'two' }),
  ]
  const about = await studio.page()
  const all = [journal, ...posts, about]
  await studio.change(about.id, 1, [setWord('one', 'again')])
  await studio.publish(...all.map(({ id }) => ({ documentId: id, rev: 1, locale: EN })))
  await studio.call('DELETE', `/documents/${journal.id}`)
  return { studio, journal, posts, about }
}

/** Returns a function that fails the test for errors of its site; others share the database. */
const failFor =
  ({ site }: TestStudio) =>
  (message: string, details: unknown) => {
    if (message.includes(site.id)) throw new Error(message, { cause: details })
  }

const listIds = async (studio: TestStudio, query: string) => {
  const { body } = await studio.call('GET', `/documents${query}`)
  return (body as { documents: { id: string }[] }).documents.map(({ id }) => id).toSorted()
}

it('deletes single documents in the trash permanently, and nothing else', async () => {
  const { studio, journal, posts, about } = await createTrashed()
  const [one, two] = posts.map(({ id }) => id)
  const gone = await studio.call('DELETE', `/trash/${one}`)
  expect(gone).toMatchObject({ status: 200, body: { deleted: 1 } })
  expect(new Set(await listIds(studio, '?trash=only'))).toEqual(new Set([journal.id, two]))
  expect(await studio.call('POST', `/documents/${one}/restore`)).toMatchObject({ status: 404 })
  expect(await studio.call('DELETE', `/trash/${about.id}`)).toMatchObject({
    status: 409,
    body: { code: 'documents.notInTrash' },
  })
  const all = await studio.call('DELETE', `/trash/${journal.id}`)
  expect(all).toMatchObject({ status: 200, body: { deleted: 2 } })
  expect(await listIds(studio, '')).toEqual([about.id])
  expect((await studio.browser().visit('/about')).status).toBe(200)
  const { body } = await studio.call('GET', '/publications')
  expect(JSON.stringify(body)).not.toContain(journal.id)
})

it('is emptied on request, for its own site only', async () => {
  const [{ studio, about }, other] = [await createTrashed(), await createTrashed()]
  const writer = await studio.signIn('draft-editor')
  expect((await writer.call('DELETE', '/trash')).status).toBe(403)
  expect(await studio.call('DELETE', '/trash')).toMatchObject({ body: { deleted: 3 } })
  expect(await studio.call('DELETE', '/trash')).toMatchObject({ body: { deleted: 0 } })
  expect(await listIds(studio, '')).toEqual([about.id])
  expect(await listIds(other.studio, '?trash=only')).toHaveLength(3)
  expect((await studio.call('DELETE', `/trash/${other.journal.id}`)).status).toBe(404)
})

it('is emptied at night of documents older than thirty days', async () => {
  const { studio, journal, posts } = await createTrashed()
  const age = (days: number, id: string) =>
    studio.rows(
      `update document set deleted_at = now() - make_interval(days => $2) where site_id = $1 and id = $3`,
      days,
      id,
    )
  for (const { id } of [journal, ...posts]) await age(29, id)
  await deleteExpiredTrash(studio.db, failFor(studio))
  expect(await listIds(studio, '?trash=only')).toHaveLength(3)
  await age(31, journal.id)
  await deleteExpiredTrash(studio.db, failFor(studio))
  // A page is deleted with its items, however long these were in the trash.
  expect(await listIds(studio, '?trash=only')).toEqual([])
})

it('continues if one document cannot be deleted, and tries it again the next night', async () => {
  const [broken, other] = [await createTrashed(), await createTrashed()]
  for (const { studio } of [broken, other])
    await studio.rows(
      `update document set deleted_at = now() - interval '31 days'
       where site_id = $1 and deleted_at is not null`,
    )
  const [one] = broken.posts.map(({ id }) => id)
  // An item outside of the trash prevents deleting its page.
  await broken.studio.rows(
    'update document set deleted_at = null where site_id = $1 and id = $2',
    one,
  )
  const reported: string[] = []
  const reportError = (message: string) => {
    if (message.includes(broken.studio.site.id)) reported.push(message)
  }
  await deleteExpiredTrash(broken.studio.db, reportError)
  expect(reported.join()).toContain(broken.journal.id)
  expect(await listIds(other.studio, '?trash=only')).toEqual([])
  await broken.studio.call('DELETE', `/documents/${one}`)
  await deleteExpiredTrash(broken.studio.db, failFor(broken.studio))
  expect(await listIds(broken.studio, '?trash=only')).toEqual([])
})

it('has one page of each purpose of the platform outside of the trash', async () => {
  const studio = await testStudio()
  const type = pageTypeCodes.search
  const first = await studio.page({ slug: 'search', more: { type } })
  await studio.call('DELETE', `/documents/${first.id}`)
  const second = await studio.page({ slug: 'search', more: { type } })
  expect(await studio.call('POST', `/documents/${first.id}/restore`)).toMatchObject({
    status: 409,
    body: { code: 'documents.systemPageExists' },
  })
  await studio.call('DELETE', `/documents/${second.id}`)
  expect(await studio.call('POST', `/documents/${first.id}/restore`)).toMatchObject({ status: 200 })
})
