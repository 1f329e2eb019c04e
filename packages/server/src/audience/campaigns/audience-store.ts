import type { CampaignAudience } from '@vitrine/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

type AudienceSite = { readonly id: string; readonly timeZone: string }

/** The subscribers `n` who get newsletters now: they confirmed their address and have not unsubscribed. */
export const isSubscribed = sql`n.confirmed_at is not null and not exists (
  select from newsletter_refusal o where o.site_id = n.site_id
    and o.email_hash = sha256(convert_to(n.email, 'UTF8')))`

/** The subscribers `n` whose mail server has rejected their address. */
const isSuppressed = sql`exists (
  select from email_suppression s where s.site_id = n.site_id and s.email = lower(n.email))`

/** The language of the subscribers `n`, without its region. */
const LANGUAGE = sql`lower(split_part(n.locale, '-', 1))`

/** Creates the condition that an audience sets on the subscribers `n`. Canceled and test orders are no purchases. */
function matches(
  { timeZone }: AudienceSite,
  { from, to, languages, purchase, productId, listIds, excludedListIds }: CampaignAudience,
): SQL {
  const startsAt = (day: string, after: number) =>
    sql`(${day}::date + ${after}::int)::timestamp at time zone ${timeZone}`
  const bought = sql`exists (select from customer c
    where c.site_id = n.site_id and c.email = lower(n.email) and c.order_count > 0)`
  const purchases = {
    any: undefined,
    bought,
    never: sql`not ${bought}`,
    product: sql`lower(n.email) in (
      select lower(o.email) from order_line l
        join orders o on o.site_id = l.site_id and o.id = l.order_id
      where l.site_id = n.site_id and l.product_id = ${productId}::uuid
        and o.status = 'placed' and not o.test_mode)`,
  }
  const conditions = [
    sql`true`,
    from === null ? undefined : sql`n.confirmed_at >= ${startsAt(from, 0)}`,
    to === null ? undefined : sql`n.confirmed_at < ${startsAt(to, 1)}`,
    languages.length === 0
      ? undefined
      : sql`${LANGUAGE} = any(${sql.param([...languages])}::text[])`,
    purchases[purchase],
    listIds.length === 0 ? undefined : isOnOne(listIds),
    excludedListIds.length === 0 ? undefined : sql`not ${isOnOne(excludedListIds)}`,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )
}

/** Creates the condition that the subscribers `n` are on one of some mailing lists. */
function isOnOne(listIds: readonly string[]): SQL {
  return sql`exists (select from mailing_list_member m
    where m.site_id = n.site_id and m.subscriber_id = n.id and m.confirmed_at is not null
      and m.list_id = any(${sql.param([...listIds])}::uuid[]))`
}

/** The size of an audience. */
export interface AudienceSize extends Record<string, unknown> {
  /** The number of confirmed subscribers. */
  readonly confirmed: number
  /** The number of those whom the conditions match. */
  readonly matching: number
  /** The number of those whose address was never rejected: they receive the campaign. */
  readonly recipients: number
  /** The languages of the confirmed subscribers, without regions. */
  readonly languages: string[]
}

/** Counts the people who would receive a campaign now. */
export async function countAudience(
  db: Db,
  site: AudienceSite,
  audience: CampaignAudience,
): Promise<AudienceSize> {
  const { rows } = await db.execute<AudienceSize>(sql`
    select count(*)::int as confirmed,
      count(*) filter (where is_match)::int as matching,
      count(*) filter (where is_match and not is_suppressed)::int as recipients,
      coalesce(array_agg(distinct language), '{}') as languages
    from (
      select ${matches(site, audience)} as is_match, ${isSuppressed} as is_suppressed,
        ${LANGUAGE} as language
      from newsletter_subscriber n where n.site_id = ${site.id} and ${isSubscribed}
    ) subscribed`)
  return rows[0] ?? { confirmed: 0, matching: 0, recipients: 0, languages: [] }
}

/** Fixes the recipients of a campaign: those whom its audience matches now. */
export async function insertRecipients(
  tx: Db,
  site: AudienceSite,
  { id, audience }: { readonly id: string; readonly audience: CampaignAudience },
): Promise<void> {
  await tx.execute(sql`
    insert into campaign_recipient (site_id, campaign_id, subscriber_id)
    select n.site_id, ${id}::uuid, n.id from newsletter_subscriber n
    where n.site_id = ${site.id} and ${isSubscribed} and not ${isSuppressed}
      and ${matches(site, audience)}
    on conflict do nothing`)
}
