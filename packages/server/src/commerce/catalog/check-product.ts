import type { ProductDraft } from '@vitrine/contract'
import { type Currency, findRepeatedNames, fromCents, isSubscribableType } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { listTaxClasses } from '../../identity/sites/index.ts'
import { loadImagesByIds } from '../../platform/files/store.ts'
import type { FieldErrors } from '../../platform/http/app-error.ts'
import { findProductForm } from './forms/product-form-store.ts'
import type { LockedProduct } from './edit-store.ts'
import type { Collection } from './product.ts'
import { checkSale } from './prices/sale-times.ts'
import { findProductsOfCollection } from './related-store.ts'
import { listSimilarUrlIds } from './save-store.ts'
import { createSlug } from './slug.ts'
import { checkTranslations } from './texts/save-texts.ts'

/** The place of a product: its collection, and the address that was asked for. */
interface Destination {
  readonly id: string
  readonly collection: Collection | undefined
  readonly saved: LockedProduct | undefined
}

type Errors = Record<string, string>

/** Returns an error for everything that keeps a product from being saved, by the path of its field. Times of sales are instants. */
export async function checkProduct(
  db: Db,
  site: { readonly id: string; readonly currency: Currency },
  draft: ProductDraft,
  at: Destination,
): Promise<FieldErrors> {
  const errors: Errors = { ...checkSchedule(draft) }
  await checkAddress(db, site.id, draft, { at, errors })
  await checkImages(db, site.id, draft, { saved: at.saved, errors })
  await checkRelated(db, site.id, draft, { at, errors })
  if (draft.formId !== null && !(await findProductForm(db, site.id, draft.formId)))
    errors['formId'] = 'This form does not exist. Choose another one.'
  if (draft.taxClass !== null && !(await listTaxClasses(db, site.id)).includes(draft.taxClass))
    errors['taxClass'] = 'The store has no such tax class. Choose another one.'
  if (draft.subscriptionPlan !== null && !isSubscribableType(draft.productType))
    errors['subscriptionPlan'] = 'Only physical products and services are sold as subscriptions.'
  await checkTranslations(db, site.id, draft.translations ?? [], { productId: at.id, errors })
  checkNames(draft, errors)
  for (const index of findRepeatedNames(draft.customFields))
    errors[`customFields.${index}.name`] = 'Another custom field has this name.'
  checkVariants(draft, errors, { currency: site.currency, saved: at.saved })
  return errors
}

/** Returns the error of a state that does not match its instant. */
export function checkSchedule({
  status,
  publishAt,
}: Pick<ProductDraft, 'status' | 'publishAt'>): Errors {
  if (status === 'scheduled' && publishAt === null)
    return { publishAt: 'Enter the time from which visitors see this product.' }
  if (status !== 'scheduled' && publishAt !== null)
    return { publishAt: 'Only a scheduled product has a time. Remove it, or choose “scheduled”.' }
  return {}
}

async function checkAddress(
  db: Db,
  siteId: string,
  { collectionId, urlId, title }: ProductDraft,
  { at: { id, collection, saved }, errors }: { readonly at: Destination; readonly errors: Errors },
): Promise<void> {
  if (!collection)
    errors['collectionId'] =
      collectionId === undefined
        ? 'The site has no store page, or more than one. Name the collection of this product.'
        : 'This collection does not exist.'
  if (urlId === undefined) {
    if (createSlug(title) === '') errors['urlId'] = 'Enter a URL: the title has no letters.'
    return
  }
  if (urlId === saved?.urlId && collection?.id === saved.collectionId) return
  if (createSlug(urlId) !== urlId)
    errors['urlId'] = 'Use lower-case letters and digits, joined by hyphens.'
  else if (collection) {
    const taken = await listSimilarUrlIds(db, siteId, { id, collectionId: collection.id, urlId })
    if (taken.includes(urlId))
      errors['urlId'] = 'Another product has this URL. Choose a different one.'
  }
}

async function checkImages(
  db: Db,
  siteId: string,
  { images }: ProductDraft,
  { saved, errors }: { readonly saved: LockedProduct | undefined; readonly errors: Errors },
): Promise<void> {
  const assetIds = images.flatMap(({ assetId }) => assetId ?? [])
  const assets = await loadImagesByIds(db, siteId, assetIds)
  const savedIds = new Set(saved?.images.map(({ id }) => id))
  const seen = new Set<string>()
  for (const [index, { id, assetId }] of images.entries()) {
    if (assetId !== null && !assets.has(assetId.toLowerCase()))
      errors[`images.${index}.assetId`] = 'This image does not exist. Upload it first.'
    if (id === undefined && assetId === null)
      errors[`images.${index}.assetId`] = 'A new image needs the ID of an uploaded image.'
    if (id === undefined) continue
    if (!savedIds.has(id)) errors[`images.${index}.id`] = 'This product has no such image.'
    else if (seen.has(id)) errors[`images.${index}.id`] = 'This image is listed twice.'
    seen.add(id)
  }
}

async function checkRelated(
  db: Db,
  siteId: string,
  { relatedIds }: ProductDraft,
  { at: { id, collection }, errors }: { readonly at: Destination; readonly errors: Errors },
): Promise<void> {
  if (relatedIds.length === 0 || !collection) return
  const known = await findProductsOfCollection(db, siteId, collection.id, relatedIds)
  for (const [index, relatedId] of relatedIds.entries()) {
    const at = `relatedIds.${index}`
    if (relatedId === id) errors[at] = 'A product is not related to itself. Choose another one.'
    else if (!known.has(relatedId))
      errors[at] = 'The store of this product has no such product. Choose another one.'
    else if (relatedIds.indexOf(relatedId) !== index) errors[at] = 'This product is listed twice.'
  }
}

function checkNames({ optionNames }: ProductDraft, errors: Errors): void {
  const names = optionNames.map((name) => name.trim())
  for (const [index, name] of names.entries())
    if (names.indexOf(name) !== index)
      errors[`optionNames.${index}`] = 'Two options have this name.'
}

function checkVariants(
  { variants, optionNames, images }: ProductDraft,
  errors: Errors,
  { currency, saved }: { readonly currency: Currency; readonly saved: LockedProduct | undefined },
): void {
  const isRepeated = { id: trackRepeats(), sku: trackRepeats(), options: trackRepeats() }
  for (const [index, variant] of variants.entries()) {
    const { id, sku, optionValues, imageIndex, stock } = variant
    const at = (field: string) => `variants.${index}.${field}`
    if (id !== undefined && !saved?.committed.has(id))
      errors[at('id')] = 'This product has no such variant.'
    else if (isRepeated.id(id)) errors[at('id')] = 'This variant is listed twice.'
    const committed = saved?.committed.get(id ?? '') ?? 0
    if (!stock.unlimited && (stock.onHand ?? committed) < committed)
      errors[at('stock.onHand')] =
        `${committed} units are committed to orders and open checkouts. Set as many, or change the stock under Inventory.`
    if (isRepeated.sku(sku?.trim()))
      errors[at('sku')] = 'This SKU is used by another variant. Choose a different one.'
    if (optionValues.length !== optionNames.length)
      errors[at('optionValues')] =
        `Enter a value for each of the ${optionNames.length} options of the product.`
    else if (isRepeated.options(JSON.stringify(optionValues.map((value) => value.trim()))))
      errors[at('optionValues')] = 'Another variant has the same options.'
    for (const [field, error] of Object.entries(checkSale(variant))) errors[at(field)] = error
    for (const field of ['priceCents', 'salePriceCents'] as const)
      if (!isAmount(variant[field] ?? 0, currency))
        errors[at(field)] = `This is not a whole amount of ${currency}.`
    if (imageIndex !== null && imageIndex >= images.length)
      errors[at('imageIndex')] = 'The product has no image at this index.'
  }
}

/** Returns a function that tells whether it was called with the same value before. */
function trackRepeats() {
  const seen = new Set<string>()
  return (value: string | undefined) => {
    if (value === undefined) return false
    const isRepeat = seen.has(value)
    seen.add(value)
    return isRepeat
  }
}

function isAmount(cents: number, currency: Currency): boolean {
  try {
    return fromCents(cents, currency).minor >= 0n
  } catch {
    return false
  }
}
