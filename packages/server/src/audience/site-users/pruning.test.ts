import { expect, it } from 'vitest'
import { deleteOldSessions, deleteOldTokens, deleteUnverifiedUsers } from './index.ts'
import { ACCOUNT, PASSWORD, testVisitors } from '../../test/site-users.ts'

type Shop = Awaited<ReturnType<typeof testVisitors>>

async function night({ db }: Shop): Promise<void> {
  await deleteOldSessions(db)
  await deleteOldTokens(db)
  await deleteUnverifiedUsers(db)
}

it('deletes unconfirmed addresses, and no account', async () => {
  const shop = await testVisitors()
  const { call } = await shop.signedUp('confirmed@example.com')
  for (const email of ['long-ago@example.com', 'asked-again@example.com', 'today@example.com'])
    await shop.browser().call('POST', `${ACCOUNT}/registration`, { email, password: PASSWORD })
  await shop.rows(
    `update site_user set created_at = now() - interval '8 days'
     where site_id = $1 and email <> 'today@example.com'`,
  )
  await shop.rows(
    `update site_user_token set expires_at = now() - interval '1 minute' where site_id = $1
       and site_user_id in (select id from site_user where email <> 'asked-again@example.com')`,
  )
  await night(shop)
  const left = await shop.rows(`select email from site_user where site_id = $1 order by email`)
  expect(left.map(({ email }) => email)).toEqual([
    'asked-again@example.com',
    'confirmed@example.com',
    'today@example.com',
  ])
  expect(await shop.rows(`select 1 from site_user_token where site_id = $1`)).toHaveLength(1)
  expect((await call('GET', '/session')).status).toBe(200)
})

it('deletes expired sessions, and no others', async () => {
  const shop = await testVisitors()
  const first = await shop.signedUp()
  await shop.rows(`update site_user_session set expires_at = now() where site_id = $1`)
  const second = await shop.signIn()
  await night(shop)
  expect(await shop.rows(`select 1 from site_user_session where site_id = $1`)).toHaveLength(1)
  expect((await first.call('GET', '/session')).status).toBe(401)
  expect((await second.call('GET', '/session')).status).toBe(200)
})
