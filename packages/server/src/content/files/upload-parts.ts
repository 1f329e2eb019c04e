import { MAX_FILE_BYTES, MAX_PART_BYTES } from '@vitrine/model'
import { newId } from '../../platform/db/id.ts'
import { filesErrors } from '../../platform/files/errors.ts'
import type { FilePorts } from '../../platform/files/file-store.ts'
import { sanitizeFilename } from '../../platform/files/filename.ts'
import { loadAssetsByIds } from '../../platform/files/store.ts'
import { assertSpace } from '../../platform/files/write-draft.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { appendPart, getReceivedSize, openParts } from './parts.ts'
import { beginProcessing, countReceiving, insertUpload, type UploadRow } from './store.ts'
import { loadUpload, processUpload } from './upload-file.ts'

/** The number of unfinished uploads of a site, which occupy the disk for up to a week. */
const MAX_RECEIVING = 100

/** Begins an upload in parts. Throws `files.fileTooLarge`, `.noSpace`, `.tooManyUploads`, `.unknown`. */
export async function createUpload(
  { db, files }: FilePorts,
  siteId: string,
  upload: {
    readonly filename: string
    readonly byteSize: number
    readonly description: string
    readonly replaces: string | undefined
    readonly isPrivate: boolean
  },
): Promise<UploadRow> {
  const { byteSize, description, replaces = null, isPrivate } = upload
  if (byteSize > MAX_FILE_BYTES) throw filesErrors.fileTooLarge()
  if (replaces !== null && (await loadAssetsByIds(db, siteId, [replaces])).size === 0)
    throw filesErrors.unknown()
  if ((await countReceiving(db, siteId)) >= MAX_RECEIVING) throw filesErrors.tooManyUploads()
  await assertSpace(files, byteSize)
  const filename = sanitizeFilename(upload.filename) || 'file'
  const id = newId()
  const given = { filename, byteSize, description, replaces, isPrivate }
  const row = { ...given, id, state: 'receiving' } as const
  await insertUpload(db, siteId, row)
  return loadUpload({ db }, siteId, id)
}

/** Appends a part. Throws `files.wrongOffset`, `.ended`, `http.tooLarge`. */
export async function appendToUpload(
  { db, files }: FilePorts,
  siteId: string,
  part: {
    readonly id: string
    readonly offset: number
    readonly source: AsyncIterable<Uint8Array>
  },
): Promise<UploadRow> {
  const upload = await loadUpload({ db }, siteId, part.id)
  if (upload.state !== 'receiving') throw filesErrors.ended()
  const missing = (upload.byteSize ?? 0) - part.offset
  await appendPart(files, part.id, {
    ...part,
    maxBytes: Math.min(MAX_PART_BYTES, Math.max(0, missing)),
    tooLarge: httpErrors.tooLarge,
  })
  return upload
}

/** Processes an upload whose parts have arrived. Throws the errors of `files`. */
export async function finishUpload(
  ports: FilePorts & { readonly evict: (key: string) => void },
  siteId: string,
  id: string,
): Promise<UploadRow> {
  const { db, files, evict } = ports
  const upload = await loadUpload(ports, siteId, id)
  // The response to an earlier call may have been lost.
  if (upload.state !== 'receiving') return upload
  if ((await getReceivedSize(files, id)) !== upload.byteSize) throw filesErrors.incomplete()
  if (!(await beginProcessing(db, siteId, id))) return loadUpload(ports, siteId, id)
  const { filename, description, replaces, isPrivate } = upload
  const file = await openParts(files, id)
  const replacing = replaces === null ? {} : { replaces: { id: replaces, evict } }
  const input = { file, filename, description, isPrivate, ...replacing }
  return processUpload(ports, siteId, { id, input })
}
