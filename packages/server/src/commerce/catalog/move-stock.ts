import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { MoveInput } from './product-input.ts'
import { lockOnHand, putMoves } from './save-store.ts'

/** Adds moves to the stock ledger; a move with a known cause has no effect. */
export async function moveStock(
  db: Db,
  siteId: string,
  moves: readonly (MoveInput & { readonly variantId: string })[],
): Promise<void> {
  if (moves.length === 0) return
  const plain = moves.filter(({ kind }) => kind !== 'count')
  await putMoves(db, siteId, plain.map(moveRow))

  const counts = moves.filter(({ kind }) => kind === 'count')
  if (counts.length === 0) return
  const onHand = await lockOnHand(
    db,
    siteId,
    counts.map(({ variantId }) => variantId),
  )
  const adjusted = counts.map((count) => ({
    ...count,
    quantity: count.quantity - (onHand.get(count.variantId) ?? 0),
  }))
  await putMoves(db, siteId, adjusted.map(moveRow))
}

function moveRow({ kind, quantity, ...move }: MoveInput & { readonly variantId: string }) {
  return {
    id: newId(),
    kind: kind === 'count' ? 'adjust' : kind,
    quantity: BigInt(quantity),
    variantId: move.variantId,
    cause: move.cause,
    reason: move.reason ?? '',
  }
}
