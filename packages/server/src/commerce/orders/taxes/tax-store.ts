import { sql } from 'drizzle-orm'
import type { TaxAmount } from '@vitrine/model'
import type { Db } from '../../../platform/db/db.ts'

/** A tax of an order, on its lines and on shipping, as its rate was when the order was placed. */
export type OrderTax = TaxAmount

/** A tax of a line, or of shipping. */
export interface LineTax extends OrderTax {
  /** Null for shipping. */
  readonly lineId: string | null
}

interface Row extends Record<string, unknown>, Omit<LineTax, 'amountMinor' | 'source'> {
  minor: string
  country: string | null
  region: string
  city: string
  postalCode: string
}

/** Lists the taxes of each line of an order and of shipping, in the order of their rates. Those of earlier orders have no source. */
export async function listLineTaxes(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<readonly LineTax[]> {
  const { rows } = await db.execute<Row>(sql`
    select t.line_id as "lineId", t.name, t.rate_millionths as "rateMillionths",
      t.tax_class as "taxClass", t.is_compound as "isCompound", t.country, t.region, t.city,
      t.postal_code as "postalCode", t.amount_minor::text as minor
    from order_tax t where t.site_id = ${siteId} and t.order_id = ${orderId} order by t.id::text
  `)
  return rows.map(({ minor, country, region, city, postalCode, ...tax }) => ({
    ...tax,
    amountMinor: BigInt(minor),
    ...(country !== null && { source: { country, region, city, postalCode } }),
  }))
}

/** Lists the taxes of an order, each with its sum, in the order of their rates. */
export async function listOrderTaxes(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<readonly OrderTax[]> {
  return sumOrderTaxes(await listLineTaxes(db, siteId, orderId))
}

/** Sums the taxes of the same rate, in the order in which they come first. */
export function sumOrderTaxes(taxes: readonly OrderTax[]): readonly OrderTax[] {
  const sums = new Map<string, OrderTax>()
  for (const { name, rateMillionths, taxClass = null, isCompound, source, amountMinor } of taxes) {
    const rate = { name, rateMillionths, taxClass, isCompound: isCompound ?? false }
    const key = JSON.stringify([rate, source])
    const sum = (sums.get(key)?.amountMinor ?? 0n) + amountMinor
    sums.set(key, { ...rate, ...(source && { source }), amountMinor: sum })
  }
  return [...sums.values()]
}
