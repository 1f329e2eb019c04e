import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, expect, it } from 'vitest'
import { emptyFolder } from '../../test/folder.ts'
import { query } from '../../test/test-server.ts'
import { getDatabaseAccount } from './embedded-account.ts'
import { findBinaries } from './embedded-binaries.ts'
import { startEmbedded } from './embedded.ts'

// One folder for all, because a test that makes a database waits seconds for some disks.
const { path, remove: removeFolder } = emptyFolder()
afterAll(removeFolder)

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

async function start(path: string) {
  const server = await startEmbedded(path)
  cleanUp.push(server.stop)
  return server
}

/** Another process that starts the database in `path`; resolves when it runs. */
async function startInOtherProcess(path: string): Promise<{ child: ChildProcess; url: string }> {
  const script = fileURLToPath(new URL('../../test/start-and-wait.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, path])
  cleanUp.push(() => child.kill('SIGKILL'))
  const refused = once(child, 'exit').then(() => Promise.reject(new Error('It did not start')))
  const [url] = (await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), refused])) as [
    string,
  ]
  return { child, url: url.trim() }
}

function postmaster(path: string): number {
  return Number(readFileSync(join(path, 'postmaster.pid'), 'utf8').split('\n')[0])
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('removes the remains of a start that was killed', async () => {
  const half = `${path}.init-999999999`
  mkdirSync(half)
  await start(path)
  expect(existsSync(half)).toBe(false)
})

it('keeps data over a restart', async () => {
  const first = await start(path)
  await query(first.url, 'create table kept as select 7 as number')
  await first.stop()
  expect(existsSync(join(path, 'postmaster.pid'))).toBe(false)

  const { url } = await start(path)
  expect(await query(url, 'select number from kept')).toEqual([{ number: 7 }])
})

it('rejects a second process on the folder, and does not affect the first', async () => {
  const { url } = await startInOtherProcess(path)
  await expect(startEmbedded(path)).rejects.toThrow('Another running Vitrine uses the database in ')
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('lets one of two concurrent starts use the folder', async () => {
  const { path: contested, remove } = emptyFolder()
  cleanUp.push(remove)
  const starts = await Promise.allSettled([startInOtherProcess(contested), start(contested)])
  const running = starts.filter(({ status }) => status === 'fulfilled')
  expect(running).toHaveLength(1)
})

it('ends soon after its parent was killed, and can be started at once', async () => {
  const { child, url } = await startInOtherProcess(path)
  await query(url, 'create table saved as select 7 as number')
  const orphan = postmaster(path)
  child.kill('SIGKILL')

  const next = await start(path)
  expect(await query(next.url, 'select number from saved')).toEqual([{ number: 7 }])
  expect(postmaster(path)).not.toBe(orphan)
  expect(isRunning(orphan)).toBe(false)
})

it.each(['SIGINT', 'SIGKILL'] as const)('restarts when it ends by %s', async (signal) => {
  const { url } = await start(path)
  await query(url, 'create table if not exists ended (word text)')
  await query(url, `insert into ended values ('${signal}')`)
  const pid = postmaster(path)
  process.kill(pid, signal)
  await expect
    .poll(() => query(url, `select word from ended where word = '${signal}'`).catch(() => []))
    .toEqual([{ word: signal }])
  expect(postmaster(path)).not.toBe(pid)
})

it('stops during a restart', async () => {
  const { url, stop } = await start(path)
  process.kill(postmaster(path), 'SIGKILL')
  await stop()
  await expect(query(url, 'select 1')).rejects.toThrow()
})

it('leaves no server behind if it is not restarted', async () => {
  const { child } = await startInOtherProcess(path)
  const orphan = postmaster(path)
  child.kill('SIGKILL')
  await expect.poll(() => isRunning(orphan)).toBe(false)
})

it('starts although another program has its old process ID', async () => {
  const { uid, gid } = getDatabaseAccount()
  const other = spawn('/bin/sleep', ['600'], { uid, gid, stdio: 'ignore' })
  cleanUp.push(() => other.kill('SIGKILL'))
  const first = await start(path)
  const lock = readFileSync(join(path, 'postmaster.pid'), 'utf8')
  await first.stop()
  writeFileSync(join(path, 'postmaster.pid'), lock.replace(/^\d+/, String(other.pid)))

  const { url } = await start(path)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('repairs the links that an install without scripts omits', async () => {
  const { postgres } = findBinaries()
  const libraries = join(dirname(dirname(postgres)), 'lib')
  const links = readdirSync(libraries).filter((name) =>
    lstatSync(join(libraries, name)).isSymbolicLink(),
  )
  expect(links).not.toEqual([])
  for (const link of links.slice(0, 3)) unlinkSync(join(libraries, link))
  expect(findBinaries().postgres).toBe(postgres)
  for (const link of links) expect(existsSync(join(libraries, link)), link).toBe(true)
})

it.runIf(process.getuid?.() === 0)('runs under another account when we are root', async () => {
  await start(path)
  const owner = statSync(join(path, 'postmaster.pid')).uid
  expect(owner).toBe(getDatabaseAccount().uid)
  expect(owner).not.toBe(0)
})

it('rejects a folder that contains other files', async () => {
  const { path: taken, remove } = emptyFolder()
  cleanUp.push(remove)
  mkdirSync(taken)
  writeFileSync(join(taken, 'thesis.txt'), 'the only copy')
  await expect(startEmbedded(taken)).rejects.toThrow('contains other files')
  expect(readdirSync(taken)).toEqual(['thesis.txt'])
})

it.each(['linux-x64-musl', 'win32-x64'])(
  'names DATABASE_URL where there is none for %s',
  (platform) => {
    expect(() => findBinaries(platform)).toThrow(
      `no embedded PostgreSQL for ${platform}. Set DATABASE_URL`,
    )
  },
)
