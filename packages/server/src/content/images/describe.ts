import { readFocalPoint } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { filenameOf } from '../../platform/files/filename.ts'
import { type Asset, assetsByIds, describeAsset } from '../../platform/files/store.ts'
import { imageErrors } from './errors.ts'

export interface Description {
  readonly filename?: string | undefined
  readonly altText?: string | undefined
  /** As it was sent. */
  readonly mediaFocalPoint?: unknown
}

/** Changes what is said of a picture; what is left out stays. */
export async function describeImage(
  db: Db,
  siteId: string,
  id: string,
  { filename, altText, mediaFocalPoint }: Description,
): Promise<Asset> {
  const focal = mediaFocalPoint === undefined ? undefined : readFocalPoint(mediaFocalPoint)
  if (mediaFocalPoint !== undefined && !focal) throw imageErrors.badFocalPoint()
  const name = filename === undefined ? undefined : filenameOf(filename)
  if (name === '') throw imageErrors.filenameMissing()
  const said = {
    ...(name !== undefined && { filename: name }),
    ...(altText !== undefined && { altText: altText.trim() }),
    ...(focal && { focalX: focal.x, focalY: focal.y }),
  }
  const isChange = Object.keys(said).length > 0
  const described = isChange
    ? await describeAsset(db, siteId, id, said)
    : (await assetsByIds(db, siteId, [id])).get(id)
  if (!described) throw imageErrors.unknown()
  return described
}
