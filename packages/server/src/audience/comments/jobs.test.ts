import { expect, it } from 'vitest'
import { deleteCommentsByAuthor, deleteRejectedComments } from './comment-store.ts'
import { notifyOwners } from './jobs.ts'
import { testJournal } from '../../test/comments.ts'

const URL = 'https://install.example'

async function emails() {
  const journal = await testJournal({ moderated: true })
  const { pool, site, db } = journal
  await pool.query('update site set contact_email = $2 where id = $1', [
    site.id,
    'owner@example.com',
  ])
  const tell = () => notifyOwners(db, { now: new Date(), url: URL })
  const listEmails = async () =>
    (
      await pool.query('select subject, recipient from mail where site_id = $1 order by id', [
        site.id,
      ])
    ).rows
  const later = (minutes: number) =>
    pool.query(
      'update comment set told_at = told_at - make_interval(mins => $2) where site_id = $1',
      [site.id, minutes],
    )
  return { ...journal, tell, listEmails, later, id: await journal.post('one') }
}

it('tells the owner what waits, at most once an hour, and then of all of it', async () => {
  const { say, tell, listEmails, later, id } = await emails()
  await tell()
  expect(await listEmails()).toEqual([])
  await say(id, { text: 'First' })
  await tell()
  const first = {
    subject: 'Test shop: 1 comment awaiting moderation',
    recipient: 'owner@example.com',
  }
  expect(await listEmails()).toEqual([first])
  await say(id, { text: 'Second' })
  await say(id, { text: 'Third' })
  await Promise.all([tell(), tell()])
  expect(await listEmails()).toEqual([first])
  await later(61)
  await Promise.all([tell(), tell()])
  const second = { ...first, subject: 'Test shop: 2 comments awaiting moderation' }
  expect(await listEmails()).toEqual([first, second])
})

it('sends no email about spam', async () => {
  const { say, tell, listEmails, id } = await emails()
  await say(id, { website: 'x' })
  await tell()
  expect(await listEmails()).toEqual([])
})

it('deletes spam and trash after a month, and the network addresses of other comments', async () => {
  const { say, id, pool, db, site } = await emails()
  await say(id, { text: 'Pills', website: 'x' })
  await say(id, { text: 'Kept' })
  await pool.query(
    "update comment set created_at = now() - interval '31 days' where site_id = $1",
    [site.id],
  )
  await deleteRejectedComments(db)
  const { rows } = await pool.query('select body, ip_digest from comment where site_id = $1', [
    site.id,
  ])
  expect(rows).toEqual([{ body: 'Kept', ip_digest: null }])
})

it('deletes the comments of a visitor with the account', async () => {
  const { say, id, pool, db, site } = await emails()
  await say(id)
  const user = '01900000-0000-7000-8000-000000000001'
  await pool.query('update comment set site_user_id = $2 where site_id = $1', [site.id, user])
  await deleteCommentsByAuthor(db, site.id, user)
  const { rows } = await pool.query('select 1 from comment where site_id = $1', [site.id])
  expect(rows).toEqual([])
})

it('keeps the replies of others below a comment without an author', async () => {
  const { say, id, pool, db, site } = await emails()
  await say(id, { text: 'Mine' })
  const user = '01900000-0000-7000-8000-000000000002'
  await pool.query("update comment set site_user_id = $2, status = 'approved' where site_id = $1", [
    site.id,
    user,
  ])
  const { rows: mine } = await pool.query('select id from comment where site_id = $1', [site.id])
  await say(id, { text: 'Another’s answer', parentId: mine[0].id })
  await deleteCommentsByAuthor(db, site.id, user)
  const { rows } = await pool.query(
    `select author_name, author_email, body, site_user_id, ip_digest, octet_length(body_digest) as digest
     from comment where site_id = $1 order by id`,
    [site.id],
  )
  expect(rows[0]).toEqual({
    author_name: '–',
    author_email: null,
    body: '–',
    site_user_id: null,
    ip_digest: null,
    digest: 0,
  })
  expect(rows[1]).toMatchObject({ body: 'Another’s answer', author_name: 'A visitor' })
})
