import { sql } from 'drizzle-orm'
import type { Locale } from './texts/text-store.ts'

/** An adjacent product of a collection, with what a link to it needs. */
export interface Neighbour {
  readonly id: string
  readonly title: string
  readonly urlId: string
}

/** The products before and after a product in the order of its collection. */
export interface Neighbours {
  readonly previous: Neighbour | null
  readonly next: Neighbour | null
}

/** Returns the SQL for the first visible product before or after the `product` of a query, in a language. */
export function neighbourJson(side: keyof Neighbours, locale: Locale) {
  const [compare, order] = side === 'next' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  return sql<Neighbour | null>`(
    select json_build_object('id', p.id, 'title', coalesce((
      select t.title from product_text t
      where t.site_id = p.site_id and t.product_id = p.id and t.locale = ${locale}
    ), p.title), 'urlId', p.url_id)
    from product p
    where p.site_id = product.site_id and p.collection_id = product.collection_id
      and product_is_shown(p)
      and (p.display_index, p.id) ${compare} (product.display_index, product.id)
    order by p.display_index ${order}, p.id ${order} limit 1
  )`
}
