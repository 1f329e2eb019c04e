import { type Body, type JsonObject, newCollection, newItem, newPage } from '@vitrine/page'
import { expect, it } from 'vitest'
import { createDocument, unpublishDocuments } from '../../content/documents/index.ts'
import { hashPassword } from '../../identity/accounts/index.ts'
import { publishNow } from '../../test/publish.ts'
import { OWN, testJournal } from '../../test/comments.ts'

const EN = 'en-US'
const UNKNOWN = { status: 404, body: { code: 'comments.unknown' } }

type Journal = Awaited<ReturnType<typeof testJournal>>

/** Every request about an item by a visitor who may not read it. */
async function expectNothing({ browser, say }: Journal, id: string, refusal: object = UNKNOWN) {
  expect(await browser().call('GET', `/api/comments/${id}`)).toMatchObject(refusal)
  expect(await say(id)).toMatchObject(refusal)
  expect(await browser().send('POST', `/api/likes/${id}`, {}, OWN)).toMatchObject(refusal)
  const form = { text: 'Words', name: 'Else', email: 'else@example.com' }
  const { status, headers } = await browser().submit(`/comments/${id}`, form)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(headers['location']).toBeUndefined()
}

it.each([
  ['a password', { kind: 'password' as const }],
  [
    'members',
    { kind: 'members' as const, memberAreaIds: ['01900000-0000-7000-8000-00000000000a'] },
  ],
])('shows no comments of an item for %s, or of one in such a collection', async (_who, access) => {
  const journal = await testJournal()
  await expectNothing(journal, await journal.post('own', { access }))
  const { db, site } = journal
  const collection = { ...newCollection(), comments: { enabled: true, moderated: false } }
  const body = newPage({ locale: EN, title: 'Closed', slug: 'closed' }, { collection, access })
  const collectionId = await publishNow(db, site.id, { kind: 'page', body })
  const item = newItem({ locale: EN, title: 'Inside', slug: 'inside' }, {})
  await expectNothing(
    journal,
    await publishNow(db, site.id, { kind: 'item', collectionId, body: item }),
  )
})

it('reveals neither drafts nor unpublished items', async () => {
  const journal = await testJournal()
  const { db, site, post, journal: collectionId } = journal
  const later: Body = newItem({ locale: EN, title: 'Later', slug: 'later' }, {})
  // Bodies are JSON by their schemas.
  const body = later as Body & JsonObject
  const { id } = await createDocument(db, site.id, {
    kind: 'item',
    collectionId,
    body,
    memberId: null,
  })
  await expectNothing(journal, id)
  const gone = await post('gone')
  expect((await journal.say(gone)).status).toBe(200)
  await unpublishDocuments(db, site.id, {
    entries: [{ documentId: gone, locale: EN }],
    memberId: null,
  })
  await expectNothing(journal, gone)
})

it('shows no comments while the whole site is locked', async () => {
  const journal = await testJournal()
  const id = await journal.post('one')
  expect((await journal.say(id)).status).toBe(200)
  const passwordHash = await hashPassword('open sesame')
  await journal.pool.query(
    'insert into page_lock (site_id, subject_id, password_hash, version) values ($1, $1, $2, gen_random_uuid())',
    [journal.site.id, passwordHash],
  )
  await expectNothing(journal, id, { status: 401, body: { code: 'page-locks.locked' } })
})
