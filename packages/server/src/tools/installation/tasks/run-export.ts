import { PassThrough } from 'node:stream'
import { newId } from '../../../platform/db/id.ts'
import { insertPrivateFile } from '../../../platform/files/private-file-store.ts'
import { createZipSink, exportArchive } from '../../archive/index.ts'
import type { OnProgress, TaskPorts } from './task-ports.ts'
import type { StoredOutcome } from '../tables.ts'
import type { TaskRow } from './task-store.ts'

/** Exports a site as a zip file, which is stored as a private file: nothing but the call of its owner leads there. */
export async function runExport(
  { db, files }: TaskPorts,
  { siteId, input }: TaskRow,
  onProgress: OnProgress,
): Promise<StoredOutcome> {
  const target = new PassThrough()
  // The store listens once it reads; an earlier error would end the process. It rejects the export in any case.
  target.on('error', () => undefined)
  const sink = createZipSink(target)
  let written = 0
  const counted = {
    write: async (...given: Parameters<typeof sink.write>) => {
      await sink.write(...given)
      written += 1
      onProgress('files', written, 0)
    },
  }
  const write = async () => {
    try {
      const { hasRecords = false } = input
      const exported = await exportArchive({ db, files }, siteId, counted, { hasRecords })
      await sink.finish()
      return exported
    } catch (error) {
      target.destroy(error instanceof Error ? error : new Error(String(error)))
      throw error
    }
  }
  const [exported, fileKey] = await Promise.all([write(), files.storeStream(target)])
  const byteSize = (await files.readFile(fileKey))?.size ?? 0
  const { site, documents, comments, products, images, redirects, records, omitted } = exported
  const fileId = newId()
  const filename = `${site.identifier}-${new Date().toISOString().slice(0, 10)}.zip`
  const row = { id: fileId, fileKey, filename, contentType: 'application/zip', byteSize }
  await insertPrivateFile(db, siteId, row)
  return {
    counts: {
      ...{ documents, comments, products, images, redirects },
      ...(records !== undefined && { records }),
    },
    notes: omitted.map((message) => ({ file: '', message })),
    ...{ name: filename, isCheck: false, byteSize, siteId: null, fileId },
  }
}
