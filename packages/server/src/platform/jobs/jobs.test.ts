import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'
import { Jobs, tell } from './index.ts'
import { takeUpAbandoned } from './store.ts'

const placed = (n: number) => ({ topic: 'test.placed', dedupe: `placed:${n}`, payload: { n } })

it('hears of an event once, after the transaction that told it', async () => {
  const { db, pool, site } = await testSite()
  const heard: unknown[] = []
  const jobs = new Jobs(db)
  jobs.onOutbox('test.placed', async ({ siteId, payload }) => {
    if (siteId === site.id) heard.push(payload)
  })

  await db.transaction(async (tx) => {
    await tell(tx, site.id, placed(1))
    await tell(tx, site.id, placed(1))
  })
  await db
    .transaction(async (tx) => {
      await tell(tx, site.id, placed(2))
      throw new Error('undone')
    })
    .catch(() => undefined)
  await jobs.drain(pool)
  await jobs.drain(pool)
  expect(heard).toEqual([{ n: 1 }])
})

it('keeps an event whose handler failed, with the reason', async () => {
  const { db, pool, site } = await testSite()
  const jobs = new Jobs(db)
  jobs.onOutbox('test.failing', async () => {
    throw new Error('the mail server is asleep')
  })
  await tell(db, site.id, { topic: 'test.failing', dedupe: 'failing:1', payload: {} })
  await jobs.drain(pool)
  const { rows } = await pool.query(
    'select attempts, last_error, done_at from outbox where site_id = $1',
    [site.id],
  )
  expect(rows).toEqual([{ attempts: 1, last_error: 'the mail server is asleep', done_at: null }])
})

it('tells again what a process was at when it died', async () => {
  const { db, pool, site } = await testSite()
  let heard = 0
  const jobs = new Jobs(db)
  jobs.onOutbox('test.abandoned', async ({ siteId }) => {
    if (siteId === site.id) heard += 1
  })
  await tell(db, site.id, { topic: 'test.abandoned', dedupe: 'abandoned:1', payload: {} })
  const begun = (minutesAgo: number) =>
    pool.query(
      `update graphile_worker._private_jobs set locked_by = 'dead', attempts = 1,
         locked_at = now() - make_interval(mins => $2)
       where key = (select 'outbox:' || id from outbox where site_id = $1)`,
      [site.id, minutesAgo],
    )

  await begun(1)
  await takeUpAbandoned(db)
  await jobs.drain(pool)
  expect(heard).toBe(0)

  await begun(6)
  await takeUpAbandoned(db)
  await takeUpAbandoned(db)
  await jobs.drain(pool)
  expect(heard).toBe(1)
})

it('takes turns from the start, one after another, until it is stopped', async () => {
  const { db, pool } = await testSite()
  const jobs = new Jobs(db)
  let [turns, atOnce, most] = [0, 0, 0]
  const third = new Promise<void>((resolve) =>
    jobs.poll(0.001, async () => {
      most = Math.max(most, ++atOnce)
      await db.execute('select 1')
      atOnce -= 1
      if (++turns === 3) resolve()
      if (turns === 2) throw new Error('this turn fails, the next one comes')
    }),
  )
  await jobs.start(pool)
  await third
  await jobs.stop()
  const until = turns
  await new Promise(setImmediate)
  expect({ most, atOnce, more: turns - until }).toEqual({ most: 1, atOnce: 0, more: 0 })
})
