import type { ProductDraft } from '@vitrine/contract'
import { fromCents } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact, withRetries } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { checkProduct, checkSchedule } from './check-product.ts'
import { listCollections } from './collection-store.ts'
import {
  findNextDisplayIndex,
  type LockedProduct,
  lockEditedProduct,
  updateProductStatus,
} from './edit-store.ts'
import { catalogErrors } from './errors.ts'
import { resolveSaleTimes, toInstant } from './prices/sale-times.ts'
import type { Collection } from './product.ts'
import type { ImageInput, VariantInput } from './product-input.ts'
import { toVisibility } from './product-status.ts'
import { saveProduct } from './save-product.ts'
import { createSlug } from './slug.ts'
import { toProductTexts } from './texts/save-texts.ts'

/** The site of a product; local times are in its time zone. */
type StoreSite = Pick<Site, 'id' | 'timeZone'> & { readonly store: Pick<Site['store'], 'currency'> }

/** A change of a product, with the version that its author saw. */
interface Edit {
  readonly id: string
  readonly version: number
}

/** The SQLSTATEs of a URL taken, or an image deleted, since the check; another check then names the field. */
const CONFLICTS = ['23505', '23503']

/** Creates a product. Resolves to its id. Throws `catalog.invalidProduct` with all errors. */
export async function createProduct(db: Db, site: StoreSite, draft: ProductDraft): Promise<string> {
  const create = () =>
    transact(db, (tx) => writeProduct(tx, site, draft, { id: newId(), saved: undefined }))
  return withRetries(create, CONFLICTS)
}

/**
 * Replaces a product. Throws `catalog.unknownProduct`, `catalog.staleProduct` after another change, and
 * `catalog.invalidProduct` with all errors.
 */
export async function changeProduct(
  db: Db,
  site: StoreSite,
  edit: Edit,
  draft: ProductDraft,
): Promise<string> {
  const change = () =>
    transact(db, async (tx) => {
      const saved = await lockVersion(tx, site.id, edit)
      return writeProduct(tx, site, draft, { id: edit.id, saved })
    })
  return withRetries(change, CONFLICTS)
}

/** Changes the state of a product. Throws `catalog.unknownProduct`, `.staleProduct` and `.invalidProduct`. */
export async function changeProductStatus(
  db: Db,
  site: StoreSite,
  edit: Edit,
  { status, publishAt }: Pick<ProductDraft, 'status' | 'publishAt'>,
): Promise<void> {
  const errors = checkSchedule({ status, publishAt })
  if (Object.keys(errors).length > 0) throw catalogErrors.invalidProduct({ errors })
  await transact(db, async (tx) => {
    await lockVersion(tx, site.id, edit)
    const instant = await toInstant(tx, site, publishAt)
    await updateProductStatus(tx, site.id, { id: edit.id, status, publishAt: instant })
  })
}

async function lockVersion(tx: Db, siteId: string, { id, version }: Edit): Promise<LockedProduct> {
  const saved = await lockEditedProduct(tx, siteId, id)
  if (!saved) throw catalogErrors.unknownProduct()
  if (saved.version !== version) throw catalogErrors.staleProduct()
  return saved
}

/**
 * Writes a product in a transaction; `saved` is the locked one that it replaces. Resolves to its id. Throws
 * `catalog.invalidProduct` with all errors.
 */
export async function writeProduct(
  tx: Db,
  site: StoreSite,
  input: ProductDraft,
  { id, saved }: { readonly id: string; readonly saved: LockedProduct | undefined },
): Promise<string> {
  const { currency } = site.store
  const draft = { ...input, variants: await resolveSaleTimes(tx, site, input.variants) }
  const collection = findCollection(await listCollections(tx, site.id), draft, saved)
  const errors = await checkProduct(tx, { id: site.id, currency }, draft, { id, collection, saved })
  if (!collection || Object.keys(errors).length > 0) throw catalogErrors.invalidProduct({ errors })
  const { sourceKey = null, sourceHash = null, notes = {} } = saved ?? {}
  const displayIndex =
    saved?.displayIndex ?? (await findNextDisplayIndex(tx, site.id, collection.id))
  const identity = { id, collectionId: collection.id, sourceKey, sourceHash, notes, displayIndex }
  const { productType: type, urlId, images, variants, collectionId: _, ...rest } = draft
  const { status, publishAt, translations, ...fields } = rest
  const trim = (text: string) => text.trim()
  await saveProduct(tx, site.id, {
    ...fields,
    title: draft.title.trim(),
    tags: draft.tags.map(trim),
    optionNames: draft.optionNames.map(trim),
    customFields: draft.customFields.map(({ name, value }) => ({
      name: trim(name),
      value: trim(value),
    })),
    categories: draft.categories.map((path) => path.map(trim)),
    ...identity,
    ...toVisibility(status, await toInstant(tx, site, publishAt)),
    type,
    urlId: urlId ?? saved?.urlId ?? createSlug(draft.title),
    texts: translations?.map(toProductTexts),
    images: toImages(images, saved),
    variants: variants.map((variant) => toVariantInput(variant, site)),
  })
  return id
}

/** Returns the collection that is named, that of a saved product, or the only one of the site. */
function findCollection(
  collections: readonly Collection[],
  { collectionId }: ProductDraft,
  saved: LockedProduct | undefined,
): Collection | undefined {
  const named = collectionId ?? saved?.collectionId
  if (named !== undefined) return collections.find(({ id }) => id === named)
  return collections.length === 1 ? collections[0] : undefined
}

function toImages(
  images: ProductDraft['images'],
  saved: LockedProduct | undefined,
): readonly ImageInput[] {
  const known = new Map(saved?.images.map((image) => [image.id, image]))
  return images.map(({ id, assetId, alt }) => {
    const image = known.get(id ?? '')
    const source = image?.source ?? `asset:${assetId}`
    return { source, alt, assetId }
  })
}

function toVariantInput(
  { priceCents, salePriceCents, stock, ...variant }: ProductDraft['variants'][number],
  { store: { currency } }: StoreSite,
): VariantInput {
  const { onHand, ...settings } = stock
  const count = { kind: 'count', quantity: onHand ?? 0, cause: `studio:${newId()}` } as const
  return {
    ...variant,
    sku: variant.sku?.trim() ?? null,
    optionValues: variant.optionValues.map((value) => value.trim()),
    priceMinor: fromCents(priceCents, currency).minor,
    salePriceMinor: salePriceCents === null ? null : fromCents(salePriceCents, currency).minor,
    stock: { ...settings, moves: onHand === undefined ? [] : [count] },
  }
}
