import type { Discount } from '@vitrine/contract'
import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { discount } from './tables.ts'

export type ListedDiscount = Awaited<ReturnType<typeof listDiscountRows>>[number]

interface Place {
  readonly id: string
  readonly timeZone: string
}

function getColumns({ timeZone }: Place) {
  const local = (column: SQL) =>
    sql<string | null>`to_char(${column} at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI')`
  const { siteId: _site, archivedAt: _archived, ...columns } = getTableColumns(discount)
  return {
    ...columns,
    startsAt: local(sql`${discount.startsAt}`),
    endsAt: local(sql`${discount.endsAt}`),
    state: sql<Discount['state']>`discount_state(discount, discount.used, 0)`,
  }
}

const sorts = {
  newest: [desc(discount.createdAt), desc(discount.id)],
  title: [asc(sql`lower(coalesce(${discount.code}, ${discount.title}))`), asc(discount.id)],
  used: [desc(discount.used), desc(discount.id)],
} as const

/** Lists the discounts whose code or title contains a text. A site has up to 1,000. */
export async function listDiscountRows(
  db: Db,
  site: Place,
  { search, sort }: { readonly search: string; readonly sort: keyof typeof sorts },
) {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .select(getColumns(site))
    .from(discount)
    .where(
      and(
        eq(discount.siteId, site.id),
        isNull(discount.archivedAt),
        search === ''
          ? undefined
          : sql`lower(concat_ws(' ', ${discount.code}, ${discount.title})) like ${pattern}`,
      ),
    )
    .orderBy(...sorts[sort])
}

/** Finds a discount that is not deleted. */
export async function findDiscount(
  db: Db,
  site: Place,
  id: string,
): Promise<ListedDiscount | undefined> {
  const [row] = await db
    .select(getColumns(site))
    .from(discount)
    .where(and(eq(discount.siteId, site.id), eq(discount.id, id), isNull(discount.archivedAt)))
  return row
}

/** Loads what a discount took off placed orders, and the total of those orders. */
export async function loadSums(
  db: Db,
  siteId: string,
  id: string,
): Promise<{ readonly givenMinor: bigint; readonly soldMinor: bigint }> {
  const { rows } = await db.execute<{ given: string; sold: string }>(sql`
    select coalesce(sum(given), 0)::text as given, coalesce(sum(grand_total_minor), 0)::text as sold
    from (
      select sum(d.amount_minor) as given, o.grand_total_minor
      from discount_use u
      join orders o on o.site_id = u.site_id and o.id = u.order_id and o.status = 'placed'
        and not o.test_mode
      join order_discount d on d.site_id = o.site_id and d.order_id = o.id
        and d.discount_id = u.discount_id
      where u.site_id = ${siteId} and u.discount_id = ${id}
      group by o.id, o.grand_total_minor) used
  `)
  return { givenMinor: BigInt(rows[0]?.given ?? 0), soldMinor: BigInt(rows[0]?.sold ?? 0) }
}

/** Loads the titles of products. */
export async function loadProductTitles(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<readonly { id: string; name: string }[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select p.id, p.title as name
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as chosen (id, n)
    join product p on p.site_id = ${siteId} and p.id = chosen.id::uuid
    order by chosen.n
  `)
  return rows
}
