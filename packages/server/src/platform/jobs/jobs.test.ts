import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'
import { Jobs, emitEvent } from './index.ts'

const placed = (n: number) => ({ topic: 'test.placed', dedupe: `placed:${n}`, payload: { n } })

it('handles an event once, after its transaction', async () => {
  const { db, pool, site } = await testSite()
  const received: unknown[] = []
  const jobs = new Jobs(db)
  jobs.onEvent('test.placed', async ({ siteId, payload }) => {
    if (siteId === site.id) received.push(payload)
  })

  await db.transaction(async (tx) => {
    await emitEvent(tx, site.id, placed(1))
    await emitEvent(tx, site.id, placed(1))
  })
  await db
    .transaction(async (tx) => {
      await emitEvent(tx, site.id, placed(2))
      throw new Error('undone')
    })
    .catch(() => undefined)
  await jobs.drain(pool)
  await jobs.drain(pool)
  expect(received).toEqual([{ n: 1 }])
})

it('keeps an event whose handler failed, with the error', async () => {
  const { db, pool, site } = await testSite()
  const jobs = new Jobs(db)
  jobs.onEvent('test.failing', async () => {
    throw new Error('the mail server is asleep')
  })
  await emitEvent(db, site.id, { topic: 'test.failing', dedupe: 'failing:1', payload: {} })
  await jobs.drain(pool)
  const { rows } = await pool.query(
    'select attempts, last_error, done_at from outbox where site_id = $1',
    [site.id],
  )
  expect(rows).toEqual([{ attempts: 1, last_error: 'the mail server is asleep', done_at: null }])
})

it('requeues the events of a process that died', async () => {
  const { db, pool, site } = await testSite()
  let received = 0
  const jobs = new Jobs(db)
  jobs.onEvent('test.abandoned', async ({ siteId }) => {
    if (siteId === site.id) received += 1
  })
  await emitEvent(db, site.id, { topic: 'test.abandoned', dedupe: 'abandoned:1', payload: {} })
  const claimed = (minutesAgo: number) =>
    pool.query(
      `update outbox set claimed_at = now() - make_interval(mins => $2) where site_id = $1`,
      [site.id, minutesAgo],
    )

  await claimed(1)
  await jobs.drain(pool)
  expect(received).toBe(0)

  await claimed(6)
  await jobs.drain(pool)
  await jobs.drain(pool)
  expect(received).toBe(1)
})

it('handles an event as soon as it is committed, and each of many once', async () => {
  const { db, pool, site } = await testSite()
  const jobs = new Jobs(db)
  const received: unknown[] = []
  const all = new Promise<void>((resolve) =>
    jobs.onEvent('test.many', async ({ payload }) => {
      received.push(payload['n'])
      if (new Set(received).size === 120) resolve()
    }),
  )
  await jobs.start(pool)
  const numbers = Array.from({ length: 120 }, (_, n) => n)
  await Promise.all(
    numbers.map((n) =>
      emitEvent(db, site.id, { topic: 'test.many', dedupe: `many:${n}`, payload: { n } }),
    ),
  )
  await all
  await jobs.stop()
  expect(received.toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers)
  const { rows } = await pool.query(
    'select count(*)::integer as open from outbox where site_id = $1 and done_at is null',
    [site.id],
  )
  expect(rows).toEqual([{ open: 0 }])
})

it('runs a task periodically, without overlap, until it is stopped', async () => {
  const { db, pool } = await testSite()
  const jobs = new Jobs(db)
  let [turns, atOnce, maximum] = [0, 0, 0]
  const third = new Promise<void>((resolve) =>
    jobs.poll(0.001, async () => {
      maximum = Math.max(maximum, ++atOnce)
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
  expect({ most: maximum, atOnce, more: turns - until }).toEqual({ most: 1, atOnce: 0, more: 0 })
})
