import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/db/id.ts'
import { computeDigest, newToken } from '../platform/http/token.ts'
import type { TestBrowser } from './site.ts'

interface Shop {
  readonly db: Db
  readonly site: { readonly id: string }
  readonly browser: () => TestBrowser
}

let serial = 0

/** Creates an area that every member may join. Resolves to its id. */
export async function testArea({ db, site }: Shop, name = 'Workshop'): Promise<string> {
  const id = newId()
  await db.execute(sql`
    insert into member_area (site_id, id, name, join_mode) values (${site.id}, ${id}, ${name}, 'free')
  `)
  return id
}

/** Creates a signed-in member of these areas. */
export async function testMember(
  { db, site, browser }: Shop,
  memberAreaIds: readonly string[],
): Promise<TestBrowser> {
  const [id, token] = [newId(), newToken()]
  const email = `reader-${++serial}@example.com`
  await db.execute(sql`
    insert into site_user (site_id, id, email, first_name, last_name, password_hash, locale, verified_at)
      values (${site.id}, ${id}, ${email}, '', '', 'none', 'en-US', now())
  `)
  for (const areaId of memberAreaIds)
    await db.execute(sql`
      insert into member_area_membership (site_id, member_area_id, site_user_id)
        values (${site.id}, ${areaId}, ${id})
    `)
  await db.execute(sql`
    insert into site_user_session (site_id, token_hash, site_user_id, remembered, expires_at)
      values (${site.id}, ${computeDigest(token)}, ${id}, false, now() + interval '1 day')
  `)
  const one = browser()
  one.cookies.set('SiteUserSecureAuthToken', token)
  return one
}
