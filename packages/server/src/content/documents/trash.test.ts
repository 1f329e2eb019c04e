import { expect, it } from 'vitest'
import { forgetTrashed } from './index.ts'
import { collectionBody, setWord, testStudio, type TestStudio } from '../../test/documents.ts'

const EN = 'en-US'

/** A journal with two posts, published and then put away, and a page beside it. */
async function trashed() {
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

const fail = (message: string, details: unknown) => {
  throw new Error(message, { cause: details })
}

const idsIn = async (studio: TestStudio, query: string) => {
  const { body } = await studio.call('GET', `/documents${query}`)
  return (body as { documents: { id: string }[] }).documents.map(({ id }) => id).toSorted()
}

it('deletes for good what its owner takes out of the trash that way, and nothing else', async () => {
  const { studio, journal, posts, about } = await trashed()
  const [one, two] = posts.map(({ id }) => id)
  const gone = await studio.call('DELETE', `/trash/${one}`)
  expect(gone).toMatchObject({ status: 200, body: { deleted: 1 } })
  expect(new Set(await idsIn(studio, '?trash=only'))).toEqual(new Set([journal.id, two]))
  expect(await studio.call('POST', `/documents/${one}/restore`)).toMatchObject({ status: 404 })
  expect(await studio.call('DELETE', `/trash/${about.id}`)).toMatchObject({
    status: 409,
    body: { code: 'documents.notInTrash' },
  })
  const all = await studio.call('DELETE', `/trash/${journal.id}`)
  expect(all).toMatchObject({ status: 200, body: { deleted: 2 } })
  expect(await idsIn(studio, '')).toEqual([about.id])
  expect((await studio.browser().visit('/about')).status).toBe(200)
  const { body } = await studio.call('GET', '/publications')
  expect(JSON.stringify(body)).not.toContain(journal.id)
})

it('is emptied at once where that is asked, of its own site alone', async () => {
  const [{ studio, about }, other] = [await trashed(), await trashed()]
  const writer = await studio.signIn('draft-editor')
  expect((await writer.call('DELETE', '/trash')).status).toBe(403)
  expect(await studio.call('DELETE', '/trash')).toMatchObject({ body: { deleted: 3 } })
  expect(await studio.call('DELETE', '/trash')).toMatchObject({ body: { deleted: 0 } })
  expect(await idsIn(studio, '')).toEqual([about.id])
  expect(await idsIn(other.studio, '?trash=only')).toHaveLength(3)
  expect((await studio.call('DELETE', `/trash/${other.journal.id}`)).status).toBe(404)
})

it('is emptied by night of what lay in it for thirty days', async () => {
  const { studio, journal, posts } = await trashed()
  const age = (days: number, id: string) =>
    studio.rows(
      `update document set deleted_at = now() - make_interval(days => $2) where site_id = $1 and id = $3`,
      days,
      id,
    )
  for (const { id } of [journal, ...posts]) await age(29, id)
  await forgetTrashed(studio.db, fail)
  expect(await idsIn(studio, '?trash=only')).toHaveLength(3)
  await age(31, journal.id)
  await forgetTrashed(studio.db, fail)
  // A page goes with what is in it, however long that was there.
  expect(await idsIn(studio, '?trash=only')).toEqual([])
})

it('goes on by night where one document cannot be deleted, and tries it again the next', async () => {
  const [broken, other] = [await trashed(), await trashed()]
  for (const { studio } of [broken, other])
    await studio.rows(
      `update document set deleted_at = now() - interval '31 days'
       where site_id = $1 and deleted_at is not null`,
    )
  const [one] = broken.posts.map(({ id }) => id)
  // An item outside of the trash holds the page in it that it belongs to.
  await broken.studio.rows(
    'update document set deleted_at = null where site_id = $1 and id = $2',
    one,
  )
  const said: string[] = []
  const complain = (message: string) => {
    if (message.includes(broken.studio.site.id)) said.push(message)
  }
  await forgetTrashed(broken.studio.db, complain)
  expect(said.join()).toContain(broken.journal.id)
  expect(await idsIn(other.studio, '?trash=only')).toEqual([])
  await broken.studio.call('DELETE', `/documents/${one}`)
  await forgetTrashed(broken.studio.db, fail)
  expect(await idsIn(broken.studio, '?trash=only')).toEqual([])
})
