import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'

/** Returns all that the orders of an email address hold, for their buyer. Amounts are in minor units. */
export async function exportOrdersOfEmail(
  db: Db,
  siteId: string,
  email: string,
): Promise<readonly unknown[]> {
  const { rows } = await db.execute<{ content: unknown }>(sql`
    select jsonb_build_object(
      'number', o.number, 'status', o.status, 'paymentStatus', o.payment_status,
      'fulfillmentStatus', o.fulfillment_status, 'isTest', o.test_mode, 'createdAt', o.created_at,
      'placedAt', o.placed_at, 'email', o.email, 'shippingAddress', o.shipping_address,
      'shippingMethod', o.shipping_name, 'note', o.note, 'company', o.company, 'vatId', o.vat_id,
      'reverseCharge', o.reverse_charge, 'currency', o.currency,
      'subtotalMinor', o.subtotal_minor, 'discountMinor', o.discount_minor,
      'shippingMinor', o.shipping_minor, 'taxMinor', o.tax_minor, 'totalMinor', o.grand_total_minor,
      'lines', (select coalesce(jsonb_agg(jsonb_build_object('title', l.title, 'sku', l.sku,
          'options', l.options, 'fields', l.additional_fields, 'quantity', l.quantity,
          'unitPriceMinor', l.unit_price_minor) order by l.display_index), '[]')
        from order_line l where l.site_id = o.site_id and l.order_id = o.id),
      'payments', (select coalesce(jsonb_agg(jsonb_build_object('provider', p.provider,
          'reference', p.provider_ref, 'capturedMinor', p.captured_minor,
          'refundedMinor', p.refunded_minor, 'createdAt', p.created_at) order by p.created_at), '[]')
        from payment p where p.site_id = o.site_id and p.order_id = o.id),
      'refunds', (select coalesce(jsonb_agg(jsonb_build_object('totalMinor', r.total_minor,
          'reason', r.reason, 'note', r.note, 'createdAt', r.created_at) order by r.created_at), '[]')
        from refund r where r.site_id = o.site_id and r.order_id = o.id),
      'shipments', (select coalesce(jsonb_agg(jsonb_build_object('carrier', f.carrier,
          'trackingNumber', f.tracking_number, 'note', f.note, 'createdAt', f.created_at)
          order by f.created_at), '[]')
        from fulfillment f where f.site_id = o.site_id and f.order_id = o.id),
      'notes', (select coalesce(jsonb_agg(jsonb_build_object('text', e.details ->> 'text',
          'createdAt', e.happened_at) order by e.happened_at), '[]')
        from order_event e where e.site_id = o.site_id and e.order_id = o.id and e.kind = 'note')
    ) as content
    from orders o where o.site_id = ${siteId} and lower(o.email) = ${email} order by o.created_at
  `)
  return rows.map(({ content }) => content)
}
