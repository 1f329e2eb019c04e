import { expect, it } from 'vitest'
import { findPublishedByPath } from '../index.ts'
import { setWord, testStudio, type TestStudio } from '../../../test/documents.ts'

const EN = 'en-US'
const findAt = (studio: TestStudio, path: string) =>
  findPublishedByPath(studio.db, studio.site.id, { path, locale: EN, fallback: EN })

/** Runs `work` until it waits for `table`, then terminates its connection, like a crash of the server. */
async function endConnectionAt(studio: TestStudio, table: string, work: () => Promise<unknown>) {
  const holder = await studio.pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`lock table ${table} in exclusive mode`)
    const working = work()
    const waiting = `select pid from pg_locks where relation = $1::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())`
    let pids: readonly { readonly pid: number }[] = []
    while (pids.length === 0) pids = (await holder.query<{ pid: number }>(waiting, [table])).rows
    for (const { pid } of pids) await holder.query('select pg_terminate_backend($1)', [pid])
    return await working
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

it.each(['published', 'publication', 'outbox'])(
  'publishes all of a set or nothing when the connection ends at the table %s, and can be repeated',
  async (table) => {
    const studio = await testStudio()
    const pages = [await studio.page({ slug: 'one' }), await studio.page({ slug: 'two' })]
    const entries = pages.map(({ id }) => ({ documentId: id, locale: EN, rev: 1 }))
    const reply = await endConnectionAt(studio, table, () =>
      studio.call('POST', '/publications', { entries }),
    )
    expect(reply).toMatchObject({ status: 503 })
    expect([await findAt(studio, 'one'), await findAt(studio, 'two')]).toEqual([
      undefined,
      undefined,
    ])
    expect(await studio.rows('select from publication where site_id = $1')).toEqual([])
    await studio.publish(...entries)
    expect(await findAt(studio, 'two')).toMatchObject({ documentId: pages[1]?.id })
  },
)

it.each(['change_set', 'document'])(
  'saves a change set completely or not at all when the connection ends at the table %s',
  async (table) => {
    const studio = await testStudio()
    const { id } = await studio.page()
    const sets = [{ seq: 1, command: 'block.setData', label: 'x', ops: [setWord('one', 'kept')] }]
    const save = () => studio.change(id, 1, [], { clientId: 'me', sets })
    expect(await endConnectionAt(studio, table, save)).toMatchObject({ status: 503 })
    expect(await studio.read(id)).toMatchObject({ rev: 1 })
    expect((await save()).body).toEqual({ rev: 2, merged: false })
    expect((await save()).body).toEqual({ rev: 2, merged: false })
  },
)
