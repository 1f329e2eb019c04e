import type { CampaignContent, CampaignState } from '@vitrine/contract'
import { and, count, desc, eq, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { EmailPart } from '../../platform/mail/index.ts'
import { campaign } from './tables.ts'

export type CampaignRow = typeof campaign.$inferSelect

function isOne(siteId: string, id: string) {
  return and(eq(campaign.siteId, siteId), eq(campaign.id, id))
}

/** Lists campaigns, newest first; `before` is the id of the last one already listed. */
export async function listCampaigns(
  db: Db,
  siteId: string,
  page: { readonly before: string | undefined; readonly limit: number },
): Promise<readonly CampaignRow[]> {
  return db
    .select()
    .from(campaign)
    .where(
      and(
        eq(campaign.siteId, siteId),
        page.before === undefined ? undefined : lt(campaign.id, page.before),
      ),
    )
    .orderBy(desc(campaign.id))
    .limit(page.limit)
}

export async function findCampaign(
  db: Db,
  siteId: string,
  id: string,
): Promise<CampaignRow | undefined> {
  const [row] = await db.select().from(campaign).where(isOne(siteId, id))
  return row
}

/** Finds a campaign and locks it until the transaction ends. */
export async function lockCampaign(
  tx: Db,
  siteId: string,
  id: string,
): Promise<CampaignRow | undefined> {
  const [row] = await tx.select().from(campaign).where(isOne(siteId, id)).for('update')
  return row
}

/** Inserts a draft unless the site has `maximum` campaigns. Resolves to its row; undefined if there was no room. */
export async function insertCampaign(
  db: Db,
  siteId: string,
  content: CampaignContent,
  maximum: number,
): Promise<CampaignRow | undefined> {
  return db.transaction(async (tx) => {
    // Two at once would both find room.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`campaigns:${siteId}`}))`)
    const [found] = await tx
      .select({ total: count() })
      .from(campaign)
      .where(eq(campaign.siteId, siteId))
    if ((found?.total ?? 0) >= maximum) return undefined
    const [inserted] = await tx
      .insert(campaign)
      .values({ ...content, siteId, id: newId() })
      .returning()
    return inserted
  })
}

/** Changes the content of a draft whose version is `version`. Resolves to undefined if there is none such. */
export async function updateContent(
  db: Db,
  siteId: string,
  { id, version, ...content }: CampaignContent & { readonly id: string; readonly version: number },
): Promise<CampaignRow | undefined> {
  const [row] = await db
    .update(campaign)
    .set({ ...content, version: version + 1, updatedAt: sql`now()` })
    .where(and(isOne(siteId, id), eq(campaign.version, version), eq(campaign.state, 'draft')))
    .returning()
  return row
}

/** Changes the state of a campaign; `sendAt` is null for a draft. */
export async function updateState(
  tx: Db,
  siteId: string,
  change: { readonly id: string; readonly state: CampaignState; readonly sendAt: Date | null },
): Promise<CampaignRow> {
  const { id, state, sendAt } = change
  const [row] = await tx
    .update(campaign)
    .set({ state, sendAt, updatedAt: sql`now()` })
    .where(isOne(siteId, id))
    .returning()
  if (!row) throw new Error('A campaign that is locked is there')
  return row
}

/** Begins to send a campaign: all recipients get these parts. */
export async function beginSending(
  tx: Db,
  siteId: string,
  { id, parts }: { readonly id: string; readonly parts: readonly EmailPart[] },
): Promise<void> {
  await tx
    .update(campaign)
    .set({ state: 'sending', parts: [...parts] })
    .where(isOne(siteId, id))
}

/** Ends a campaign with the numbers of its recipients. A canceled one stays canceled. */
export async function endCampaign(
  tx: Db,
  siteId: string,
  { id, counts }: { readonly id: string; readonly counts: NonNullable<CampaignRow['counts']> },
): Promise<void> {
  await tx
    .update(campaign)
    .set({
      counts,
      endedAt: sql`now()`,
      state: sql`case when ${campaign.state} = 'sending' then 'sent' else ${campaign.state} end`,
    })
    .where(isOne(siteId, id))
}

export async function deleteCampaign(tx: Db, siteId: string, id: string): Promise<void> {
  await tx.delete(campaign).where(isOne(siteId, id))
}

/** Lists the campaigns of all sites that have to be begun, continued or ended. */
export async function listDueCampaigns(
  db: Db,
): Promise<readonly { readonly siteId: string; readonly id: string }[]> {
  return db
    .select({ siteId: campaign.siteId, id: campaign.id })
    .from(campaign)
    .where(
      and(
        ne(campaign.state, 'draft'),
        inArray(campaign.state, ['scheduled', 'sending', 'canceled']),
        isNull(campaign.endedAt),
        lte(campaign.sendAt, sql`now()`),
      ),
    )
    .orderBy(campaign.sendAt, campaign.id)
}

/** Locks a campaign that is due, unless another process works on it. */
export async function lockDueCampaign(
  tx: Db,
  siteId: string,
  id: string,
): Promise<CampaignRow | undefined> {
  const [row] = await tx
    .select()
    .from(campaign)
    .where(
      and(
        isOne(siteId, id),
        inArray(campaign.state, ['scheduled', 'sending', 'canceled']),
        isNull(campaign.endedAt),
        lte(campaign.sendAt, sql`now()`),
      ),
    )
    .for('update', { skipLocked: true })
  return row
}
