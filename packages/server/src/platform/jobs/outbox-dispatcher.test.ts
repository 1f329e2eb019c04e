import { EventEmitter, once } from 'node:events'
import { expect, it, onTestFinished, vi } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { testSite } from '../../test/site.ts'
import { connect } from '../db/db.ts'
import { emitEvent } from './index.ts'
import { OutboxDispatcher } from './outbox-dispatcher.ts'
import { type ClaimedEvent, claimEvents, markHandled } from './store.ts'

const TOPIC = 'test.dispatched'

/** Creates a site with events of these names, of which nothing else is due. */
async function siteWithEvents(...names: readonly string[]) {
  const { db, pool, site } = await testSite()
  await pool.query('delete from outbox')
  for (const name of names)
    await emitEvent(db, site.id, { topic: TOPIC, dedupe: name, payload: { name } })
  const abandon = (name: string) =>
    pool.query(
      `update outbox set claimed_at = now() - interval '6 minutes' where site_id = $1 and dedupe = $2`,
      [site.id, name],
    )
  const states = async () => {
    const { rows } = await pool.query(
      `select dedupe as name, attempts, claimed_at is not null as "isClaimed",
         done_at is not null as "isDone" from outbox where site_id = $1 order by created_at, id`,
      [site.id],
    )
    return rows
  }
  const dispatch = (handle: (event: ClaimedEvent) => Promise<void>) =>
    new OutboxDispatcher(db, handle, () => undefined)
  return { db, pool, abandon, states, dispatch }
}

/** Creates a pool with one connection. */
async function poolOfOne() {
  const { url } = await testDatabase()
  const { pool } = connect(url, { max: 1, connectionTimeoutMillis: 60_000 })
  onTestFinished(() => pool.end())
  return pool
}

const getNames = (events: readonly ClaimedEvent[]) => events.map(({ payload }) => payload['name'])

it('returns the connection that it gets after it was stopped', async () => {
  const { dispatch } = await siteWithEvents()
  const dispatcher = dispatch(async () => undefined)
  const pool = await poolOfOne()
  const other = await pool.connect()
  const started = dispatcher.start(pool)
  const stopped = dispatcher.stop()
  other.release()
  await Promise.all([started, stopped])
  expect(pool.idleCount).toBe(pool.totalCount)
})

it('waits for one connection at a time after it lost its own', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { pool: others, dispatch } = await siteWithEvents()
  const dispatcher = dispatch(async () => undefined)
  const pool = await poolOfOne()
  await dispatcher.start(pool)
  const connected = pool.connect()
  await others.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen outbox'`,
  )
  const other = await connected
  vi.advanceTimersByTime(20_000)
  expect(pool.waitingCount).toBe(1)
  other.release()
  await dispatcher.stop()
  expect(pool.idleCount).toBe(pool.totalCount)
})

it('begins no other event of a batch when it is stopped, and releases them', async () => {
  const { pool, states, dispatch } = await siteWithEvents('one', 'two', 'three')
  const stopped = new Promise<void>((resolve, reject) => {
    const dispatcher = dispatch(async () => void dispatcher.stop().then(resolve, reject))
    dispatcher.start(pool).catch(reject)
  })
  await stopped
  expect(await states()).toEqual([
    { name: 'one', attempts: 1, isClaimed: false, isDone: true },
    { name: 'two', attempts: 0, isClaimed: false, isDone: false },
    { name: 'three', attempts: 0, isClaimed: false, isDone: false },
  ])
})

it('handles the events of a batch while the first of them takes long', async () => {
  const { pool, states, dispatch } = await siteWithEvents('slow', 'quick')
  const handled = new EventEmitter()
  const [quick, slow] = [once(handled, 'quick'), once(handled, 'slow')]
  const dispatcher = dispatch(async ({ payload: { name } }) => {
    if (name === 'slow') await quick
    handled.emit(String(name))
  })
  await dispatcher.start(pool)
  await slow
  await dispatcher.stop()
  const done = { attempts: 1, isClaimed: false, isDone: true }
  expect(await states()).toEqual([
    { name: 'slow', ...done },
    { name: 'quick', ...done },
  ])
})

it('counts an attempt when an event is claimed, and gives up one that ends every process', async () => {
  const { db, pool, abandon, states } = await siteWithEvents('one')
  expect(getNames(await claimEvents(db, 10))).toEqual(['one'])
  expect(await states()).toMatchObject([{ attempts: 1, isClaimed: true }])
  await pool.query('update outbox set attempts = 25')
  await abandon('one')
  expect(await claimEvents(db, 10)).toEqual([])
})

it('claims each event of a process that is gone alone', async () => {
  const { db, abandon } = await siteWithEvents('one', 'two', 'three', 'four')
  for (const name of ['one', 'three']) await abandon(name)
  const claims = []
  for (let round = 0; round < 4; round += 1) claims.push(getNames(await claimEvents(db, 10)))
  expect(claims).toEqual([['one'], ['two', 'four'], ['three'], []])
})

it('leaves an event alone that another process has claimed since', async () => {
  const { db, abandon, states } = await siteWithEvents('one')
  const late = await claimEvents(db, 10)
  await abandon('one')
  const current = await claimEvents(db, 10)
  await markHandled(db, late)
  expect(await states()).toMatchObject([{ isClaimed: true, isDone: false }])
  await markHandled(db, current)
  expect(await states()).toMatchObject([{ isClaimed: false, isDone: true }])
})
