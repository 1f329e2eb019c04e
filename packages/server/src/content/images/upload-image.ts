import { setTimeout as pause } from 'node:timers/promises'
import { fileMessages } from '@vitrine/model'
import { newId } from '../../platform/db/id.ts'
import type { FilePorts } from '../../platform/files/file-store.ts'
import { updateAsset } from '../../platform/files/store.ts'
import { storeImage } from '../../platform/files/store-image.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { captionToAltText } from './alt-text.ts'
import { deleteImageUnchecked } from './delete-image.ts'
import { imageErrors } from './errors.ts'
import { beginUpload, endUpload, deleteUpload, findUpload, type UploadRow } from './store.ts'

/** The time to wait for the result; most images are ready by then. */
const WAIT_MS = 10_000
/** The time after which an upload counts as lost, as the server that processed it has ended. */
const LOST_AFTER_MS = 10 * 60_000

export interface NewImage {
  readonly bytes: Uint8Array
  readonly filename: string
  /** The caption as HTML; becomes the alternative text. */
  readonly description: string
}

/**
 * Stores an uploaded image and returns the state of the upload. An invalid file is rejected and nothing of
 * it is stored; a long-running upload continues in the background.
 */
export async function uploadImage(
  ports: FilePorts,
  siteId: string,
  input: NewImage,
  waitMs = WAIT_MS,
): Promise<UploadRow> {
  const { db } = ports
  const id = newId()
  await beginUpload(db, siteId, { id, filename: input.filename })
  const processing = storeUpload(ports, siteId, { id, input })
  // A later error is stored with the upload.
  processing.catch(() => undefined)
  const timeout = new AbortController()
  await Promise.race([
    processing.catch(async (error: unknown) => {
      if (!timeout.signal.aborted) await deleteUpload(db, siteId, id)
      throw error
    }),
    pause(waitMs, undefined, { signal: timeout.signal }).catch(() => undefined),
  ]).finally(() => timeout.abort())
  return loadUpload(ports, siteId, id)
}

async function storeUpload(
  ports: FilePorts,
  siteId: string,
  { id, input }: { readonly id: string; readonly input: NewImage },
): Promise<void> {
  const { db } = ports
  try {
    const asset = await storeImage(ports, siteId, input)
    const altText = captionToAltText(input.description)
    if (asset.isNew && altText !== '') await updateAsset(db, siteId, asset.id, { altText })
    const end = { state: 'complete', imageId: asset.id } as const
    const hasEnded = await endUpload(db, siteId, id, end)
    // It was canceled meanwhile, and nothing can use it yet.
    if (!hasEnded && asset.isNew) await deleteImageUnchecked(ports, siteId, asset.id)
  } catch (error) {
    const { code, message } =
      error instanceof AppError
        ? error
        : { code: 'http.internal', message: fileMessages.processingFailed }
    await endUpload(db, siteId, id, { state: 'failed', code, message })
    throw error
  }
}

/** Loads the state of an upload; a lost one has failed. Throws `images.uploadUnknown`. */
export async function loadUpload(
  { db }: FilePorts,
  siteId: string,
  id: string,
): Promise<UploadRow> {
  const upload = await findUpload(db, siteId, id)
  if (!upload) throw imageErrors.uploadUnknown()
  const isLost = Date.now() - upload.createdAt.getTime() > LOST_AFTER_MS
  if (upload.state !== 'processing' || !isLost) return upload
  const message = fileMessages.processingIncomplete
  await endUpload(db, siteId, id, { state: 'failed', code: 'images.lost', message })
  return { ...upload, state: 'failed', message }
}

/** Cancels an upload; one that ended already stays as it is. */
export async function cancelUpload(
  ports: FilePorts,
  siteId: string,
  id: string,
): Promise<UploadRow> {
  await loadUpload(ports, siteId, id)
  await endUpload(ports.db, siteId, id, { state: 'cancelled' })
  return loadUpload(ports, siteId, id)
}
