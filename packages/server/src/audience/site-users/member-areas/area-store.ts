import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { parseIds } from '../../../platform/db/id.ts'
import { memberArea, memberAreaMembership } from '../tables.ts'

export type JoinMode = 'free' | 'invitation' | 'purchase'

export interface AreaRow {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly joinMode: JoinMode
  /** The product that sells access; it stays when the area is no longer sold. */
  readonly productId: string | null
}

export interface Area extends AreaRow {
  readonly memberCount: number
  /** Null if the area was never sold. */
  readonly priceMinor: bigint | null
}

const wholeArea = {
  id: memberArea.id,
  name: memberArea.name,
  description: memberArea.description,
  joinMode: memberArea.joinMode,
  productId: memberArea.productId,
}

const memberCount = sql<number>`(select count(*)::int from member_area_member m
  where m.site_id = member_area.site_id and m.member_area_id = member_area.id)`

const priceMinor = sql<bigint | null>`(
  select variant_price(v)
  from variant v where v.site_id = member_area.site_id and v.product_id = member_area.product_id
  order by v.display_index limit 1)`

/** Lists the ids of all areas. */
export async function listAreaIds(db: Db, siteId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: memberArea.id })
    .from(memberArea)
    .where(eq(memberArea.siteId, siteId))
  return rows.map(({ id }) => id)
}

/** Lists areas by name; only those of `ids` if given. */
export async function listAreas(db: Db, siteId: string, ids?: readonly string[]): Promise<Area[]> {
  return db
    .select({ ...wholeArea, memberCount, priceMinor })
    .from(memberArea)
    .where(and(eq(memberArea.siteId, siteId), ids && inArray(memberArea.id, [...parseIds(ids)])))
    .orderBy(asc(sql`lower(${memberArea.name})`))
}

export async function findArea(db: Db, siteId: string, id: string) {
  const [found] = await listAreas(db, siteId, [id])
  return found
}

export async function putArea(db: Db, siteId: string, row: AreaRow): Promise<void> {
  await db.insert(memberArea).values({ ...row, siteId })
}

/** Locks an area until the transaction ends, and returns its product. */
export async function lockArea(
  tx: Db,
  siteId: string,
  id: string,
): Promise<Pick<AreaRow, 'productId'> | undefined> {
  const [found] = await tx
    .select({ productId: memberArea.productId })
    .from(memberArea)
    .where(isArea(siteId, id))
    .for('update')
  return found
}

/** Updates an area; resolves to whether it exists. */
export async function setArea(
  db: Db,
  siteId: string,
  { id, ...change }: AreaRow,
): Promise<boolean> {
  const changed = await db
    .update(memberArea)
    .set(change)
    .where(isArea(siteId, id))
    .returning({ id: memberArea.id })
  return changed.length > 0
}

/** Returns the areas that these products open, by product id. */
export async function loadAreasByProduct(
  db: Db,
  siteId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: memberArea.id, productId: memberArea.productId })
    .from(memberArea)
    .where(and(eq(memberArea.siteId, siteId), inArray(memberArea.productId, [...productIds])))
  return new Map(rows.map(({ id, productId }) => [productId ?? '', id]))
}

/** Deletes an area; resolves to whether it existed. */
export async function deleteArea(db: Db, siteId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(memberArea)
    .where(isArea(siteId, id))
    .returning({ id: memberArea.id })
  return gone.length > 0
}

/** Adds a member; an existing membership stays. */
export async function putMembership(
  db: Db,
  siteId: string,
  row: { readonly memberAreaId: string; readonly siteUserId: string },
): Promise<void> {
  await db
    .insert(memberAreaMembership)
    .values({ ...row, siteId })
    .onConflictDoNothing()
}

export async function dropMembership(
  db: Db,
  siteId: string,
  row: { readonly memberAreaId: string; readonly siteUserId: string },
): Promise<void> {
  await db
    .delete(memberAreaMembership)
    .where(
      and(
        eq(memberAreaMembership.siteId, siteId),
        eq(memberAreaMembership.memberAreaId, row.memberAreaId),
        eq(memberAreaMembership.siteUserId, row.siteUserId),
      ),
    )
}

function isArea(siteId: string, id: string) {
  return and(eq(memberArea.siteId, siteId), eq(memberArea.id, id))
}

/** Lists the names of the areas that an account is in, by joining, being put in or having paid. */
export async function listAreasOfUser(
  db: Db,
  siteId: string,
  siteUserId: string,
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select a.name from member_area_member m
    join member_area a on a.site_id = m.site_id and a.id = m.member_area_id
    where m.site_id = ${siteId} and m.site_user_id = ${siteUserId} order by lower(a.name)
  `)
  return rows.map(({ name }) => name)
}
