import {
  type InstallationTask,
  installationTaskSchema,
  listInstalledSites,
} from '@vitrine/contract'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { createSignInLink } from '../../identity/accounts/index.ts'
import { storePrivateFile } from '../../platform/files/private-file.ts'
import { createZipSink, exportArchive } from '../../tools/archive/index.ts'
import { createFirstSite } from '../../tools/demo/index.ts'
import { runTasks } from '../../tools/installation/tasks/run-tasks.ts'
import type { TaskPorts } from '../../tools/installation/tasks/task-ports.ts'
import { testFolder } from '../archive.ts'
import { emptyServer } from '../empty-server.ts'
import { fullSite } from '../full-site.ts'
import { TestBrowser } from '../site.ts'

const TASKS = '/api/studio/installation/tasks'

/** Starts a server with the site of `--empty`, whose owner is signed in at `localhost`. */
export async function newInstallation() {
  const server = await emptyServer()
  const { db, files, pool } = server
  await createFirstSite({ db, env: {}, print: () => undefined, empty: true })
  const { rows } = await pool.query('select site_id as id, id as member from member')
  const [first] = rows as { readonly id: string; readonly member: string }[]
  if (!first) throw new Error('The first site has an owner')
  const browser = new TestBrowser(server.app, 'localhost')
  const token = await createSignInLink(db, first.id, first.member)
  const session = await browser.call('POST', '/api/studio/session/link', { token })
  const { crumb } = session.body as { readonly crumb: string }
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
    browser.call(method, url, body, { 'x-csrf-token': crumb })
  const place = { databaseUrl: server.url, dataDir: testFolder(), themesDir: '' }
  const logged: unknown[] = []
  const logError = (_message: string, error: unknown) => void logged.push(error)
  const ports = { db, files, place, logError }
  const work = (more: Partial<TaskPorts> = {}) => runTasks({ ...ports, ...more })
  const start = async (path: string, body: object) => {
    const started = await call('POST', path, body)
    expect(started).toMatchObject({ status: 200, body: { state: 'waiting' } })
    return installationTaskSchema.parse(started.body).id
  }
  const read = async (id: string) =>
    installationTaskSchema.parse((await call('GET', `${TASKS}/${id}`)).body)
  /** Starts a task, runs it, and returns how it ended. */
  const run = async (path: string, body: object): Promise<InstallationTask> => {
    const id = await start(path, body)
    await work()
    return read(id)
  }
  const upload = async (bytes: Buffer) => {
    const file = { size: bytes.length, stream: () => Readable.from([bytes]) }
    return (await storePrivateFile({ db, files }, first.id, { file, filename: 'a.zip' })).id
  }
  const list = async () =>
    listInstalledSites.replies[200].parse((await call('GET', listInstalledSites.path)).body).sites
  return { server, db, first, browser, call, start, read, run, upload, list, logged, work, ports }
}

/** Exports a site with everything as a zip file. */
export async function exportFull(): Promise<Buffer> {
  const { db, files, siteId } = await fullSite()
  const target = new PassThrough()
  const sink = createZipSink(target)
  const read = buffer(target)
  await exportArchive({ db, files }, siteId, sink, { hasRecords: true })
  await sink.finish()
  return read
}
