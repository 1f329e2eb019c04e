import { randomUUID } from 'node:crypto'
import { cookieNames } from '@vitrine/model'
import { expect, it } from 'vitest'
import { computeDigest, newToken } from '../../platform/http/token.ts'
import { testJournal } from '../../test/comments.ts'

/** A journal, and the browser of a signed-in visitor. */
async function signedIn() {
  const journal = await testJournal()
  const { pool, site, browser } = journal
  const [id, token, visitor] = [randomUUID(), newToken(), browser()]
  await pool.query(
    `insert into site_user (site_id, id, email, first_name, last_name, locale, password_hash, verified_at)
     values ($1, $2, 'reader@example.com', 'A', 'Reader', 'en-US', 'none', now())`,
    [site.id, id],
  )
  await pool.query(
    `insert into site_user_session (site_id, token_hash, site_user_id, remembered, expires_at)
     values ($1, $2, $3, false, now() + interval '1 day')`,
    [site.id, computeDigest(token), id],
  )
  visitor.cookies.set(cookieNames.siteUserToken, token)
  const item = await journal.post('one')
  const write = (text: string) =>
    journal.say(item, { text, name: 'Somebody else', email: '', token: '' }, visitor)
  return { ...journal, item, visitor, write, id }
}

it('uses the name of the account, whatever else is sent', async () => {
  const { write, studio, visitor, item, id } = await signedIn()
  await write('With no name of mine.')
  const { body } = await (await studio())('GET', '')
  expect(body).toMatchObject({
    comments: [{ name: 'A Reader', email: 'reader@example.com', siteUserId: id }],
  })
  const read = await visitor.send('GET', `/api/comments/${item}`)
  expect(read.body).toMatchObject({ isSignedIn: true })
})

it('accepts links from a visitor with an approved comment', async () => {
  const { write, studio } = await signedIn()
  await write('First.')
  const owner = await studio()
  const { comments } = (await owner('GET', '')).body as { comments: { id: string }[] }
  const ids = comments.map((comment) => comment.id)
  await owner('POST', '/statuses', { ids, status: 'approved' })
  expect((await write('See https://example.com/')).body).toMatchObject({ status: 'approved' })
})
