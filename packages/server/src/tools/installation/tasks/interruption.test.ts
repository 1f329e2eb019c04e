import { EventEmitter, once } from 'node:events'
import { Readable } from 'node:stream'
import { copyInstalledSite, exportSite } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { newInstallation } from '../../../test/installation/installation.ts'
import { runExport } from './run-export.ts'
import { findTask } from './task-store.ts'

it('leaves a task to the next process when this one stops, without counting the attempt', async () => {
  const { server, start, work, logged } = await newInstallation()
  await start(exportSite.path, {})
  await start(copyInstalledSite.path, {})
  const ending = new AbortController()
  const store = new EventEmitter()
  const begun = once(store, 'begun')
  const files = {
    ...server.files,
    storeStream: async (source: AsyncIterable<Uint8Array>) => {
      store.emit('begun')
      await once(store, 'resumed')
      return server.files.storeStream(source)
    },
  }
  const running = work({ files, ending: ending.signal })
  await begun
  ending.abort()
  await running
  const load = async () => {
    const { rows } = await server.pool.query(
      `select kind, state, attempts, beat_at < now() - interval '49 seconds' as is_released
       from installation_task order by created_at`,
    )
    return rows as unknown[]
  }
  expect(await load()).toMatchObject([
    { kind: 'export', state: 'running', attempts: 0, is_released: true },
    { kind: 'copy', state: 'waiting', attempts: 0 },
  ])
  await work({ ending: ending.signal })
  await server.pool.query(`update installation_task set beat_at = beat_at - interval '11 seconds'`)
  await work()
  expect(await load()).toMatchObject([
    { kind: 'export', state: 'done', attempts: 1 },
    { kind: 'copy', state: 'done', attempts: 1 },
  ])
  store.emit('resumed')
  expect(logged).toEqual([])
})

it('survives an export that fails before its file is read', async () => {
  const { first, start, ports } = await newInstallation()
  const task = await findTask(ports.db, first.id, await start(exportSite.path, {}))
  if (!task) throw new Error('A task that was started exists')
  const files = {
    ...ports.files,
    storeStream: async (source: AsyncIterable<Uint8Array>) => {
      while (source instanceof Readable && !source.destroyed) await new Promise(setImmediate)
      await new Promise(setImmediate)
      return ports.files.storeStream(source)
    },
  }
  const unknown = { ...task, siteId: crypto.randomUUID() }
  await expect(runExport({ ...ports, files }, unknown, () => undefined)).rejects.toThrow(Error)
})
