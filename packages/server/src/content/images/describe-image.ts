import { parseFocalPoint } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { sanitizeFilename } from '../../platform/files/filename.ts'
import { type Asset, loadAssetsByIds, updateAsset } from '../../platform/files/store.ts'
import { imageErrors } from './errors.ts'

export interface ImageDescription {
  readonly filename?: string | undefined
  readonly altText?: string | undefined
  /** The focal point as it was sent, not yet validated. */
  readonly mediaFocalPoint?: unknown
}

/** Updates the description of an image; undefined properties stay. */
export async function describeImage(
  db: Db,
  siteId: string,
  id: string,
  { filename, altText, mediaFocalPoint }: ImageDescription,
): Promise<Asset> {
  const focal = mediaFocalPoint === undefined ? undefined : parseFocalPoint(mediaFocalPoint)
  if (mediaFocalPoint !== undefined && !focal) throw imageErrors.badFocalPoint()
  const name = filename === undefined ? undefined : sanitizeFilename(filename)
  if (name === '') throw imageErrors.filenameMissing()
  const changes = {
    ...(name !== undefined && { filename: name }),
    ...(altText !== undefined && { altText: altText.trim() }),
    ...(focal && { focalX: focal.x, focalY: focal.y }),
  }
  const hasChanges = Object.keys(changes).length > 0
  const described = hasChanges
    ? await updateAsset(db, siteId, id, changes)
    : (await loadAssetsByIds(db, siteId, [id])).get(id)
  if (!described) throw imageErrors.unknown()
  return described
}
