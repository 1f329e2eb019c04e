import type { WholeCollection } from '../../commerce/catalog/index.ts'
import { faultIn, type KeptRedirect } from '../../content/redirects/index.ts'
import { checkAssets } from './check-assets.ts'
import { checkComments, type TalkFact } from './check-comments.ts'
import { checkDocuments, type DocumentFact } from './check-documents.ts'
import { checkCollections, checkProducts, type ProductFact } from './check-products.ts'
import { checkSite } from './check-site.ts'
import type { AssetFile } from './export-archive.ts'
import { UNFINISHED } from './folder.ts'
import { assetsSchema, FORMAT, redirectsSchema, type SiteFile, siteSchema } from './format.ts'
import { restoredCollections, restoredRoots } from './product-file.ts'
import { type ArchiveFault, Reading } from './reading.ts'
import { collectionsSchema } from './shop-format.ts'
import { type ArchiveEntry, type ArchiveSource, isPartOfArchive, pathFault } from './source.ts'

/** An archive in which nothing is wrong. Documents and products are read again when their turn comes. */
export interface Archive {
  readonly site: SiteFile
  readonly redirects: readonly KeptRedirect[]
  readonly collections: readonly WholeCollection[]
  readonly roots: ReturnType<typeof restoredRoots>
  readonly assets: readonly AssetFile[]
  readonly documents: readonly DocumentFact[]
  readonly comments: readonly TalkFact[]
  readonly products: readonly ProductFact[]
  readonly digest: string
  /** Reads one of its files once more. */
  readonly again: Reading['again']
  /** What is not taken over, and why. */
  readonly remarks: readonly ArchiveFault[]
}

/** Looks through a whole archive before anything is done with it. */
export async function readArchive(
  source: ArchiveSource,
  themesDir?: string,
): Promise<{ readonly archive: Archive } | { readonly faults: readonly ArchiveFault[] }> {
  const reading = new Reading(source)
  const entries = await source.list()
  const paths = checkEntries(reading, entries)
  const site = paths && (await readSite(reading, paths))
  if (!paths || !site) return { faults: reading.faults }
  checkSite(reading, site, themesDir)

  const sizes = new Map(entries.map(({ path, size }) => [path, size]))
  const assets = await readList(reading, paths, 'assets.json', assetsSchema)
  const pictures = (assets ?? []).map((asset) => ({
    ...asset,
    createdAt: new Date(asset.createdAt),
  }))
  if (assets) checkAssets(reading, pictures, sizes)

  const redirects = await readList(reading, paths, 'redirects.json', redirectsSchema)
  const kept = (redirects ?? []).map((each) => ({ ...each, createdAt: new Date(each.createdAt) }))
  const wrong = faultIn(kept)
  if (wrong) reading.fault('redirects.json', `${kept[wrong.at]?.from ?? ''}: ${wrong.message}`)

  const file = 'products/collections.json'
  const shop = await readList(reading, paths, file, collectionsSchema)
  const collections = restoredCollections(shop ?? [])
  const roots = restoredRoots(shop ?? [])
  checkCollections(reading, collections, roots)
  const below = (folder: string) =>
    [...paths].filter((path) => path.startsWith(`${folder}/`) && path !== file).toSorted()
  const products = await checkProducts(reading, below('products'), { site, collections, pictures })
  const documents = await checkDocuments(reading, below('documents'), site)
  const comments = await checkComments(reading, below('comments'), documents)
  if (reading.faults.length > 0) return { faults: reading.faults }
  const { digest, remarks } = reading
  const content = { documents, comments, products, assets: pictures }
  const parts = { site, redirects: kept, collections, roots, ...content }
  const again: Reading['again'] = (path, schema) => reading.again(path, schema)
  return { archive: { ...parts, digest, again, remarks } }
}

/** The paths of an archive's files; undefined when there is no use in reading any. */
function checkEntries(
  reading: Reading,
  entries: readonly ArchiveEntry[],
): ReadonlySet<string> | undefined {
  if (entries.some(({ path }) => path === UNFINISHED)) {
    reading.fault(UNFINISHED, 'The export into this folder was cut short. Export the site again.')
    return undefined
  }
  const seen = new Set<string>()
  const paths = new Set<string>()
  for (const { path, kind } of entries) {
    const fault = pathFault(path.replace(/\/$/, ''))
    const key = path.normalize('NFC').toLowerCase()
    if (fault !== undefined) reading.fault(path, fault)
    else if (seen.has(key)) reading.fault(path, 'There is another file of this name.')
    else if (!isPartOfArchive(path) && !isPartOfArchive(`${path}/x`))
      reading.remark(path, 'This is no part of an archive. It is left out.')
    else if (kind !== 'file')
      reading.fault(path, 'This is a link or a device. An archive has files and folders alone.')
    else if (!path.startsWith('assets/') && !path.endsWith('.json'))
      reading.remark(path, 'This is no file of JSON. It is left out.')
    else paths.add(path)
    seen.add(key)
  }
  return reading.faults.length > 0 ? undefined : paths
}

async function readSite(
  reading: Reading,
  paths: ReadonlySet<string>,
): Promise<SiteFile | undefined> {
  if (!paths.has('site.json')) {
    reading.fault('site.json', 'There is no such file: this is no archive of a site.')
    return undefined
  }
  const json = await reading.json('site.json')
  if (json === undefined) return undefined
  const format = typeof json === 'object' && json !== null && 'format' in json ? json.format : 0
  if (typeof format === 'number' && format > FORMAT) {
    const message = `The archive is of format ${format}; this Vitrine reads up to ${FORMAT}. Bring Vitrine up to date first.`
    reading.fault('site.json', message)
    return undefined
  }
  return reading.parsed('site.json', siteSchema, json)
}

async function readList<S extends Parameters<Reading['read']>[1]>(
  reading: Reading,
  paths: ReadonlySet<string>,
  path: string,
  schema: S,
) {
  if (paths.has(path)) return reading.read(path, schema)
  reading.fault(path, 'There is no such file: the archive is not whole.')
  return undefined
}
