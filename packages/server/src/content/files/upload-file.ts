import { setTimeout as pause } from 'node:timers/promises'
import { fileMessages } from '@vitrine/model'
import { newId } from '../../platform/db/id.ts'
import { filesErrors } from '../../platform/files/errors.ts'
import type { FilePorts, StoredFile } from '../../platform/files/file-store.ts'
import { removePrivateFile, storePrivateFile } from '../../platform/files/private-file.ts'
import { replaceAsset } from '../../platform/files/replace-asset.ts'
import { isImage, loadAssetsByIds, updateAsset } from '../../platform/files/store.ts'
import { storeAsset } from '../../platform/files/store-image.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { captionToAltText } from './alt-text.ts'
import { deleteFileUnchecked } from './delete-file.ts'
import { deleteParts } from './parts.ts'
import { deleteUpload, endUpload, findUpload, insertUpload, type UploadRow } from './store.ts'

/** The time to wait for the result; most files are ready by then. */
const WAIT_MS = 10_000
/** The time after which an upload counts as lost, as the server that processed it has ended. */
const LOST_AFTER_MS = 10 * 60_000

/** A file that has arrived, to be stored in the library. */
export interface NewFile {
  readonly file: StoredFile
  readonly filename: string
  /** The caption as HTML; becomes the alternative text of an image. */
  readonly description: string
  /** The asset whose file it replaces; `evict` is called with the keys of the replaced files. */
  readonly replaces?: { readonly id: string; readonly evict: (key: string) => void }
  /** Whether it is stored for buyers alone, and not in the library. */
  readonly isPrivate?: boolean
}

/**
 * Stores an uploaded file and returns the state of the upload. An invalid file is rejected and nothing of
 * it is stored; a long-running upload continues in the background.
 */
export async function uploadFile(
  ports: FilePorts,
  siteId: string,
  input: NewFile,
  waitMs = WAIT_MS,
): Promise<UploadRow> {
  const id = newId()
  await insertUpload(ports.db, siteId, { id, filename: input.filename, state: 'processing' })
  return processUpload(ports, siteId, { id, input, waitMs })
}

/** Processes a file that has arrived, as `uploadFile` does. */
export async function processUpload(
  ports: FilePorts,
  siteId: string,
  given: { readonly id: string; readonly input: NewFile; readonly waitMs?: number },
): Promise<UploadRow> {
  const { id, input, waitMs = WAIT_MS } = given
  const processing = storeUpload(ports, siteId, { id, input })
  // A later error is stored with the upload.
  processing.catch(() => undefined)
  const timeout = new AbortController()
  await Promise.race([
    processing.catch(async (error: unknown) => {
      if (!timeout.signal.aborted) await deleteUpload(ports.db, siteId, id)
      throw error
    }),
    pause(waitMs, undefined, { signal: timeout.signal }).catch(() => undefined),
  ]).finally(() => timeout.abort())
  return loadUpload(ports, siteId, id)
}

async function storeUpload(
  ports: FilePorts,
  siteId: string,
  { id, input }: { readonly id: string; readonly input: NewFile },
): Promise<void> {
  const { db } = ports
  try {
    const { isPrivate = false } = input
    const stored = isPrivate
      ? { ...(await storePrivateFile(ports, siteId, input)), isNew: true }
      : await storeInLibrary(ports, siteId, input)
    const end = { state: 'complete', fileId: stored.id } as const
    const hasEnded = await endUpload(db, siteId, id, end)
    if (hasEnded || !stored.isNew) return
    // It was canceled meanwhile, and nothing can use it yet.
    await (isPrivate ? removePrivateFile : deleteFileUnchecked)(ports, siteId, stored.id)
  } catch (error) {
    const { code, message } =
      error instanceof AppError
        ? error
        : { code: 'http.internal', message: fileMessages.processingFailed }
    await endUpload(db, siteId, id, { state: 'failed', code, message })
    throw error
  } finally {
    await deleteParts(ports.files, id)
  }
}

async function storeInLibrary(
  ports: FilePorts,
  siteId: string,
  { file, filename, description, replaces }: NewFile,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  if (replaces) {
    const asset = (await loadAssetsByIds(ports.db, siteId, [replaces.id])).get(replaces.id)
    if (!asset) throw filesErrors.unknown()
    const keys = await replaceAsset(ports, siteId, { asset, file, filename })
    for (const key of keys) replaces.evict(key)
    return { id: asset.id, isNew: false }
  }
  const asset = await storeAsset(ports, siteId, { file, filename })
  const altText = captionToAltText(description)
  if (asset.isNew && isImage(asset) && altText !== '')
    await updateAsset(ports.db, siteId, asset.id, { altText })
  return asset
}

/** Loads the state of an upload; a lost one has failed. Throws `files.uploadUnknown`. */
export async function loadUpload(
  { db }: Pick<FilePorts, 'db'>,
  siteId: string,
  id: string,
): Promise<UploadRow> {
  const upload = await findUpload(db, siteId, id)
  if (!upload) throw filesErrors.uploadUnknown()
  const isLost = Date.now() - upload.createdAt.getTime() > LOST_AFTER_MS
  if (upload.state !== 'processing' || !isLost) return upload
  const message = fileMessages.processingIncomplete
  await endUpload(db, siteId, id, { state: 'failed', code: 'files.lost', message })
  return { ...upload, state: 'failed', message }
}

/** Cancels an upload; one that ended already stays as it is. */
export async function cancelUpload(
  ports: FilePorts,
  siteId: string,
  id: string,
): Promise<UploadRow> {
  const { state } = await loadUpload(ports, siteId, id)
  await endUpload(ports.db, siteId, id, { state: 'cancelled' })
  if (state === 'receiving') await deleteParts(ports.files, id)
  return loadUpload(ports, siteId, id)
}
