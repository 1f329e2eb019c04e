import type { WholeCollection } from '../../commerce/catalog/index.ts'
import type { Asset } from '../../platform/files/store.ts'
import type { SiteFile } from './format.ts'
import { type ProductFile, productSchema } from './shop-format.ts'
import type { Reading } from './reading.ts'

export interface ProductFact {
  readonly path: string
  readonly id: string
}

interface Around {
  readonly site: SiteFile
  readonly collections: readonly WholeCollection[]
  readonly pictures: readonly Asset[]
}

/** Ids that stand once, addresses that stand once, and a tree that is one. */
export function checkCollections(
  reading: Reading,
  collections: readonly WholeCollection[],
  roots: readonly { readonly id: string; readonly displayName: string }[],
): void {
  const fault = (message: string) => reading.fault('products/collections.json', message)
  const ids = new Once((name) => fault(`${name} is there twice.`))
  for (const { id, displayName } of roots) ids.take(`The id ${id} of “${displayName}”`, id)
  for (const { id, urlId, title, categories } of collections) {
    ids.take(`The id ${id} of “${title}”`, id)
    ids.take(`The address “${urlId}”`, `url ${urlId}`)
    const parents = new Map(categories.map((category) => [category.id, category.parentId]))
    for (const { id: categoryId, parentId, displayName, urlId: address } of categories) {
      ids.take(`The id ${categoryId} of “${displayName}”`, categoryId)
      ids.take(`The address “${address}”`, `url ${id} ${parentId ?? ''} ${address}`)
      if (parentId !== null && !parents.has(parentId))
        fault(`“${displayName}” of “${title}”: the category above it is not there.`)
      if (isBelowItself(parents, categoryId))
        fault(`“${displayName}” of “${title}” is below itself.`)
    }
  }
}

function isBelowItself(parents: ReadonlyMap<string, string | null>, id: string): boolean {
  const seen = new Set<string>()
  for (let at: string | null | undefined = id; at; at = parents.get(at)) {
    if (seen.has(at)) return true
    seen.add(at)
  }
  return false
}

/** Every product, and what it refers to. */
export async function checkProducts(
  reading: Reading,
  paths: readonly string[],
  { site, collections, pictures }: Around,
): Promise<readonly ProductFact[]> {
  const known = {
    collections: new Set(collections.map(({ id }) => id)),
    categories: new Map(
      collections.flatMap(({ id, categories }) =>
        categories.map((category) => [category.id, id] as const),
      ),
    ),
    pictures: new Set(pictures.map(({ id }) => id)),
  }
  const facts: ProductFact[] = []
  let path = ''
  const ids = new Once((name) => reading.fault(path, `${name} is there twice.`))
  for (path of paths) {
    if (reading.isHopeless) break
    const file = await reading.read(path, productSchema)
    if (!file) continue
    const fault = (message: string) => reading.fault(path, message)
    if (file.currency !== site.store.currency)
      fault(`The prices are in ${file.currency}; the site sells in ${site.store.currency}.`)
    if (!known.collections.has(file.collectionId))
      fault(`collectionId: there is no collection ${file.collectionId}.`)
    for (const id of file.categoryIds)
      if (known.categories.get(id) !== file.collectionId)
        fault(`categoryIds: the collection has no category ${id}.`)
    checkParts(file, known.pictures, fault)
    takeAll(ids, file)
    facts.push({ path, id: file.id })
  }
  return facts
}

function checkParts(
  { images, variants, categoryIds }: ProductFile,
  pictures: ReadonlySet<string>,
  fault: (message: string) => void,
): void {
  const own = new Set(images.map(({ id }) => id))
  for (const { assetId, source } of images)
    if (assetId !== null && !pictures.has(assetId))
      fault(`images: assets.json has no picture ${assetId}, for “${source}”.`)
  if (new Set(categoryIds).size < categoryIds.length) fault('categoryIds: one is there twice.')
  for (const { sku, imageId, onSale, salePriceMinor } of variants) {
    if (imageId !== null && !own.has(imageId))
      fault(`variants › “${sku}”: the product has no picture ${imageId}.`)
    if (onSale && salePriceMinor === null)
      fault(`variants › “${sku}”: it is on sale and has no sale price.`)
  }
}

function takeAll(ids: Once, file: ProductFile): void {
  ids.take(`The id ${file.id}`, file.id)
  ids.take(`The address “${file.urlId}”`, `url ${file.collectionId} ${file.urlId}`)
  if (file.sourceKey !== null)
    ids.take(`The sourceKey “${file.sourceKey}”`, `source ${file.sourceKey}`)
  for (const { id } of file.images) ids.take(`The picture ${id}`, `image ${id}`)
  for (const { id, sku, optionValues } of file.variants) {
    ids.take(`The variant ${id}`, `variant ${id}`)
    ids.take(`The sku “${sku}”`, `sku ${file.id} ${sku}`)
    ids.take(
      `A variant “${optionValues.join(', ')}”`,
      `options ${file.id} ${JSON.stringify(optionValues)}`,
    )
  }
}

/** Keeps what there may be one of. */
class Once {
  readonly #taken = new Set<string>()
  readonly #complain: (name: string) => void

  constructor(complain: (name: string) => void) {
    this.#complain = complain
  }

  take(name: string, key: string): void {
    if (this.#taken.has(key)) this.#complain(name)
    this.#taken.add(key)
  }
}
