import type { ProductDraft } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { writeProduct } from './edit-product.ts'
import { findEditedProduct, lockEditedProduct } from './edit-store.ts'
import { catalogErrors } from './errors.ts'
import { getProductUrl } from './product.ts'

interface PreviewedProduct {
  /** The saved product that the draft is of; undefined for a new one. */
  readonly id?: string | undefined
  readonly product: ProductDraft
}

/** The end of a preview, which rolls its transaction back. */
class PreviewEnd extends Error {}

/**
 * Saves a product as active in a transaction, calls `render` with its path, and rolls everything back: what is rendered is
 * what saving would show. Throws `catalog.unknownProduct`, and `catalog.invalidProduct` with all errors.
 */
export async function previewProduct<Result>(
  db: Db,
  site: Pick<Site, 'id' | 'store' | 'timeZone'>,
  { id, product }: PreviewedProduct,
  render: (tx: Db, path: string) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = []
  const preview = async (tx: Db) => {
    const saved = id === undefined ? undefined : await lockEditedProduct(tx, site.id, id)
    if (id !== undefined && !saved) throw catalogErrors.unknownProduct()
    const draft = { ...product, status: 'active', publishAt: null } as const
    const shownId = await writeProduct(tx, site, draft, { id: id ?? newId(), saved })
    const shown = await findEditedProduct(tx, site.id, shownId)
    if (!shown) throw catalogErrors.unknownProduct()
    results.push(await render(tx, getProductUrl(shown.collectionUrlId, shown.urlId)))
    throw new PreviewEnd()
  }
  try {
    await transact(db, preview)
  } catch (error) {
    if (!(error instanceof PreviewEnd)) throw error
  }
  const result = results.at(-1)
  if (result === undefined) throw new Error('A preview ends after it was rendered')
  return result
}
