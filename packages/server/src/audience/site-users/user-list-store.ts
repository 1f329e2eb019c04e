import type { siteUserStates } from '@vitrine/contract'
import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { siteUser } from './tables.ts'

export interface SiteUserFilter {
  readonly search?: string | undefined
  readonly state?: (typeof siteUserStates)[number] | undefined
  readonly memberAreaId?: string | undefined
  /** The first day they registered on, in the time zone of the site. */
  readonly since?: string | undefined
  /** The id of the last one of the previous page. */
  readonly before?: string | undefined
  readonly limit: number
}

/** Lists users, newest first. `search` is matched in addresses and names without wildcards. */
export async function listSiteUsers(
  db: Db,
  site: Pick<Site, 'id' | 'timeZone'>,
  filter: SiteUserFilter,
) {
  const { state, memberAreaId, since, before, limit } = filter
  const isMember = sql`exists (select from member_area_member m where m.site_id = ${site.id}
    and m.member_area_id = ${memberAreaId} and m.site_user_id = site_user.id)`
  return selectUsers(db, site.id)
    .where(
      and(
        eq(siteUser.siteId, site.id),
        matchesText(filter.search),
        state === 'confirmed' ? isNotNull(siteUser.verifiedAt) : undefined,
        state === 'unconfirmed' ? isNull(siteUser.verifiedAt) : undefined,
        memberAreaId === undefined ? undefined : isMember,
        since === undefined
          ? undefined
          : sql`${siteUser.createdAt} >= ${since}::date::timestamp at time zone ${site.timeZone}`,
        before === undefined ? undefined : lt(siteUser.id, before),
      ),
    )
    .orderBy(desc(siteUser.id))
    .limit(limit)
}

export type ListedSiteUser = Awaited<ReturnType<typeof listSiteUsers>>[number]

export async function findListedSiteUser(
  db: Db,
  siteId: string,
  id: string,
): Promise<ListedSiteUser | undefined> {
  const [found] = await selectUsers(db, siteId).where(
    and(eq(siteUser.siteId, siteId), eq(siteUser.id, id)),
  )
  return found
}

function selectUsers(db: Db, siteId: string) {
  return db
    .select({
      id: siteUser.id,
      email: siteUser.email,
      firstName: siteUser.firstName,
      lastName: siteUser.lastName,
      locale: siteUser.locale,
      verifiedAt: siteUser.verifiedAt,
      createdAt: siteUser.createdAt,
      memberAreaIds: sql<string[]>`array(select m.member_area_id::text from member_area_member m
        where m.site_id = ${siteId} and m.site_user_id = site_user.id order by m.member_area_id)`,
    })
    .from(siteUser)
}

function matchesText(search = '') {
  const needle = search.trim().toLowerCase()
  if (needle === '') return undefined
  const name = sql`lower(${siteUser.firstName} || ' ' || ${siteUser.lastName})`
  return or(
    sql`position(${needle} in lower(${siteUser.email})) > 0`,
    sql`position(${needle} in ${name}) > 0`,
  )
}
