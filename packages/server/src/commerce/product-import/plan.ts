import { createHash } from 'node:crypto'
import { findProductBySourceKey } from '../catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { ProductDraft } from './draft.ts'
import type { FoundImage } from './images.ts'
import type { ProductEdit } from './vitrine/to-product-edit.ts'

/** A product of the file with the planned action. */
export interface PlannedProduct {
  readonly draft: ProductDraft
  readonly action: 'create' | 'update' | 'unchanged'
  /** The hash of the product in the file, stored with the product. */
  readonly hash: string
  /** The edit of a product of this shop, by a file that it exported; absent for one of another program. */
  readonly edit?: ProductEdit
}

interface PlanInput {
  readonly drafts: readonly ProductDraft[]
  readonly images: ReadonlyMap<string, FoundImage>
  /** The URL path of the collection. */
  readonly collection: string
  /** The edits of products of this shop, by the key of their drafts; null for one that the file does not change. */
  readonly edits: ReadonlyMap<string, ProductEdit | null>
}

/** Plans an import by comparison with earlier ones. Changes nothing. */
export async function planImport(
  db: Db,
  siteId: string,
  { drafts, images, collection, edits }: PlanInput,
): Promise<readonly PlannedProduct[]> {
  const planned: PlannedProduct[] = []
  for (const draft of drafts) {
    const hash = computeHash(draft, { images, collection })
    const edit = edits.get(draft.key)
    if (edit !== undefined) {
      planned.push({
        draft,
        hash,
        ...(edit ? { action: 'update', edit } : { action: 'unchanged' }),
      })
      continue
    }
    const known = await findProductBySourceKey(db, siteId, draft.key)
    const action = !known ? 'create' : known.sourceHash === hash ? 'unchanged' : 'update'
    planned.push({ draft, action, hash })
  }
  return planned
}

/** Computes the hash of a product without its position, so that other rows do not change it. */
function computeHash(
  { line: _line, row: _row, ...content }: ProductDraft,
  { images, collection }: Pick<PlanInput, 'images' | 'collection'>,
): string {
  const digests = content.images.map(({ source }) => {
    const image = images.get(source)
    return image?.kind === 'file' ? image.digest : image?.kind
  })
  const facts = JSON.stringify({ collection, content, digests }, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
  return createHash('sha256').update(facts).digest('hex')
}
