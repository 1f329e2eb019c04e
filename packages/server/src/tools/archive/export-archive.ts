import { assetUrl } from '../../platform/files/asset-url.ts'
import { bytesOf, type FileStore } from '../../platform/files/file-store.ts'
import { type Asset, assetsOf } from '../../platform/files/store.ts'
import { productIds, wholeCollections, wholeProduct } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { besideDocuments } from '../../content/documents/index.ts'
import { cardsWithBalance } from '../../commerce/payments/index.ts'
import { keptRedirects } from '../../content/redirects/index.ts'
import { rootCategories } from '../../audience/structure/index.ts'
import { exportComments } from './export-comments.ts'
import { exportDocuments, type Writing } from './export-documents.ts'
import type { SiteFile } from './format.ts'
import { archiveJson } from './json.ts'
import { Names } from './names.ts'
import { collectionsFile, productFile } from './product-file.ts'
import { siteFile } from './site-file.ts'
import type { ArchiveSink } from './source.ts'

export interface ArchivePorts {
  readonly db: Db
  readonly files: FileStore
}

export interface Exported {
  readonly site: SiteFile
  readonly documents: number
  readonly comments: number
  readonly products: number
  readonly pictures: number
  readonly redirects: number
  /** What there is in the site that an archive does not hold, in words. */
  readonly leftOut: readonly string[]
}

const LOCKED = 'The password of the site: it stays closed after an import until one is set again.'

/** Writes a whole site, as it is at one moment. The same site is always the same files. */
export async function exportArchive(
  { db, files }: ArchivePorts,
  siteId: string,
  sink: ArchiveSink,
): Promise<Exported> {
  const write = (path: string, value: unknown) => sink.write(path, archiveJson(value))
  const { assets, ...exported } = await db.transaction(
    async (tx) => {
      const site = await siteFile(tx, siteId)
      await write('site.json', site)
      const documents = await exportDocuments(tx, siteId, { site, write })
      const comments = await exportComments(tx, siteId, { write, paths: documents.paths })
      const products = await exportProducts(tx, siteId, { site, write })
      const redirects = await keptRedirects(tx, siteId)
      await write('redirects.json', redirects)
      const pictures = await assetsOf(tx, siteId)
      const beside = await besideOf(tx, siteId)
      return {
        site,
        documents: documents.count,
        comments: comments.count,
        products: products.count,
        pictures: pictures.length,
        redirects: redirects.length,
        leftOut: [
          ...(site.locked ? [LOCKED] : []),
          ...documents.leftOut,
          ...comments.leftOut,
          ...products.leftOut,
          ...beside,
        ],
        assets: pictures,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  // What lies under a key never changes.
  const written: AssetFile[] = []
  const lost: string[] = []
  for (const { originalKey, ...asset } of assets) {
    const bytes = await storedBytes(files, asset.fileKey)
    if (!bytes) throw new Error(missing(asset))
    await sink.write(assetPath(asset), bytes)
    const original = originalKey === null ? undefined : await storedBytes(files, originalKey)
    if (originalKey === null || !original) {
      if (originalKey !== null) lost.push(lostOriginal(asset))
      written.push(asset)
      continue
    }
    await sink.write(originalPath({ ...asset, originalKey }), original)
    written.push({ ...asset, originalKey })
  }
  await write('assets.json', written)
  return { ...exported, leftOut: [...exported.leftOut, ...lost] }
}

/** A picture as `assets.json` has it. */
export type AssetFile = Asset & { readonly originalKey?: string | undefined }

/** Where the bytes of a picture lie in an archive. */
export function assetPath(asset: Pick<Asset, 'fileKey' | 'contentType'>): string {
  return assetUrl(asset).slice(1)
}

/** Where what was given lies, of a picture that is served as something else. */
export function originalPath(asset: {
  readonly originalKey: string
  readonly contentType: string
}): string {
  return assetUrl({ ...asset, fileKey: `originals/${asset.originalKey}` }).slice(1)
}

async function storedBytes(files: FileStore, key: string): Promise<Uint8Array | undefined> {
  const stored = await files.readFile(key)
  return stored && bytesOf(stored)
}

function missing({ filename, fileKey }: Asset): string {
  return `The picture “${filename}” (${fileKey}) is missing from the folder of files. Bring it back, or delete the picture.`
}

function lostOriginal({ filename }: Asset): string {
  return `The original of the picture “${filename}”, which is missing from the folder of files: the archive has it as it is shown.`
}

async function exportProducts(tx: Db, siteId: string, { site, write }: Writing) {
  const collections = await wholeCollections(tx, siteId)
  await write(
    'products/collections.json',
    collectionsFile(collections, await rootCategories(tx, siteId)),
  )
  const names = new Names()
  const folders = new Map(
    collections.map(({ id, urlId }) => [id, names.give('products', urlId)] as const),
  )
  const ids = await productIds(tx, siteId)
  let promised = 0n
  for (const id of ids) {
    const whole = await wholeProduct(tx, siteId, id)
    const folder = folders.get(whole?.collectionId ?? '')
    if (!whole || folder === undefined) continue
    const path = `${names.give(folder, whole.urlId)}.json`
    await write(path, productFile(whole, site.store.currency))
    for (const { committed } of whole.variants) promised += committed
  }
  const leftOut =
    promised === 0n
      ? []
      : [
          `Pieces that orders have put aside: ${promised}. The archive counts all that is on hand, and knows no orders.`,
        ]
  return { count: ids.length, leftOut }
}

async function besideOf(tx: Db, siteId: string): Promise<readonly string[]> {
  const { scheduled, inTrash, openReviews } = await besideDocuments(tx, siteId)
  const cards = await cardsWithBalance(tx, siteId)
  const lines = scheduled.map(({ label, action, runAt }) => {
    const name = label === '' ? '' : `“${label}”, `
    const what = action === 'publish' ? 'published' : 'taken away'
    return `What is scheduled: ${name}to be ${what} at ${runAt.toISOString()}. Schedule it again after an import.`
  })
  return [
    ...lines,
    ...(inTrash > 0 ? [`Documents in the trash: ${inTrash}.`] : []),
    ...(openReviews > 0 ? [`Requests for review that nobody answered: ${openReviews}.`] : []),
    ...(cards > 0 ? [`Gift cards that can still be paid with: ${cards}.`] : []),
  ]
}
