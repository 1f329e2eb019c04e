import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { readPages } from './read-pages-store.ts'
import { isCounted, isRefundedInTime, type SalesScope } from './sales-store.ts'

const minor = z.coerce.bigint()

const refundSchema = z.object({
  country: z.string().nullable(),
  shippingMinor: minor,
  totalMinor: minor,
  lines: z.array(z.object({ orderLineId: z.string(), quantity: z.number() })),
  earlier: z.array(z.object({ orderLineId: z.string(), quantity: z.number() })),
  order: z.object({
    grandTotalMinor: minor,
    shippingMinor: minor,
    taxMinor: minor,
    taxIncluded: z.boolean(),
  }),
  orderLines: z.array(
    z.object({
      id: z.string(),
      quantity: z.number(),
      subtotalMinor: minor,
      discountMinor: minor,
      taxMinor: minor,
    }),
  ),
  taxes: z.array(
    z
      .object({
        lineId: z.string().nullable(),
        name: z.string(),
        rateMillionths: z.number(),
        amountMinor: minor,
        country: z.string().nullable(),
        region: z.string(),
        city: z.string(),
        postalCode: z.string(),
      })
      .transform(({ country, region, city, postalCode, ...tax }) => ({
        ...tax,
        ...(country !== null && { source: { country, region, city, postalCode } }),
      })),
  ),
})

/** A refund with its order: what its taxes are computed from. */
export type TaxedRefund = z.output<typeof refundSchema>

/** Lists the refunds made in the time of a report, of orders with taxes, page by page. Runs in a transaction. */
export async function* listTaxedRefunds(
  tx: Db,
  scope: SalesScope,
  pageSize: number,
): AsyncGenerator<readonly TaxedRefund[]> {
  const query = sql`
    select json_build_object(
      'country', o.shipping_address ->> 'country',
      'shippingMinor', r.shipping_minor::text, 'totalMinor', r.total_minor::text,
      'lines', (select coalesce(json_agg(json_build_object(
          'orderLineId', i.order_line_id, 'quantity', i.quantity) order by i.id), '[]')
        from refund_line i where i.site_id = r.site_id and i.refund_id = r.id),
      'earlier', (select coalesce(json_agg(json_build_object(
          'orderLineId', i.order_line_id, 'quantity', i.quantity)), '[]')
        from refund_line i join refund e on e.site_id = i.site_id and e.id = i.refund_id
        where e.site_id = r.site_id and e.order_id = r.order_id
          and (e.created_at, e.id) < (r.created_at, r.id)),
      'order', json_build_object('grandTotalMinor', o.grand_total_minor::text,
        'shippingMinor', o.shipping_minor::text, 'taxMinor', o.tax_minor::text,
        'taxIncluded', o.tax_included),
      'orderLines', (select json_agg(json_build_object('id', l.id, 'quantity', l.quantity,
          'subtotalMinor', l.subtotal_minor::text, 'discountMinor', l.discount_minor::text,
          'taxMinor', l.tax_minor::text))
        from order_line l where l.site_id = o.site_id and l.order_id = o.id),
      'taxes', (select json_agg(json_build_object('lineId', x.line_id, 'name', x.name,
          'rateMillionths', x.rate_millionths, 'amountMinor', x.amount_minor::text,
          'country', x.country, 'region', x.region, 'city', x.city,
          'postalCode', x.postal_code) order by x.id)
        from order_tax x where x.site_id = o.site_id and x.order_id = o.id)) as refund
    from refund r join orders o on o.site_id = r.site_id and o.id = r.order_id
    where ${isCounted(scope)} and o.tax_minor > 0 and ${isRefundedInTime(scope)}
    order by r.created_at, r.id`
  const fetchPage = (page: SQL) => tx.execute<{ refund: unknown }>(page)
  for await (const rows of readPages(tx, query, { pageSize, fetchPage }))
    yield rows.map(({ refund }) => refundSchema.parse(refund))
}
