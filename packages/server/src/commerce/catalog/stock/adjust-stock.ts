import type {
  Body,
  moveStock as moveRoute,
  setIncomingStock as incomingRoute,
  StockHistory,
} from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import { catalogErrors } from '../errors.ts'
import { putMoves } from '../save-store.ts'
import { listHolds, listMoves } from './stock-history-store.ts'
import { findStockRow } from './stock-list-store.ts'
import { hasMove, lockStock, putIncoming, receiveIncoming } from './stock-store.ts'

/** Loads the stock of a variant with its history. Throws `catalog.unknownVariant`. */
export async function loadStockHistory(
  db: Db,
  siteId: string,
  variantId: string,
): Promise<StockHistory> {
  const variant = await findStockRow(db, siteId, variantId)
  if (!variant) throw catalogErrors.unknownVariant()
  const holds = await listHolds(db, siteId, variantId)
  return { variant, holds, ...(await listMoves(db, siteId, variant)) }
}

interface Move extends Body<typeof moveRoute> {
  readonly variantId: string
  /** The staff member who moves it; null for a program. */
  readonly memberId: string | null
}

/**
 * Moves the stock of a variant. Throws `catalog.unknownVariant`, `.tooLittleStock` and, unless a shortage is allowed,
 * `.stockShortage`.
 */
export async function adjustStock(db: Db, siteId: string, move: Move): Promise<void> {
  const { variantId, kind, quantity, reason, memberId } = move
  await transact(db, async (tx) => {
    const locked = await lockStock(tx, siteId, variantId)
    if (!locked) throw catalogErrors.unknownVariant()
    const cause = `studio:${move.key}`
    if (await hasMove(tx, siteId, { variantId, cause })) return
    const change = kind === 'count' ? quantity - locked.onHand : quantity
    checkMove(move, change, locked)
    const row = { id: newId(), variantId, cause, reason: reason.trim(), memberId }
    const ledgerKind = kind === 'receive' ? 'receive' : 'adjust'
    await putMoves(tx, siteId, [{ ...row, kind: ledgerKind, quantity: BigInt(change) }])
    if (kind === 'receive') await receiveIncoming(tx, siteId, { variantId, quantity })
  })
}

function checkMove(
  { kind, quantity, allowShortage }: Move,
  change: number,
  { onHand, available }: { readonly onHand: number; readonly available: number },
): void {
  if ((kind === 'receive' && quantity < 1) || (kind === 'count' && quantity < 0))
    throw catalogErrors.invalidQuantity()
  if (onHand + change < 0) throw catalogErrors.tooLittleStock({ params: { onHand } })
  if (onHand + change > MAX_UNITS) throw catalogErrors.invalidQuantity()
  const committed = onHand - available
  if (change < 0 && onHand + change < committed && !allowShortage)
    throw catalogErrors.stockShortage({ params: { committed } })
}

const MAX_UNITS = 1_000_000_000

/** Sets the incoming units of a variant. Throws `catalog.unknownVariant`. */
export async function setIncoming(
  db: Db,
  siteId: string,
  incoming: Body<typeof incomingRoute> & { readonly variantId: string },
): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await lockStock(tx, siteId, incoming.variantId))) throw catalogErrors.unknownVariant()
    await putIncoming(tx, siteId, incoming)
  })
}
