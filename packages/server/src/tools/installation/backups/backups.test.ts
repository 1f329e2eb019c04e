import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import {
  backUpNow,
  backupsSchema,
  changeBackupSchedule,
  installationTaskSchema,
  listBackups,
  testBackup,
} from '@vitrine/contract'
import { expect, it, onTestFinished } from 'vitest'
import type { S3Settings } from '../../../platform/files/s3-bucket.ts'
import { createSignInLink } from '../../../identity/accounts/index.ts'
import { testFolder } from '../../../test/archive.ts'
import { emptyServer } from '../../../test/empty-server.ts'
import { testOwner } from '../../../test/owner.ts'
import { startBucket } from '../../../test/s3-stand-in.ts'
import { TestBrowser, testSite } from '../../../test/site.ts'
import { createFirstSite } from '../../demo/index.ts'
import { deleteLeftovers } from '../tasks/task-folder.ts'
import { runTasks } from '../tasks/run-tasks.ts'
import { copyBackups, downloadBackup } from './backup-bucket.ts'
import { readInstallationId } from './backup-folder.ts'
import { scheduleBackups } from './schedule-backups.ts'

const DAY_MS = 86_400_000

/** Starts a server with a data folder, whose owner is signed in. Backups are copied to the bucket, if there is one. */
async function newInstallation(backupS3?: S3Settings) {
  const dataDir = testFolder()
  const server = await emptyServer({ dataDir, ...(backupS3 && { backupBucket: backupS3.bucket }) })
  const { db, files, pool, url } = server
  await createFirstSite({ db, env: {}, print: () => undefined, empty: true })
  const { rows } = await pool.query('select site_id as id, id as member from member')
  const [first] = rows as { readonly id: string; readonly member: string }[]
  if (!first) throw new Error('The first site has an owner')
  const browser = new TestBrowser(server.app, 'localhost')
  const token = await createSignInLink(db, first.id, first.member)
  const session = await browser.call('POST', '/api/studio/session/link', { token })
  const { crumb } = session.body as { readonly crumb: string }
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    browser.call(method, path, body, { 'x-csrf-token': crumb })
  const logged: unknown[] = []
  const ports = {
    ...{ db, files },
    place: { databaseUrl: url, dataDir, themesDir: join(dataDir, 'themes'), backupS3 },
    logError: (_message: string, error: unknown) => void logged.push(error),
  }
  const run = async (path: string, place = ports.place) => {
    const started = installationTaskSchema.parse((await call('POST', path, {})).body)
    await runTasks({ ...ports, place })
    const { body } = await call('GET', `/api/studio/installation/tasks/${started.id}`)
    return installationTaskSchema.parse(body)
  }
  const list = async () => backupsSchema.parse((await call('GET', listBackups.path)).body)
  const test = (name: string) => run(testBackup.path.replace('{name}', name))
  return { ...server, dataDir, call, run, list, test, ports, logged }
}

it('backs up, lists the backup, and restores it into a database that is deleted', async () => {
  const { run, list, test, pool, logged } = await newInstallation()
  expect(await list()).toMatchObject({ backups: [], schedule: { period: 'off' }, lastTest: null })
  const made = await run(backUpNow.path)
  expect(made).toMatchObject({ state: 'done', errors: [] })
  const [backup] = (await list()).backups
  expect(backup).toMatchObject({ name: made.outcome?.name, byteSize: made.outcome?.byteSize })
  const tested = await test(backup?.name ?? '')
  expect(tested).toMatchObject({ state: 'done', outcome: { isCheck: true } })
  expect(tested.outcome?.counts['rows']).toBe(made.outcome?.counts['rows'])
  const { lastTest, lastBackup } = await list()
  expect([lastBackup?.state, lastTest?.state, lastTest?.name]).toEqual([
    ...['done', 'done'],
    backup?.name,
  ])
  const { rows } = await pool.query(
    "select from pg_database where datname like 'vitrine_restore_test_%'",
  )
  expect(rows).toEqual([])
  expect(logged).toEqual([])
})

it('says that a damaged backup cannot be restored', async () => {
  const { run, dataDir, test, list, call } = await newInstallation()
  const { outcome } = await run(backUpNow.path)
  const name = outcome?.name ?? ''
  writeFileSync(join(dataDir, 'backups', name), 'no backup')
  const { state, errors } = await test(name)
  expect({ state, errors }).toMatchObject({
    state: 'failed',
    errors: [{ message: expect.stringContaining('no backup of Vitrine') }],
  })
  expect((await list()).lastTest).toMatchObject({ state: 'failed' })
  const unknown = await call('POST', testBackup.path.replace('{name}', '..%2Fschedule.json'), {})
  expect(unknown).toMatchObject({ status: 404, body: { code: 'installation.backupUnknown' } })
})

it('backs up by schedule, keeps the newest ones, and never deletes one that a person made', async () => {
  const { run, dataDir, list, call, ports } = await newInstallation()
  const own = (await run(backUpNow.path)).outcome?.name ?? ''
  const schedule = { period: 'daily', keep: 1 }
  expect((await call('PUT', changeBackupSchedule.path, schedule)).status).toBe(200)
  const old = 'vitrine-2020-01-01T00-00-00-scheduled.backup'
  writeFileSync(join(dataDir, 'backups', old), '')
  await scheduleBackups(ports, new Date())
  await runTasks(ports)
  expect((await list()).backups.map(({ name }) => name).toSorted()).toEqual([old, own])

  const later = new Date(Date.now() - 2 * DAY_MS)
  for (const name of [own, old, 'schedule.json'])
    utimesSync(join(dataDir, 'backups', name), later, later)
  expect(await list()).toMatchObject({ isLate: true, schedule })
  await scheduleBackups(ports, new Date())
  await scheduleBackups(ports, new Date())
  await runTasks(ports)
  const { backups, isLate } = await list()
  expect(backups).toHaveLength(2)
  expect(backups.map(({ name }) => name)).toContain(own)
  expect(isLate).toBe(false)
})

it('deletes what a killed restore test has left, and nothing of one that is resumed', async () => {
  const { dataDir, call, run, pool, ports } = await newInstallation()
  const { outcome } = await run(backUpNow.path)
  const path = testBackup.path.replace('{name}', outcome?.name ?? '')
  const { id } = installationTaskSchema.parse((await call('POST', path, {})).body)
  const format = (task: string) => `vitrine_restore_test_${task.replaceAll('-', '')}`
  const gone = crypto.randomUUID()
  for (const task of [id, gone]) {
    await pool.query(`create database ${format(task)} template template0`)
    mkdirSync(join(dataDir, 'tasks', task), { recursive: true })
  }
  const draft = join(dataDir, 'backups', 'vitrine-2020-01-01T00-00-00.backup.unfinished-7')
  writeFileSync(draft, '')
  utimesSync(draft, 0, 0)
  const list = async () => {
    const { rows } = await pool.query<{ datname: string }>(
      'select datname from pg_database where datname = any ($1)',
      [[id, gone].map(format)],
    )
    return [rows.map(({ datname }) => datname), readdirSync(join(dataDir, 'tasks'))]
  }
  await deleteLeftovers(ports)
  expect(await list()).toEqual([[format(id)], [id]])
  expect(existsSync(draft)).toBe(false)
  await runTasks(ports)
  const { body } = await call('GET', `/api/studio/installation/tasks/${id}`)
  expect(body).toMatchObject({ state: 'done', errors: [] })
  expect(await list()).toEqual([[], []])
})

it('waits longer after each scheduled backup that failed, and says that the first one is late', async () => {
  const { dataDir, list, call, ports, pool } = await newInstallation()
  await call('PUT', changeBackupSchedule.path, { period: 'daily', keep: 1 })
  expect((await list()).isLate).toBe(false)
  const age = (hours: number) => {
    const then = new Date(Date.now() - hours * 3_600_000)
    utimesSync(join(dataDir, 'backups', 'schedule.json'), then, then)
  }
  age(100)
  expect((await list()).isLate).toBe(true)
  const broken = { ...ports.place, databaseUrl: 'postgres://127.0.0.1:1/none' }
  const count = async () => {
    await scheduleBackups(ports, new Date())
    await runTasks({ ...ports, place: broken })
    const { rows } = await pool.query("select from installation_task where kind = 'backup'")
    return rows.length
  }
  const pass = (hours: number) =>
    pool.query(
      `update installation_task set created_at = created_at - interval '${hours} hours',
       ended_at = ended_at - interval '${hours} hours'`,
    )
  expect(await count()).toBe(1)
  for (const [hours, failed] of [
    [6, 2],
    [12, 3],
    [24, 4],
  ] as const) {
    await pass(hours - 1)
    expect(await count()).toBe(failed - 1)
    await pass(1)
    expect(await count()).toBe(failed)
  }
  age(0)
  expect(await count()).toBe(5)
})

it('shows backups to those alone who administer the installation', async () => {
  const shop = await testSite()
  const { call } = await testOwner(shop, 'admin')
  for (const [method, path] of [
    ['GET', listBackups.path],
    ['POST', backUpNow.path],
  ] as const)
    expect((await call(method, path)).body).toMatchObject({ code: 'installation.notAdministrator' })
})

it('copies backups to a bucket, with those that it lacks, and deletes old scheduled ones there', async () => {
  const { settings, names, stop } = await startBucket()
  onTestFinished(stop)
  const { run, call, list, test, dataDir, ports, logged } = await newInstallation(settings)
  expect((await list()).bucket).toBe('shop')
  const earlier = [1, 2].map((day) => `vitrine-2026-01-0${day}T03-00-00-scheduled.backup`)
  mkdirSync(join(dataDir, 'backups'))
  for (const name of earlier) writeFileSync(join(dataDir, 'backups', name), name)
  expect(await run(backUpNow.path)).toMatchObject({ state: 'done', errors: [] })
  const [own] = (await list()).backups.filter(({ name }) => !earlier.includes(name))
  const ownName = own?.name ?? ''
  const folder = `backups/${await readInstallationId(dataDir)}`
  expect(names().toSorted()).toEqual([...earlier, ownName].map((name) => `${folder}/${name}`))

  await call('PUT', changeBackupSchedule.path, { period: 'daily', keep: 1 })
  await scheduleBackups(ports, new Date(Date.now() + 2 * DAY_MS))
  await runTasks(ports)
  const [scheduled, ...more] = names().filter((name) => name.includes('-scheduled'))
  expect([scheduled, more]).toEqual([expect.not.stringContaining('2026-01'), []])
  expect(names()).toContain(`${folder}/${ownName}`)

  rmSync(join(dataDir, 'backups', ownName))
  await expect(downloadBackup(dataDir, settings, 'vitrine-none.backup')).rejects.toThrow(
    `none of its name in the bucket, which has these:\n${folder}/vitrine-`,
  )
  const path = await downloadBackup(dataDir, settings, `elsewhere/${ownName}`)
  expect(path).toBe(join(dataDir, 'backups', ownName))
  expect(await test(ownName)).toMatchObject({ state: 'done', errors: [] })
  expect(logged).toEqual([])
})

it('leaves the backups of other installations in a bucket, and fetches each of them', async () => {
  const { settings, names, stop } = await startBucket()
  onTestFinished(stop)
  const store = (dataDir: string, day: number) => {
    const name = `vitrine-2026-01-0${day}T03-00-00-scheduled.backup`
    mkdirSync(join(dataDir, 'backups'), { recursive: true })
    writeFileSync(join(dataDir, 'backups', name), `${dataDir} ${day}`)
    return name
  }
  const [first, second, third] = [testFolder(), testFolder(), testFolder()] as const
  const shared = store(first, 1)
  const old = store(second, 1)
  const newer = store(second, 2)
  await copyBackups(first, settings, { keep: 1 })
  await copyBackups(second, settings, { keep: 1 })
  const paths = await Promise.all(
    [first, second].map(async (dataDir) => `backups/${await readInstallationId(dataDir)}`),
  )
  expect(old).toBe(shared)
  expect(names().toSorted()).toEqual([`${paths[0]}/${shared}`, `${paths[1]}/${newer}`].toSorted())

  await copyBackups(second, settings, {})
  const choices = paths.map((path) => `${path}/${shared}`).toSorted()
  await expect(downloadBackup(third, settings, shared)).rejects.toThrow(
    `Name one with its path:\n${choices.join('\n')}`,
  )
  const fetched = await downloadBackup(third, settings, `${paths[1]}/${shared}`)
  expect(readFileSync(fetched, 'utf8')).toBe(`${second} 1`)
  // The first one has a backup of the same name, which stays.
  const foreign = await downloadBackup(first, settings, `${paths[1]}/${shared}`)
  const own = await downloadBackup(first, settings, `${paths[0]}/${shared}`)
  expect([foreign, own].map((path) => readFileSync(path, 'utf8'))).toEqual([
    `${second} 1`,
    `${first} 1`,
  ])
  const other = await downloadBackup(third, settings, newer)
  expect(readFileSync(other, 'utf8')).toBe(`${second} 2`)
})

it('names an installation once, also for two processes at once', async () => {
  const dataDir = testFolder()
  const ids = await Promise.all(Array.from({ length: 8 }, () => readInstallationId(dataDir)))
  expect(new Set(ids).size).toBe(1)
  expect(readdirSync(join(dataDir, 'backups'))).toEqual(['installation-id'])
})

it('says that a backup was not copied, and copies it with the next one', async () => {
  const { settings, names, stop } = await startBucket()
  onTestFinished(stop)
  const { run, list, ports, logged } = await newInstallation(settings)
  const { place } = ports
  const broken = { ...settings, secretAccessKey: 'another' }
  const failed = await run(backUpNow.path, { ...place, backupS3: broken })
  expect(failed).toMatchObject({
    state: 'failed',
    errors: [{ message: expect.stringContaining('could not be copied to the bucket “shop”') }],
  })
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(failed)).not.toContain('another')
  expect((await list()).backups).toHaveLength(1)
  expect(names()).toEqual([])
  // The name has the second.
  const [first] = (await list()).backups
  await expect
    .poll(() => `vitrine-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.backup`)
    .not.toBe(first?.name)
  expect(await run(backUpNow.path)).toMatchObject({ state: 'done' })
  expect(names()).toHaveLength(2)
})
