import * as contract from '@vitrine/contract'
import { may } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import type { ServedImages } from '../../platform/files/asset-routes.ts'
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { fetchImage } from '../../platform/files/fetch-image.ts'
import { sanitizeFilename } from '../../platform/files/filename.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { type Asset, loadAssetsByIds, listNewestAssets } from '../../platform/files/store.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { formatCursor, parseCursor } from './cursor.ts'
import { deleteImage, findImageUses } from './delete-image.ts'
import { describeImage } from './describe-image.ts'
import { imageErrors } from './errors.ts'
import type { UploadRow } from './store.ts'
import { cancelUpload, uploadImage, loadUpload } from './upload-image.ts'
import { toImageView, toUploadView } from './view.ts'

const PER_PAGE = 60

/** The ports of the image routes; `assets` caches resized copies. */
interface ImagePorts {
  readonly files: FileStore
  readonly fetch: GuardedFetch
  readonly assets: Pick<ServedImages, 'evict'>
}

/** Mounts the calls on images. */
export function imageRoutes(http: HttpServer, { files, fetch, assets }: ImagePorts): void {
  mount(http, contract.uploadImage, async ({ db, site, body }) => {
    const { file, description = '' } = body
    const bytes = new Uint8Array(await file.arrayBuffer())
    const filename = sanitizeFilename(file.name) || 'picture'
    const input = { bytes, filename, description }
    return loadUploadView(db, site.id, await uploadImage({ db, files }, site.id, input))
  })

  mount(http, contract.fetchImage, async ({ db, site, body }) => {
    const { url, description = '' } = body
    const input = { ...(await fetchImage(fetch, url)), description }
    return loadUploadView(db, site.id, await uploadImage({ db, files }, site.id, input))
  })

  mount(http, contract.readImageUpload, async ({ db, site, params }) =>
    loadUploadView(db, site.id, await loadUpload({ db, files }, site.id, params.id)),
  )

  mount(http, contract.cancelImageUpload, async ({ db, site, params }) =>
    loadUploadView(db, site.id, await cancelUpload({ db, files }, site.id, params.id)),
  )

  mount(http, contract.listImages, async ({ db, site, query }) => {
    const before = parseCursor(query.cursor)
    const rows = await listNewestAssets(db, site.id, { before, limit: PER_PAGE + 1 })
    const images = rows.slice(0, PER_PAGE)
    const last = rows.length > PER_PAGE ? images.at(-1) : undefined
    return {
      images: images.map(toImageView),
      hasNextPage: last !== undefined,
      nextPageCursor: last ? formatCursor(last) : null,
    }
  })

  mount(http, contract.readImage, async ({ db, site, params, staffMember }) => ({
    image: toImageView(await loadImage(db, site.id, params.id)),
    users: (await findImageUses(db, site.id, params.id)).filter(
      ({ kind }) =>
        staffMember && may(staffMember.role, kind === 'product' ? 'products.read' : 'content.read'),
    ),
  }))

  mount(http, contract.describeImage, async ({ db, site, params, body }) =>
    toImageView(await describeImage(db, site.id, params.id, body)),
  )

  mount(http, contract.deleteImage, async ({ db, site, params }) => {
    const keys = await deleteImage({ db, files }, site.id, params.id)
    for (const key of keys) assets.evict(key)
    return {}
  })
}

async function loadImage(db: Db, siteId: string, id: string): Promise<Asset> {
  const asset = (await loadAssetsByIds(db, siteId, [id])).get(id)
  if (!asset) throw imageErrors.unknown()
  return asset
}

async function loadUploadView(
  db: Db,
  siteId: string,
  upload: UploadRow,
): Promise<contract.ImageUpload> {
  const { imageId } = upload
  const assets = await loadAssetsByIds(db, siteId, imageId === null ? [] : [imageId])
  return toUploadView(upload, imageId === null ? undefined : assets.get(imageId))
}
