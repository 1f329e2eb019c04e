import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { orderSettings } from './tables.ts'

/** The settings of orders. */
export interface OrderSettings {
  /** Whether staff get an email about each new order. */
  readonly emailNewOrders: boolean
}

const DEFAULTS: OrderSettings = { emailNewOrders: true }

export async function loadOrderSettings(db: Db, siteId: string): Promise<OrderSettings> {
  const [row] = await db
    .select({ emailNewOrders: orderSettings.emailNewOrders })
    .from(orderSettings)
    .where(eq(orderSettings.siteId, siteId))
  return row ?? DEFAULTS
}

export async function putOrderSettings(
  db: Db,
  siteId: string,
  settings: OrderSettings,
): Promise<void> {
  await db
    .insert(orderSettings)
    .values({ siteId, ...settings })
    .onConflictDoUpdate({ target: orderSettings.siteId, set: settings })
}
