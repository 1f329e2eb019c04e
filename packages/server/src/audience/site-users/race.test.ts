import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { PASSWORD, READER, testVisitors } from '../../test/site-users.ts'

type Shop = Awaited<ReturnType<typeof testVisitors>>

/** Runs `work` while another connection is about to have changed the password, and ended all sessions. */
async function duringReset<T>(shop: Shop, work: () => Promise<T>): Promise<T> {
  const other = await shop.pool.connect()
  try {
    await other.query('begin')
    await other.query(
      `update site_user set password_hash = password_hash || ' ' where site_id = $1`,
      [shop.site.id],
    )
    await other.query('delete from site_user_session where site_id = $1', [shop.site.id])
    let isDone = false
    const commitOnceAwaited = async () => {
      while (!isDone && !(await waits(shop))) await pause(10)
      await other.query('commit')
    }
    const working = work().finally(() => (isDone = true))
    const [outcome] = await Promise.allSettled([working, commitOnceAwaited()])
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  } finally {
    other.release()
  }
}

async function waits({ pool }: Shop): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

it('starts no session with a password that was just reset', async () => {
  const shop = await testVisitors()
  await shop.signedUp()
  await expect(duringReset(shop, () => shop.signIn())).rejects.toThrow('site-users.signInFailed')
  const [row] = await shop.rows<{ sessions: number }>(
    'select count(*)::int as sessions from site_user_session where site_id = $1',
  )
  expect(row).toEqual({ sessions: 0 })
})

it('prevents a change with the old password after a reset', async () => {
  const shop = await testVisitors()
  const { call } = await shop.signedUp(READER)
  const given = { currentPassword: PASSWORD, newPassword: 'chosen by a thief' }
  const reply = await duringReset(shop, () => call('PUT', '/password', given))
  expect(reply).toMatchObject({ status: 400, body: { code: 'site-users.passwordWrong' } })
})
