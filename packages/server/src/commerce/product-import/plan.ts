import { createHash } from 'node:crypto'
import { findBySourceKey } from '../catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { ProductDraft } from './draft.ts'
import type { FoundPicture } from './pictures.ts'

/** What is to be done about one product of the file. */
export interface PlannedProduct {
  readonly draft: ProductDraft
  readonly action: 'create' | 'update' | 'unchanged'
  /** What the file says of it, in one word; stored with the product. */
  readonly hash: string
}

interface PlanInput {
  readonly drafts: readonly ProductDraft[]
  readonly pictures: ReadonlyMap<string, FoundPicture>
  /** The last part of the address of the collection they go into. */
  readonly collection: string
}

/** Compares a file with what imports of before have made of it. Changes nothing. */
export async function planImport(
  db: Db,
  siteId: string,
  { drafts, pictures, collection }: PlanInput,
): Promise<readonly PlannedProduct[]> {
  const planned: PlannedProduct[] = []
  for (const draft of drafts) {
    const hash = hashOf(draft, { pictures, collection })
    const known = await findBySourceKey(db, siteId, draft.key)
    const action = !known ? 'create' : known.sourceHash === hash ? 'unchanged' : 'update'
    planned.push({ draft, action, hash })
  }
  return planned
}

/** Not of where in the file a product stands: a row above it does not change it. */
function hashOf(
  { line: _line, row: _row, ...content }: ProductDraft,
  { pictures, collection }: Omit<PlanInput, 'drafts'>,
): string {
  const digests = content.images.map(({ source }) => {
    const picture = pictures.get(source)
    return picture?.kind === 'file' ? picture.digest : picture?.kind
  })
  const facts = JSON.stringify({ collection, content, digests }, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
  return createHash('sha256').update(facts).digest('hex')
}
