import { setTimeout as pause } from 'node:timers/promises'
import { fileMessages } from '@vitrine/model'
import { newId } from '../../platform/db/id.ts'
import type { FilePorts } from '../../platform/files/file-store.ts'
import { describeAsset } from '../../platform/files/store.ts'
import { storePicture } from '../../platform/files/store-picture.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { altFromBody } from './alt-from-body.ts'
import { removeImage } from './delete.ts'
import { imageErrors } from './errors.ts'
import { beginUpload, endUpload, forgetUpload, uploadById, type UploadRow } from './store.ts'

/** Most pictures are done by then; what is not is asked for again. */
const WAIT_MS = 10_000
/** Longer than it can have waited behind others: whoever worked on it is gone. */
const LOST_AFTER_MS = 10 * 60_000

export interface GivenPicture {
  readonly bytes: Uint8Array
  readonly filename: string
  /** What it was captioned with elsewhere. */
  readonly description: string
}

/**
 * Takes in a picture, and answers how far that is. A file that is none is refused, and nothing of it is
 * kept; one that takes long goes on by itself.
 */
export async function uploadImage(
  ports: FilePorts,
  siteId: string,
  given: GivenPicture,
  waitMs = WAIT_MS,
): Promise<UploadRow> {
  const { db } = ports
  const id = newId()
  await beginUpload(db, siteId, { id, filename: given.filename })
  const working = takeIn(ports, siteId, { id, given })
  // Who is refused later hears of it by asking.
  working.catch(() => undefined)
  const over = new AbortController()
  await Promise.race([
    working.catch(async (error: unknown) => {
      if (!over.signal.aborted) await forgetUpload(db, siteId, id)
      throw error
    }),
    pause(waitMs, undefined, { signal: over.signal }).catch(() => undefined),
  ]).finally(() => over.abort())
  return uploadOf(ports, siteId, id)
}

async function takeIn(
  ports: FilePorts,
  siteId: string,
  { id, given }: { readonly id: string; readonly given: GivenPicture },
): Promise<void> {
  const { db } = ports
  try {
    const asset = await storePicture(ports, siteId, given)
    const altText = altFromBody(given.description)
    if (asset.isNew && altText !== '') await describeAsset(db, siteId, asset.id, { altText })
    const end = { state: 'complete', imageId: asset.id } as const
    const isTaken = await endUpload(db, siteId, id, end)
    // It was given up meanwhile, and nobody can have used it yet.
    if (!isTaken && asset.isNew) await removeImage(ports, siteId, asset.id)
  } catch (error) {
    const { code, message } =
      error instanceof AppError
        ? error
        : { code: 'http.internal', message: fileMessages.processingFailed }
    await endUpload(db, siteId, id, { state: 'failed', code, message })
    throw error
  }
}

/** How far it is. What was worked on when a server ended has failed. */
export async function uploadOf({ db }: FilePorts, siteId: string, id: string): Promise<UploadRow> {
  const found = await uploadById(db, siteId, id)
  if (!found) throw imageErrors.uploadUnknown()
  const isLost = Date.now() - found.createdAt.getTime() > LOST_AFTER_MS
  if (found.state !== 'processing' || !isLost) return found
  const message = fileMessages.processingIncomplete
  await endUpload(db, siteId, id, { state: 'failed', code: 'images.lost', message })
  return { ...found, state: 'failed', message }
}

/** Gives it up; what has ended already stays as it ended. */
export async function cancelUpload(
  ports: FilePorts,
  siteId: string,
  id: string,
): Promise<UploadRow> {
  await uploadOf(ports, siteId, id)
  await endUpload(ports.db, siteId, id, { state: 'cancelled' })
  return uploadOf(ports, siteId, id)
}
