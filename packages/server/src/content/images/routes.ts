import * as contract from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { fetchPicture } from '../../platform/files/fetch-picture.ts'
import { filenameOf } from '../../platform/files/filename.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { type Asset, assetsByIds, newestAssets } from '../../platform/files/store.ts'
import { mount } from '../../platform/http/mount.ts'
import { cursorOf, placeOf } from './cursor.ts'
import { deleteImage, usesOf } from './delete.ts'
import { describeImage } from './describe.ts'
import { imageErrors } from './errors.ts'
import type { UploadRow } from './store.ts'
import { cancelUpload, uploadImage, uploadOf } from './upload.ts'
import { imageView, uploadView } from './view.ts'

const PER_PAGE = 60

export function imageRoutes(
  app: FastifyInstance,
  { files, fetch }: { readonly files: FileStore; readonly fetch: GuardedFetch },
): void {
  mount(app, contract.uploadImage, async ({ db, site, body }) => {
    const { file, description = '' } = body
    const bytes = new Uint8Array(await file.arrayBuffer())
    const filename = filenameOf(file.name) || 'picture'
    const given = { bytes, filename, description }
    return viewOf(db, site.id, await uploadImage({ db, files }, site.id, given))
  })

  mount(app, contract.fetchImage, async ({ db, site, body }) => {
    const { url, description = '' } = body
    const given = { ...(await fetchPicture(fetch, url)), description }
    return viewOf(db, site.id, await uploadImage({ db, files }, site.id, given))
  })

  mount(app, contract.readImageUpload, async ({ db, site, params }) =>
    viewOf(db, site.id, await uploadOf({ db, files }, site.id, params.id)),
  )

  mount(app, contract.cancelImageUpload, async ({ db, site, params }) =>
    viewOf(db, site.id, await cancelUpload({ db, files }, site.id, params.id)),
  )

  mount(app, contract.listImages, async ({ db, site, query }) => {
    const before = placeOf(query.cursor)
    const found = await newestAssets(db, site.id, { before, limit: PER_PAGE + 1 })
    const images = found.slice(0, PER_PAGE)
    const last = found.length > PER_PAGE ? images.at(-1) : undefined
    return {
      images: images.map(imageView),
      hasNextPage: last !== undefined,
      nextPageCursor: last ? cursorOf(last) : null,
    }
  })

  mount(app, contract.readImage, async ({ db, site, params }) => ({
    image: imageView(await imageOf(db, site.id, params.id)),
    users: [...(await usesOf(db, site.id, params.id))],
  }))

  mount(app, contract.describeImage, async ({ db, site, params, body }) =>
    imageView(await describeImage(db, site.id, params.id, body)),
  )

  mount(app, contract.deleteImage, async ({ db, site, params }) => {
    const keys = await deleteImage({ db, files }, site.id, params.id)
    for (const key of keys) app.pictures.forget(key)
    return {}
  })
}

async function imageOf(db: Db, siteId: string, id: string): Promise<Asset> {
  const asset = (await assetsByIds(db, siteId, [id])).get(id)
  if (!asset) throw imageErrors.unknown()
  return asset
}

async function viewOf(db: Db, siteId: string, upload: UploadRow): Promise<contract.ImageUpload> {
  const { imageId } = upload
  const assets = await assetsByIds(db, siteId, imageId === null ? [] : [imageId])
  return uploadView(upload, imageId === null ? undefined : assets.get(imageId))
}
