import { randomUUID } from 'node:crypto'
import type { StudioComment } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testJournal } from '../../test/comments.ts'
import { listItemsWithComments } from './moderation-store.ts'

interface Listed {
  readonly comments: readonly StudioComment[]
  readonly counts: Readonly<Record<string, number>>
  readonly documents: readonly { readonly id: string; readonly title: string }[] | null
  readonly nextPageCursor: string | null
}

async function testList() {
  const journal = await testJournal()
  const owner = await journal.studio()
  const read = async (query: string) => (await owner('GET', `?${query}`)).body as Listed
  const list = async (query: string) => (await read(query)).comments.map(({ text }) => text)
  return { ...journal, owner, read, list }
}

it('lists comments of all states, and finds words without wildcards', async () => {
  const { post, say, list, read, owner } = await testList()
  const id = await post('one')
  await say(id, { text: 'First words, 100%.' })
  await say(id, { text: 'Other words.', name: 'Ada', email: 'ada@example.com' })
  const { comments } = await read('status=approved&search=ADA@')
  await owner('POST', '/statuses', { ids: comments.map((each) => each.id), status: 'trash' })
  expect(await list('status=all')).toEqual(['Other words.', 'First words, 100%.'])
  expect(await list('status=trash')).toEqual(['Other words.'])
  expect(await list('status=all&search=ada')).toEqual(['Other words.'])
  expect(await list('status=all&search=0%25')).toEqual(['First words, 100%.'])
  expect(await list('status=all&search=t_er')).toEqual([])
})

it('narrows comments by item, and names the items that have any', async () => {
  const { post, say, list, read } = await testList()
  const [one, two] = [await post('one'), await post('two')]
  await post('three')
  await say(one, { text: 'To one.' })
  await say(two, { text: 'To two.' })
  expect(await list(`status=all&documentId=${two}`)).toEqual(['To two.'])
  const { documents } = await read('')
  expect(documents).toEqual([
    { id: one, title: 'Post one' },
    { id: two, title: 'Post two' },
  ])
})

it('lists the items that have comments in the order of ids, from an index', async () => {
  const { post, say, pool, site, db } = await testList()
  const ids = [await post('one'), await post('two'), await post('three')].toSorted()
  for (const id of ids.toReversed()) await say(id)
  expect(await listItemsWithComments(db, site.id)).toEqual(ids)
  const { rows } = await pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'comment_document'`,
  )
  expect(rows[0]?.indexdef).toContain('(site_id, document_id)')
})

it('narrows comments by their first day, in the time zone of the site, and by account', async () => {
  const { post, list, owner, pool, site } = await testList()
  const id = await post('one')
  await pool.query(`update site set time_zone = 'Pacific/Auckland' where id = $1`, [site.id])
  await pool.query(
    `insert into comment (site_id, id, document_id, author_name, body, status, locale, body_digest, created_at)
     select $1, gen_random_uuid(), $2, 'Ada', at, 'approved', 'en-US', '', at::timestamptz
     from unnest(array['2031-03-03T10:59:00Z', '2031-03-03T11:01:00Z']) at`,
    [site.id, id],
  )
  await expect.poll(() => list('status=all&since=2031-03-04')).toEqual(['2031-03-03T11:01:00Z'])
  expect(await list(`status=all&siteUserId=${randomUUID()}`)).toEqual([])
  expect(await list('status=all&since=0001-01-01')).toHaveLength(2)
  expect((await owner('GET', '?status=all&since=0000-01-01')).status).toBe(400)
})

it('lists pages of 50', async () => {
  const { post, read, pool, site } = await testList()
  const id = await post('one')
  await pool.query(
    `insert into comment (site_id, id, document_id, author_name, body, status, locale, body_digest)
     select $1, gen_random_uuid(), $2, 'Ada', n::text, 'spam', 'en-US', '' from generate_series(1, 51) n`,
    [site.id, id],
  )
  const first = await read('status=spam')
  expect(first.comments).toHaveLength(50)
  expect(first.documents).toEqual([{ id, title: 'Post one' }])
  const second = await read(`status=spam&cursor=${first.nextPageCursor}`)
  expect(second.comments).toHaveLength(1)
  expect(second.nextPageCursor).toBeNull()
  // The first page has them.
  expect(second.documents).toBeNull()
  expect(new Set([...first.comments, ...second.comments].map((each) => each.id)).size).toBe(51)
})

it('shows and changes no comments of another site, and none to other roles', async () => {
  const { post, say, read, studio } = await testList()
  const id = await post('one')
  await say(id)
  const ids = (await read('status=all')).comments.map((each) => each.id)
  const other = await testList()
  expect(await other.read('status=all')).toMatchObject({ comments: [], documents: [] })
  const { body } = await other.owner('POST', '/statuses', { ids, status: 'trash' })
  expect(body).toEqual({ changed: 0 })
  const commenter = await studio('commenter')
  expect((await commenter('GET', '?status=all')).status).toBe(403)
  expect((await commenter('POST', '/statuses', { ids, status: 'spam' })).status).toBe(403)
})
