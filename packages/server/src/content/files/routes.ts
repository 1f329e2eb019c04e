import { Readable } from 'node:stream'
import * as contract from '@vitrine/contract'
import { may } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import type { ServedImages } from '../../platform/files/asset-routes.ts'
import { filesErrors } from '../../platform/files/errors.ts'
import { fetchImage } from '../../platform/files/fetch-image.ts'
import type { FileStore, StoredFile } from '../../platform/files/file-store.ts'
import { sanitizeFilename } from '../../platform/files/filename.ts'
import { readFileType } from '../../platform/files/prepare-asset.ts'
import { type Asset, loadAssetsByIds } from '../../platform/files/store.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { parseCursor } from './cursor.ts'
import { deleteFile, findFileUses } from './delete-file.ts'
import { describeFile } from './describe-file.ts'
import { listFiles } from './list-files.ts'
import { getReceivedSize } from './parts.ts'
import type { UploadRow } from './store.ts'
import { cancelUpload, loadUpload, uploadFile } from './upload-file.ts'
import { appendToUpload, createUpload, finishUpload } from './upload-parts.ts'
import { toFileView, toUploadView } from './view.ts'

const PER_PAGE = 60

/** The ports of the file routes; `assets` caches served files. */
interface LibraryPorts {
  readonly files: FileStore
  readonly fetch: GuardedFetch
  readonly assets: Pick<ServedImages, 'evict'>
}

/** Mounts the calls on files. */
export function fileRoutes(http: HttpServer, ports: LibraryPorts): void {
  mountUploads(http, ports)
  mountParts(http, ports)
  mountLibrary(http, ports)
}

function mountUploads(http: HttpServer, { files, fetch }: LibraryPorts): void {
  mount(http, contract.uploadFile, async ({ db, site, body }) => {
    const { file, description = '' } = body
    const bytes = new Uint8Array(await file.arrayBuffer())
    const filename = sanitizeFilename(file.name) || 'file'
    const input = { file: toStoredFile(bytes), filename, description }
    return loadUploadView({ db, files }, site.id, await uploadFile({ db, files }, site.id, input))
  })

  mount(http, contract.fetchImage, async ({ db, site, body }) => {
    const { url, description = '' } = body
    const { bytes, filename } = await fetchImage(fetch, url)
    const file = toStoredFile(bytes)
    // Another server decides what this URL returns.
    if ((await readFileType(file)) !== 'image') throw filesErrors.notAnImage()
    const input = { file, filename, description }
    return loadUploadView({ db, files }, site.id, await uploadFile({ db, files }, site.id, input))
  })

  mount(http, contract.readUpload, async ({ db, site, params }) =>
    loadUploadView({ db, files }, site.id, await loadUpload({ db }, site.id, params.id)),
  )

  mount(http, contract.cancelUpload, async ({ db, site, params }) =>
    loadUploadView({ db, files }, site.id, await cancelUpload({ db, files }, site.id, params.id)),
  )
}

function mountParts(http: HttpServer, { files, assets }: LibraryPorts): void {
  mount(http, contract.createUpload, async ({ db, site, body }) => {
    const { description = '', replaces, isPrivate = false, ...upload } = body
    const input = { ...upload, description, replaces: isPrivate ? undefined : replaces, isPrivate }
    return loadUploadView({ db, files }, site.id, await createUpload({ db, files }, site.id, input))
  })

  mount(http, contract.appendUpload, async ({ db, site, params, query, stream }) => {
    const part = { id: params.id, offset: query.offset, source: stream }
    return loadUploadView(
      { db, files },
      site.id,
      await appendToUpload({ db, files }, site.id, part),
    )
  })

  mount(http, contract.finishUpload, async ({ db, site, params }) => {
    const ports = { db, files, evict: assets.evict }
    return loadUploadView({ db, files }, site.id, await finishUpload(ports, site.id, params.id))
  })
}

function mountLibrary(http: HttpServer, { files, assets }: LibraryPorts): void {
  mount(http, contract.listFiles, async ({ db, site, query: { cursor, ...query } }) => {
    const after = parseCursor(cursor, query.sort)
    return listFiles(db, site.id, { ...query, after, limit: PER_PAGE })
  })

  mount(http, contract.readFile, async ({ db, site, params, staffMember }) => ({
    file: toFileView(await loadFile(db, site.id, params.id)),
    users: (await findFileUses(db, site.id, params.id)).filter(
      ({ kind }) =>
        staffMember && may(staffMember.role, kind === 'product' ? 'products.read' : 'content.read'),
    ),
  }))

  mount(http, contract.describeFile, async ({ db, site, params, body }) =>
    toFileView(await describeFile(db, site.id, params.id, body)),
  )

  mount(http, contract.deleteFile, async ({ db, site, params }) => {
    const keys = await deleteFile({ db, files }, site.id, params.id)
    for (const key of keys) assets.evict(key)
    return {}
  })
}

function toStoredFile(bytes: Uint8Array): StoredFile {
  return { size: bytes.byteLength, stream: () => Readable.from([bytes]) }
}

async function loadFile(db: Db, siteId: string, id: string): Promise<Asset> {
  const asset = (await loadAssetsByIds(db, siteId, [id])).get(id)
  if (!asset) throw filesErrors.unknown()
  return asset
}

async function loadUploadView(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  siteId: string,
  upload: UploadRow,
): Promise<contract.FileUpload> {
  const { id, isPrivate } = upload
  const fileId = isPrivate ? null : upload.fileId
  const assets = await loadAssetsByIds(db, siteId, fileId === null ? [] : [fileId])
  const asset = fileId === null ? undefined : assets.get(fileId)
  return toUploadView(upload, { asset, receivedSize: await getReceivedSize(files, id) })
}
