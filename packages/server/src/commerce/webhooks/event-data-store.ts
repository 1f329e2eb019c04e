import type { WebhookSubmission } from '@vitrine/contract'
import type { Currency } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

interface OrderLineRow {
  readonly id: string
  readonly productId: string | null
  readonly variantId: string | null
  readonly title: string
  readonly sku: string
  readonly quantity: number
  readonly unitPriceMinor: string
}

export interface OrderDataRow extends Record<string, unknown> {
  readonly id: string
  readonly number: string
  readonly status: 'placed' | 'canceled'
  readonly paymentStatus: string
  readonly fulfillmentStatus: string
  readonly testMode: boolean
  readonly isSubscription: boolean
  readonly isDonation: boolean
  readonly placedAt: string
  readonly currency: Currency
  readonly taxIncluded: boolean
  readonly vatId: string
  readonly reverseCharge: boolean
  readonly subtotalMinor: bigint
  readonly discountMinor: bigint
  readonly shippingMinor: bigint
  readonly taxMinor: bigint
  readonly grandTotalMinor: bigint
  readonly lines: readonly OrderLineRow[]
}

/** Finds what webhooks tell of an order: nothing about the buyer but a VAT ID. */
export async function findOrderData(
  db: Db,
  siteId: string,
  id: string,
): Promise<OrderDataRow | undefined> {
  const { rows } = await db.execute<OrderDataRow>(sql`
    select o.id, o.number::text, o.status, o.payment_status as "paymentStatus",
      o.fulfillment_status as "fulfillmentStatus", o.test_mode as "testMode",
      o.is_subscription as "isSubscription", o.is_donation as "isDonation",
      to_json(o.placed_at) #>> '{}' as "placedAt", o.currency, o.tax_included as "taxIncluded",
      o.vat_id as "vatId", o.reverse_charge as "reverseCharge",
      o.subtotal_minor as "subtotalMinor", o.discount_minor as "discountMinor",
      o.shipping_minor as "shippingMinor", o.tax_minor as "taxMinor",
      o.grand_total_minor as "grandTotalMinor",
      coalesce((select json_agg(json_build_object('id', l.id, 'productId', l.product_id,
          'variantId', l.variant_id, 'title', coalesce(l.own_title, l.title), 'sku', l.sku,
          'quantity', l.quantity, 'unitPriceMinor', l.unit_price_minor::text)
          order by l.display_index)
        from order_line l where l.site_id = o.site_id and l.order_id = o.id), '[]') as lines
    from orders o where o.site_id = ${siteId} and o.id = ${id} and o.number is not null
  `)
  return rows[0]
}

export interface StockDataRow extends Record<string, unknown> {
  readonly variantId: string
  readonly productId: string
  readonly sku: string
  readonly unlimited: boolean
  readonly onHand: number
  readonly committed: number
}

/** Finds what webhooks tell of the stock of a variant. */
export async function findStockData(
  db: Db,
  siteId: string,
  variantId: string,
): Promise<StockDataRow | undefined> {
  const { rows } = await db.execute<StockDataRow>(sql`
    select v.id as "variantId", v.product_id as "productId", v.sku, s.unlimited,
      s.on_hand::float8 as "onHand", s.committed::float8 as committed
    from variant v join stock s on s.site_id = v.site_id and s.variant_id = v.id
    where v.site_id = ${siteId} and v.id = ${variantId}
  `)
  return rows[0]
}

interface VariantDataRow {
  readonly variantId: string
  readonly sku: string
  readonly unlimited: boolean
  readonly onHand: number
  readonly committed: number
  readonly priceMinor: string
  readonly salePriceMinor: string | null
}

export interface ProductDataRow extends Record<string, unknown> {
  readonly id: string
  readonly title: string
  readonly type: number
  readonly visible: boolean
  readonly archived: boolean
  readonly publishAt: string | null
  readonly updatedAt: string
  readonly currency: Currency
  readonly variants: readonly VariantDataRow[]
}

/** Finds what webhooks tell of a product and its variants. */
export async function findProductData(
  db: Db,
  siteId: string,
  id: string,
): Promise<ProductDataRow | undefined> {
  const { rows } = await db.execute<ProductDataRow>(sql`
    select p.id, p.title, p.type, p.visible, p.archived, to_json(p.publish_at) #>> '{}' as "publishAt",
      to_json(p.updated_at) #>> '{}' as "updatedAt", coalesce(t.currency, 'USD') as currency,
      coalesce((select json_agg(json_build_object('variantId', v.id, 'sku', v.sku,
          'priceMinor', v.price_minor::text,
          'salePriceMinor', case when v.on_sale then v.sale_price_minor::text end,
          'unlimited', coalesce(s.unlimited, false), 'onHand', coalesce(s.on_hand, 0),
          'committed', coalesce(s.committed, 0)) order by v.display_index)
        from variant v left join stock s on s.site_id = v.site_id and s.variant_id = v.id
        where v.site_id = p.site_id and v.product_id = p.id), '[]') as variants
    from product p left join store_settings t on t.site_id = p.site_id
    where p.site_id = ${siteId} and p.id = ${id}
  `)
  return rows[0]
}

/** Finds what webhooks tell of a submission that is no spam: nothing that the visitor entered, as deliveries outlive it. */
export async function findSubmissionData(
  db: Db,
  siteId: string,
  id: string,
): Promise<WebhookSubmission | undefined> {
  const { rows } = await db.execute<WebhookSubmission & Record<string, unknown>>(sql`
    select id, form_id as "formId", form_name as "formName", page_path as "pagePath", locale,
      to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      coalesce((select json_agg(json_build_object('id', p.id, 'fieldId', f.field_id,
          'contentType', p.content_type, 'byteSize', p.byte_size,
          'url', '/api/commerce/v1/form-submissions/' || s.id || '/files/' || p.id)
          order by f.display_index)
        from form_file f join private_file p on p.site_id = f.site_id and p.id = f.id
        where f.site_id = s.site_id and f.submission_id = s.id), '[]') as files
    from form_submission s where site_id = ${siteId} and id = ${id} and status = 'received'
  `)
  return rows[0]
}
