import type { StoredCollection } from '../../commerce/catalog/index.ts'
import { findRedirectIssue, type ArchivedRedirect } from '../../content/redirects/index.ts'
import { checkAssets } from './check-assets.ts'
import { checkComments, type CommentsEntry } from './check-comments.ts'
import { checkDocuments, type DocumentEntry } from './check-documents.ts'
import { checkCollections, checkProducts, type ProductEntry } from './check-products.ts'
import { checkSite } from './check-site.ts'
import type { AssetFile } from './export-archive.ts'
import { UNFINISHED } from './folder.ts'
import { assetsSchema, FORMAT, redirectsSchema, type SiteFile, siteSchema } from './format.ts'
import { fromCollectionsFile, getRoots } from './product-file.ts'
import { type ArchiveIssue, ArchiveReader } from './archive-reader.ts'
import { checkRecords, type RecordEntry } from './records/record-files.ts'
import { collectionsSchema } from './shop-format.ts'
import { checkThemes, type ThemeEntry } from './themes/check-themes.ts'
import { type ArchiveEntry, type ArchiveSource, isPartOfArchive, validatePath } from './source.ts'

/** A valid archive. Documents, comments and products are read again when they are imported. */
export interface Archive {
  readonly site: SiteFile
  readonly redirects: readonly ArchivedRedirect[]
  readonly collections: readonly StoredCollection[]
  readonly roots: ReturnType<typeof getRoots>
  readonly assets: readonly AssetFile[]
  readonly documents: readonly DocumentEntry[]
  readonly comments: readonly CommentsEntry[]
  readonly products: readonly ProductEntry[]
  readonly records: readonly RecordEntry[]
  readonly themes: readonly ThemeEntry[]
  readonly digest: string
  /** Reads one of its files again. */
  readonly readAgain: ArchiveReader['readAgain']
  /** The files that are skipped, with the reason. */
  readonly remarks: readonly ArchiveIssue[]
}

/** Reads and checks a whole archive before it is imported. */
export async function readArchive(
  source: ArchiveSource,
  themesDir?: string,
): Promise<{ readonly archive: Archive } | { readonly errors: readonly ArchiveIssue[] }> {
  const reader = new ArchiveReader(source)
  const entries = await source.list()
  const paths = checkEntries(reader, entries)
  const site = paths && (await readSite(reader, paths))
  if (!paths || !site) return { errors: reader.errors }
  checkSite(reader, site, themesDir)

  const sizes = new Map(entries.map(({ path, size }) => [path, size]))
  const assets = await readList(reader, paths, 'assets.json', assetsSchema)
  const images = (assets ?? []).map((asset) => ({
    ...asset,
    createdAt: new Date(asset.createdAt),
  }))
  if (assets) checkAssets(reader, images, sizes)

  const redirects = await readList(reader, paths, 'redirects.json', redirectsSchema)
  const restoredRedirects = (redirects ?? []).map((each) => ({
    ...each,
    createdAt: new Date(each.createdAt),
  }))
  const issue = findRedirectIssue(restoredRedirects)
  if (issue)
    reader.addError(
      'redirects.json',
      `${restoredRedirects[issue.at]?.from ?? ''}: ${issue.message}`,
    )

  const file = 'products/collections.json'
  const collectionsFile = await readList(reader, paths, file, collectionsSchema)
  const collections = fromCollectionsFile(collectionsFile ?? [])
  const roots = getRoots(collectionsFile ?? [])
  checkCollections(reader, collections, roots)
  const listFolder = (folder: string) =>
    [...paths].filter((path) => path.startsWith(`${folder}/`) && path !== file).toSorted()
  const products = await checkProducts(reader, listFolder('products'), {
    site,
    collections,
    assets: images,
  })
  const documents = await checkDocuments(reader, listFolder('documents'), site)
  const comments = await checkComments(reader, listFolder('comments'), documents)
  const records = await checkRecords(reader, listFolder('records'))
  const themes = await checkThemes(reader, listFolder('themes'), { site, themesDir })
  if (reader.errors.length > 0) return { errors: reader.errors }
  const { digest, remarks } = reader
  const content = { documents, comments, products, records, themes, assets: images }
  const parts = { site, redirects: restoredRedirects, collections, roots, ...content }
  const readAgain: ArchiveReader['readAgain'] = (path, schema) => reader.readAgain(path, schema)
  return { archive: { ...parts, digest, readAgain, remarks } }
}

/** Checks the files of an archive and returns their paths; undefined if there are errors. */
function checkEntries(
  reader: ArchiveReader,
  entries: readonly ArchiveEntry[],
): ReadonlySet<string> | undefined {
  if (entries.some(({ path }) => path === UNFINISHED)) {
    reader.addError(UNFINISHED, 'The export into this folder is unfinished. Export the site again.')
    return undefined
  }
  const seen = new Set<string>()
  const paths = new Set<string>()
  for (const { path, kind } of entries) {
    const error = validatePath(path.replace(/\/$/, ''))
    const key = path.normalize('NFC').toLowerCase()
    if (error !== undefined) reader.addError(path, error)
    else if (seen.has(key)) reader.addError(path, 'Another file has the same name.')
    else if (!isPartOfArchive(path) && !isPartOfArchive(`${path}/x`))
      reader.addRemark(path, 'This file is not part of an archive. It is skipped.')
    else if (kind !== 'file')
      reader.addError(path, 'This is a link or a device. An archive has only files and folders.')
    else if (!path.startsWith('assets/') && !path.endsWith('.json'))
      reader.addRemark(path, 'This is not a JSON file. It is skipped.')
    else paths.add(path)
    seen.add(key)
  }
  return reader.errors.length > 0 ? undefined : paths
}

async function readSite(
  reader: ArchiveReader,
  paths: ReadonlySet<string>,
): Promise<SiteFile | undefined> {
  if (!paths.has('site.json')) {
    reader.addError('site.json', 'File not found: this folder is not an archive of a site.')
    return undefined
  }
  const json = await reader.readJson('site.json')
  if (json === undefined) return undefined
  const format = typeof json === 'object' && json !== null && 'format' in json ? json.format : 0
  if (typeof format === 'number' && format > FORMAT) {
    const message = `The archive has format ${format}; this version of Vitrine supports up to ${FORMAT}. Update Vitrine first.`
    reader.addError('site.json', message)
    return undefined
  }
  return reader.parse('site.json', siteSchema, json)
}

async function readList<S extends Parameters<ArchiveReader['read']>[1]>(
  reader: ArchiveReader,
  paths: ReadonlySet<string>,
  path: string,
  schema: S,
) {
  if (paths.has(path)) return reader.read(path, schema)
  reader.addError(path, 'File not found: the archive is incomplete.')
  return undefined
}
