import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { idsAmong } from '../db/id.ts'
import { memberArea, memberAreaMembership } from './tables.ts'

export type JoinMode = 'free' | 'invitation'

export interface AreaRow {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly joinMode: JoinMode
}

const wholeArea = {
  id: memberArea.id,
  name: memberArea.name,
  description: memberArea.description,
  joinMode: memberArea.joinMode,
}

const memberCount = sql<number>`(select count(*)::int from ${memberAreaMembership} m
  where m.site_id = member_area.site_id and m.member_area_id = member_area.id)`

/** By name; those of `ids` alone, where given. */
export async function areasOf(
  db: Db,
  siteId: string,
  ids?: readonly string[],
): Promise<(AreaRow & { readonly memberCount: number })[]> {
  return db
    .select({ ...wholeArea, memberCount })
    .from(memberArea)
    .where(and(eq(memberArea.siteId, siteId), ids && inArray(memberArea.id, [...idsAmong(ids)])))
    .orderBy(asc(sql`lower(${memberArea.name})`))
}

export async function areaById(db: Db, siteId: string, id: string) {
  const [found] = await areasOf(db, siteId, [id])
  return found
}

export async function putArea(db: Db, siteId: string, row: AreaRow): Promise<void> {
  await db.insert(memberArea).values({ ...row, siteId })
}

/** Whether there was one to change. */
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

/** Whether there was one to delete. */
export async function deleteArea(db: Db, siteId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(memberArea)
    .where(isArea(siteId, id))
    .returning({ id: memberArea.id })
  return gone.length > 0
}

/** Who is in it already stays in it. */
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
