import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { query } from '../../test/test-server.ts'
import { getDatabaseAccount } from './embedded-account.ts'
import { findBinaries, placeBinaries } from './embedded-binaries.ts'
import { ensureSocketFolder } from './embedded-folder.ts'
import { canLock } from './embedded-lock.ts'
import { startEmbedded } from './embedded.ts'

/** A folder that no other account can enter, as the home of root is. */
const closed = mkdtempSync(join(tmpdir(), 'vitrine-closed-'))
/** On another disk, so that a move is a copy. */
const farOutside = mkdtempSync(
  join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'vitrine-outside-'),
)
const outside = mkdtempSync(join(tmpdir(), 'vitrine-outside-'))
for (const folder of [farOutside, outside]) chmodSync(folder, 0o755)

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})
afterAll(() => {
  for (const folder of [closed, farOutside, outside]) rmSync(folder, { recursive: true })
})

/** The folder of a database in a data folder of its own, with a row that must never be lost. */
function dataFolder(name: string): string {
  const path = join(closed, name, 'postgres')
  cleanUp.push(() => rmSync(ensureSocketFolder(path, getDatabaseAccount()), { recursive: true }))
  return path
}

async function start(path: string, place = outside) {
  const server = await startEmbedded(path, { fsync: 'off' }, place)
  cleanUp.push(server.stop)
  return server
}

/** Starts, runs a query, stops, and returns the folder of the database with the rows. */
async function runOnce(path: string, text: string, place = outside) {
  const { url, cluster, notes, stop } = await start(path, place)
  const rows = await query(url, text)
  await stop()
  return { cluster, notes, rows }
}

const CREATE = `create table sale as select 7 as number`
const READ = 'select number from sale'
const SALE = [{ number: 7 }]
const open = () => chmodSync(closed, 0o755)
const close = () => chmodSync(closed, 0o700)

describe.runIf(canLock())('a data folder that the database account cannot enter', () => {
  beforeAll(close)
  afterEach(close)

  it('has its database in a folder that the account can enter, and says so', async () => {
    const path = dataFolder('shop')
    const first = await runOnce(path, CREATE)
    expect(first.cluster).toMatch(new RegExp(`^${outside}/shop-[0-9a-f]{8}/postgres$`))
    expect(first.notes.join(' ')).toContain(`It is not in ${join(closed, 'shop')}`)
    expect(first.notes.join(' ')).toContain('vitrine backup')
    const second = await runOnce(path, READ)
    expect(second).toMatchObject({ cluster: first.cluster, rows: SALE })
  })

  it.each(['near', 'far'])('gets its database back when it opens (%s)', async (distance) => {
    const place = distance === 'far' ? farOutside : outside
    const path = dataFolder(`opens-${distance}`)
    const { cluster } = await runOnce(path, CREATE, place)
    open()
    const opened = await runOnce(path, READ, place)
    expect(opened).toMatchObject({ cluster: path, rows: SALE })
    expect(opened.notes).toEqual([`It was moved back from ${cluster}.`])
    expect(existsSync(cluster) || existsSync(`${path}.location`)).toBe(false)
    close()
    const closedAgain = await runOnce(path, READ, place)
    expect(closedAgain).toMatchObject({ cluster: expect.stringContaining(place), rows: SALE })
    expect(existsSync(path)).toBe(false)
  })

  it('loses nothing if a move is killed at any moment', async () => {
    const path = dataFolder('killed')
    await runOnce(path, CREATE, farOutside)
    const script = fileURLToPath(new URL('../../test/start-and-wait.ts', import.meta.url))
    for (let turn = 0; turn < 6; turn += 1) {
      ;(turn % 2 === 0 ? open : close)()
      const child = spawn(process.execPath, ['--import', 'tsx', script, path, farOutside])
      const gone = once(child, 'exit')
      while (child.exitCode === null && !isMoving(path) && !hasStarted(path)) await pause(1)
      // Each turn a little later: in the copy, after it, and in the start.
      await pause(turn * 15)
      child.kill('SIGKILL')
      await gone
    }
    expect((await runOnce(path, READ, farOutside)).rows).toEqual(SALE)
  })

  it('starts one of two that start at once, and moves its database once', async () => {
    const path = dataFolder('contested')
    await runOnce(path, CREATE)
    open()
    const starts = await Promise.allSettled([start(path), start(path)])
    const running = starts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(running.map(({ cluster }) => cluster)).toEqual([path])
    expect(await query(running[0]?.url ?? '', READ)).toEqual(SALE)
    const refused = starts.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(String(refused)).toContain('Another running Vitrine uses the database in ')
  })

  it('leaves its database outside when the disk is full', async () => {
    const path = dataFolder('full')
    const { cluster } = await runOnce(path, CREATE, farOutside)
    open()
    const restore = breakCopy()
    const opened = await runOnce(path, READ, farOutside).finally(restore)
    expect(opened).toMatchObject({ cluster, rows: SALE })
    expect(opened.notes.join(' ')).toContain('No space left on device')
    expect(readdirSync(join(closed, 'full'))).toEqual(['postgres.location'])
  })

  it('keeps its own database if there is no room outside', async () => {
    open()
    const path = dataFolder('no-room')
    await runOnce(path, CREATE, farOutside)
    close()
    const restore = breakCopy()
    const started = runOnce(path, READ, farOutside).finally(restore)
    await expect(started).rejects.toThrow('No space left on device')
    expect(readdirSync(join(closed, 'no-room'))).toEqual(['postgres'])
    expect((await runOnce(path, READ, farOutside)).rows).toEqual(SALE)
  })

  it('rejects two databases with different content', async () => {
    const path = dataFolder('twice')
    const { cluster } = await runOnce(path, CREATE)
    cpSync(cluster, path, { recursive: true })
    await runOnce(path, READ).then(({ rows }) => expect(rows).toEqual(SALE))
    cpSync(cluster, path, { recursive: true })
    const control = join(path, 'global', 'pg_control')
    writeFileSync(control, readFileSync(control).fill(1, 40, 48))
    await expect(startEmbedded(path, {}, outside)).rejects.toThrow(
      `There are two databases for ${join(closed, 'twice')}, in ${path} and in ${cluster}.`,
    )
  })

  it('follows a renamed data folder, and rejects a copied one', async () => {
    const path = dataFolder('first')
    const { cluster } = await runOnce(path, CREATE)
    const renamed = dataFolder('renamed')
    renameSync(join(closed, 'first'), join(closed, 'renamed'))
    expect(await runOnce(renamed, READ)).toMatchObject({ cluster, rows: SALE })
    const copied = join(closed, 'copied')
    cpSync(join(closed, 'renamed'), copied, { recursive: true })
    await expect(startEmbedded(join(copied, 'postgres'), {}, outside)).rejects.toThrow(
      `${copied} is a copy of ${join(closed, 'renamed')}`,
    )
  })

  it('creates no new database where one was lost', async () => {
    const path = dataFolder('lost')
    const { cluster } = await runOnce(path, CREATE)
    rmSync(cluster, { recursive: true })
    await expect(startEmbedded(path, {}, outside)).rejects.toThrow('is gone. Put it back.')
    expect(existsSync(cluster)).toBe(false)
  })

  it.each(['/etc/postgres', '../shop-12345678/postgres'])('rejects the place %s', async (place) => {
    const path = dataFolder('odd')
    mkdirSync(join(closed, 'odd'), { recursive: true })
    writeFileSync(`${path}.location`, place)
    await expect(startEmbedded(path, {}, outside)).rejects.toThrow('was not written by Vitrine')
  })

  it('copies programs that the account cannot reach', () => {
    const native = join(closed, 'package', 'native')
    const { postgres } = findBinaries()
    const installed = dirname(dirname(dirname(postgres)))
    cpSync(installed, dirname(native), { recursive: true, verbatimSymlinks: true })
    const placed = placeBinaries(getDatabaseAccount(), outside, native)
    expect(placed.postgres).toMatch(new RegExp(`^${outside}/postgresql-`))
    expect(placeBinaries(getDatabaseAccount(), outside, native)).toEqual(placed)
    expect(readdirSync(outside).filter((name) => name.startsWith('postgresql-'))).toHaveLength(1)
  })
})

/** The places where the database of a data folder may be. */
function listPlaces(path: string): string[] {
  return [path, ...readdirSync(farOutside).map((name) => join(farOutside, name, 'postgres'))]
}

function isMoving(path: string): boolean {
  return listPlaces(path).some(
    (place) =>
      existsSync(dirname(place)) &&
      readdirSync(dirname(place)).some((name) => /\.(moving|discarded)-/.test(name)),
  )
}

function hasStarted(path: string): boolean {
  return listPlaces(path).some((place) => existsSync(join(place, 'postmaster.pid')))
}

/** Makes `cp` fail half-way, as on a full disk, until the returned function is called. */
function breakCopy(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-cp-'))
  const script =
    '#!/bin/sh\nfor to; do :; done\nmkdir "$to"; echo "No space left on device" >&2; exit 1\n'
  writeFileSync(join(folder, 'cp'), script, { mode: 0o755 })
  const before = process.env['PATH'] ?? ''
  process.env['PATH'] = `${folder}:${before}`
  return () => {
    process.env['PATH'] = before
    rmSync(folder, { recursive: true })
  }
}
