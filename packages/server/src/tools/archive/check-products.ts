import type { StoredCollection } from '../../commerce/catalog/index.ts'
import type { Asset } from '../../platform/files/store.ts'
import type { SiteFile } from './format.ts'
import { type ProductFile, productSchema } from './shop-format.ts'
import type { ArchiveReader } from './archive-reader.ts'

export interface ProductEntry {
  readonly path: string
  readonly id: string
}

interface ProductContext {
  readonly site: SiteFile
  readonly collections: readonly StoredCollection[]
  readonly assets: readonly Asset[]
}

/** Checks that ids and addresses are unique and that categories form a tree. */
export function checkCollections(
  reader: ArchiveReader,
  collections: readonly StoredCollection[],
  roots: readonly { readonly id: string; readonly displayName: string }[],
): void {
  const addError = (message: string) => reader.addError('products/collections.json', message)
  const ids = new UniqueKeys((name) => addError(`Duplicate ${name}.`))
  for (const { id, displayName } of roots) ids.take(`id ${id} of “${displayName}”`, id)
  for (const { id, urlId, title, categories } of collections) {
    ids.take(`id ${id} of “${title}”`, id)
    ids.take(`address “${urlId}”`, `url ${urlId}`)
    const parents = new Map(categories.map((category) => [category.id, category.parentId]))
    for (const { id: categoryId, parentId, displayName, urlId: address } of categories) {
      ids.take(`id ${categoryId} of “${displayName}”`, categoryId)
      ids.take(`address “${address}”`, `url ${id} ${parentId ?? ''} ${address}`)
      if (parentId !== null && !parents.has(parentId))
        addError(`“${displayName}” of “${title}”: its parent category is missing.`)
      if (isBelowItself(parents, categoryId))
        addError(`“${displayName}” of “${title}” is its own ancestor.`)
    }
  }
}

function isBelowItself(parents: ReadonlyMap<string, string | null>, id: string): boolean {
  const seen = new Set<string>()
  for (let each: string | null | undefined = id; each; each = parents.get(each)) {
    if (seen.has(each)) return true
    seen.add(each)
  }
  return false
}

/** Checks every product and its references. */
export async function checkProducts(
  reader: ArchiveReader,
  paths: readonly string[],
  { site, collections, assets }: ProductContext,
): Promise<readonly ProductEntry[]> {
  const known = {
    collections: new Set(collections.map(({ id }) => id)),
    categories: new Map(
      collections.flatMap(({ id, categories }) =>
        categories.map((category) => [category.id, id] as const),
      ),
    ),
    images: new Set(assets.map(({ id }) => id)),
  }
  const facts: ProductEntry[] = []
  let path = ''
  const ids = new UniqueKeys((name) => reader.addError(path, `Duplicate ${name}.`))
  for (path of paths) {
    if (reader.hasTooManyErrors) break
    const file = await reader.read(path, productSchema)
    if (!file) continue
    const addError = (message: string) => reader.addError(path, message)
    if (file.currency !== site.store.currency)
      addError(
        `The prices are in ${file.currency}; the store's currency is ${site.store.currency}.`,
      )
    if (!known.collections.has(file.collectionId))
      addError(`collectionId: there is no collection ${file.collectionId}.`)
    for (const id of file.categoryIds)
      if (known.categories.get(id) !== file.collectionId)
        addError(`categoryIds: the collection has no category ${id}.`)
    checkParts(file, known.images, addError)
    takeKeys(ids, file)
    facts.push({ path, id: file.id })
  }
  return facts
}

function checkParts(
  { images, variants, categoryIds }: ProductFile,
  imageIds: ReadonlySet<string>,
  addError: (message: string) => void,
): void {
  const own = new Set(images.map(({ id }) => id))
  for (const { assetId, source } of images)
    if (assetId !== null && !imageIds.has(assetId))
      addError(`images: assets.json has no image ${assetId} for “${source}”.`)
  if (new Set(categoryIds).size < categoryIds.length) addError('categoryIds: duplicate id.')
  for (const { sku, imageId, onSale, salePriceMinor, ...rest } of variants) {
    if (imageId !== null && !own.has(imageId))
      addError(`variants › “${sku}”: the product has no image ${imageId}.`)
    if (onSale && salePriceMinor === null)
      addError(`variants › “${sku}”: it is on sale without a sale price.`)
    const { saleStartsAt, saleEndsAt, prices = [] } = rest
    if (saleStartsAt !== null && saleEndsAt !== null && saleEndsAt < saleStartsAt)
      addError(`variants › “${sku}”: its sale ends before it starts.`)
    if (new Set(prices.map(({ changedAt }) => changedAt)).size < prices.length)
      addError(`variants › “${sku}”: prices: duplicate changedAt.`)
  }
}

function takeKeys(ids: UniqueKeys, file: ProductFile): void {
  ids.take(`id ${file.id}`, file.id)
  ids.take(`address “${file.urlId}”`, `url ${file.collectionId} ${file.urlId}`)
  if (file.sourceKey !== null) ids.take(`sourceKey “${file.sourceKey}”`, `source ${file.sourceKey}`)
  for (const { id } of file.images) ids.take(`image ${id}`, `image ${id}`)
  for (const { id, sku, optionValues } of file.variants) {
    ids.take(`variant ${id}`, `variant ${id}`)
    ids.take(`sku “${sku}”`, `sku ${file.id} ${sku}`)
    ids.take(
      `variant “${optionValues.join(', ')}”`,
      `options ${file.id} ${JSON.stringify(optionValues)}`,
    )
  }
}

/** Reports keys that are not unique. */
class UniqueKeys {
  readonly #taken = new Set<string>()
  readonly #reportDuplicate: (name: string) => void

  constructor(reportDuplicate: (name: string) => void) {
    this.#reportDuplicate = reportDuplicate
  }

  take(name: string, key: string): void {
    if (this.#taken.has(key)) this.#reportDuplicate(name)
    this.#taken.add(key)
  }
}
