import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { CardForm } from '../../payments/index.ts'
import { fetchDraftIntent } from '../complete.ts'
import type { Order } from '../read-store.ts'

/** Finds the form in which a pending order can be paid; undefined if its provider does not answer. */
export async function findOpenForm(
  db: Db,
  siteId: string,
  { id, status }: Pick<Order, 'id' | 'status'>,
): Promise<CardForm | undefined> {
  if (status !== 'draft') return undefined
  const intent = await fetchDraftIntent(db, siteId, id).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
  })
  return intent?.cardForm
}
