import { parseFocalPoint } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { filesErrors } from '../../platform/files/errors.ts'
import { sanitizeFilename } from '../../platform/files/filename.ts'
import { type Asset, isImage, loadAssetsByIds, updateAsset } from '../../platform/files/store.ts'

export interface FileDescription {
  readonly filename?: string | undefined
  /** The alternative text; of an image only, as the following. */
  readonly altText?: string | undefined
  readonly isDecorative?: boolean | undefined
  /** The focal point as it was sent, not yet validated. */
  readonly mediaFocalPoint?: unknown
}

/** Updates the description of a file; undefined properties stay. Another file than an image has only its name. */
export async function describeFile(
  db: Db,
  siteId: string,
  id: string,
  { filename, altText, isDecorative, mediaFocalPoint }: FileDescription,
): Promise<Asset> {
  const focal = mediaFocalPoint === undefined ? undefined : parseFocalPoint(mediaFocalPoint)
  if (mediaFocalPoint !== undefined && !focal) throw filesErrors.badFocalPoint()
  const name = filename === undefined ? undefined : sanitizeFilename(filename)
  if (name === '') throw filesErrors.filenameMissing()
  const asset = (await loadAssetsByIds(db, siteId, [id])).get(id)
  if (!asset) throw filesErrors.unknown()
  const changes = {
    ...(name !== undefined && { filename: name }),
    ...(isImage(asset) && {
      ...(altText !== undefined && { altText: altText.trim() }),
      ...(isDecorative !== undefined && { isDecorative }),
      ...(focal && { focalX: focal.x, focalY: focal.y }),
    }),
  }
  if (Object.keys(changes).length === 0) return asset
  const described = await updateAsset(db, siteId, id, changes)
  if (!described) throw filesErrors.unknown()
  return described
}
