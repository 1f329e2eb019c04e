import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import { readBytes, type FileStore } from '../../platform/files/file-store.ts'
import { type Asset, isImage, listAssets } from '../../platform/files/store.ts'
import {
  listProductIds,
  listStoredCollections,
  loadStoredProduct,
} from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { loadUnexportedState } from '../../content/documents/index.ts'
import { countGiftCardsWithBalance } from '../../commerce/payments/index.ts'
import { loadArchivedRedirects } from '../../content/redirects/index.ts'
import { rootCategories } from '../../audience/structure/index.ts'
import { exportComments } from './export-comments.ts'
import { exportRecords } from './records/export-records.ts'
import { exportDocuments, type ExportContext } from './export-documents.ts'
import type { SiteFile } from './format.ts'
import { serializeJson } from './json.ts'
import { FileNames } from './file-names.ts'
import { toCollectionsFile, toProductFile } from './product-file.ts'
import { loadSiteFile } from './site-file.ts'
import { exportThemes } from './themes/export-themes.ts'
import type { ArchiveSink } from './source.ts'

export interface ArchivePorts {
  readonly db: Db
  readonly files: FileStore
}

export interface ExportResult {
  readonly site: SiteFile
  readonly documents: number
  readonly comments: number
  readonly products: number
  readonly images: number
  readonly redirects: number
  /** The number of files with records of the shop; undefined without them. */
  readonly records: number | undefined
  /** The parts of the site that were skipped, as sentences. */
  readonly omitted: readonly string[]
}

const LOCKED = 'Site password: the site stays closed after an import until you set a new password.'

/**
 * Exports a consistent snapshot of a whole site. The same site always gives the same files. With `hasRecords`, the archive has the
 * records of the shop: orders, customers, and all else that names people.
 */
export async function exportArchive(
  { db, files }: ArchivePorts,
  siteId: string,
  sink: ArchiveSink,
  { hasRecords = false }: { readonly hasRecords?: boolean } = {},
): Promise<ExportResult> {
  const write = (path: string, value: unknown) => sink.write(path, serializeJson(value))
  const { assets, ...exported } = await db.transaction(
    async (tx) => {
      const site = await loadSiteFile(tx, siteId)
      await write('site.json', site)
      const documents = await exportDocuments(tx, siteId, { site, write })
      const comments = await exportComments(tx, siteId, { write, paths: documents.paths })
      const products = await exportProducts(tx, siteId, { site, write })
      await exportThemes(tx, siteId, write)
      const redirects = await loadArchivedRedirects(tx, siteId)
      await write('redirects.json', redirects)
      const images = await listAssets(tx, siteId)
      const records = hasRecords ? await exportRecords(tx, siteId, write) : undefined
      const others = await listOmitted(tx, siteId, hasRecords)
      return {
        site,
        ...{ documents: documents.count, comments: comments.count, products: products.count },
        images: images.length,
        redirects: redirects.length,
        records,
        omitted: [
          ...(site.locked ? [LOCKED] : []),
          ...documents.omitted,
          ...comments.omitted,
          ...(hasRecords ? [] : products.omitted),
          ...others,
        ],
        assets: images,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  // Files never change under their key.
  const written: AssetFile[] = []
  const missingOriginals: string[] = []
  for (const { originalKey, ...asset } of assets) {
    const file = await files.readFile(asset.fileKey)
    if (!file) throw new Error(formatMissingFile(asset))
    // An image is compared with the file that is there; others can be too large for that.
    const bytes = isImage(asset) ? await readBytes(file) : file.stream()
    await sink.write(getAssetPath(asset), bytes)
    const original = originalKey === null ? undefined : await loadFile(files, originalKey)
    if (originalKey === null || !original) {
      if (originalKey !== null) missingOriginals.push(formatMissingOriginal(asset))
      written.push(asset)
      continue
    }
    await sink.write(getOriginalPath({ ...asset, originalKey }), original)
    written.push({ ...asset, originalKey })
  }
  await write('assets.json', written)
  return { ...exported, omitted: [...exported.omitted, ...missingOriginals] }
}

/** A file in `assets.json`. */
export type AssetFile = Asset & { readonly originalKey?: string | undefined }

/** Returns the path of a file in an archive. */
export function getAssetPath(asset: Pick<Asset, 'fileKey' | 'contentType'>): string {
  return formatAssetUrl(asset).slice(1)
}

/** Returns the path of the original of an image that is served in another format. */
export function getOriginalPath(asset: {
  readonly originalKey: string
  readonly contentType: string
}): string {
  return formatAssetUrl({ ...asset, fileKey: `originals/${asset.originalKey}` }).slice(1)
}

async function loadFile(files: FileStore, key: string): Promise<Uint8Array | undefined> {
  const stored = await files.readFile(key)
  return stored && readBytes(stored)
}

function formatMissingFile({ filename, fileKey }: Asset): string {
  return `The bytes of the file “${filename}” (${fileKey}) are missing. Restore them or delete the file.`
}

function formatMissingOriginal({ filename }: Asset): string {
  return `Original of the image “${filename}”: the file is missing. The archive has the image as it is shown.`
}

async function exportProducts(tx: Db, siteId: string, { site, write }: ExportContext) {
  const collections = await listStoredCollections(tx, siteId)
  await write(
    'products/collections.json',
    toCollectionsFile(collections, await rootCategories(tx, siteId)),
  )
  const names = new FileNames()
  const folders = new Map(
    collections.map(({ id, urlId }) => [id, names.assign('products', urlId)] as const),
  )
  const ids = await listProductIds(tx, siteId)
  let committedCount = 0n
  for (const id of ids) {
    const whole = await loadStoredProduct(tx, siteId, id)
    const folder = folders.get(whole?.collectionId ?? '')
    if (!whole || folder === undefined) continue
    const path = `${names.assign(folder, whole.urlId)}.json`
    await write(path, toProductFile(whole, site.store.currency))
    for (const { committed } of whole.variants) committedCount += committed
  }
  const omitted =
    committedCount === 0n
      ? []
      : [
          `Stock committed to orders: ${committedCount}. The archive has no orders and counts all stock on hand as available.`,
        ]
  return { count: ids.length, omitted }
}

async function listOmitted(
  tx: Db,
  siteId: string,
  hasRecords: boolean,
): Promise<readonly string[]> {
  const { scheduled, inTrash, openReviews } = await loadUnexportedState(tx, siteId)
  const cards = await countGiftCardsWithBalance(tx, siteId)
  const lines = scheduled.map(({ label, action, runAt }) => {
    const name = label === '' ? '' : `“${label}”, `
    const kind = action === 'publish' ? 'publication' : 'unpublication'
    return `Scheduled ${kind}: ${name}${runAt.toISOString()}. Schedule it again after an import.`
  })
  return [
    ...lines,
    ...(inTrash > 0 ? [`Documents in the trash: ${inTrash}.`] : []),
    ...(openReviews > 0 ? [`Open review requests: ${openReviews}.`] : []),
    ...(cards > 0 && !hasRecords ? [`Gift cards with a balance: ${cards}.`] : []),
  ]
}
