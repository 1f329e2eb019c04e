import { DEFAULT_DOWNLOAD_LIMITS, type DownloadState } from '@vitrine/model'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { downloadGrant } from './tables.ts'

/** A file that a buyer may download, in its current state. */
export interface Download extends Record<string, unknown> {
  readonly id: string
  readonly orderId: string
  readonly lineId: string
  readonly linkNumber: number
  readonly filename: string
  readonly contentType: string
  readonly byteSize: number
  readonly fileKey: string
  readonly state: DownloadState
  readonly used: number
  readonly maxDownloads: number | null
  readonly expiresAt: Date | null
  readonly lastDownloadAt: Date | null
  /** Whether a download that began may be resumed: it began within a day, and was not taken back. */
  readonly canResume: boolean
}

interface Row extends Record<string, unknown> {
  readonly byteSize: bigint | number | string
  readonly expiresAt: Date | string | null
  readonly lastDownloadAt: Date | string | null
}

const columns = sql`
  g.id, g.order_id as "orderId", g.order_line_id as "lineId", g.link_number as "linkNumber",
  p.filename, p.content_type as "contentType", p.byte_size as "byteSize", p.file_key as "fileKey",
  case when l.is_revoked or not l.is_paid then 'revoked'
    when g.expires_at <= now() then 'expired'
    when g.used >= g.max_downloads then 'usedUp'
    else 'available' end as state,
  g.used, g.max_downloads as "maxDownloads", g.expires_at as "expiresAt",
  g.last_download_at as "lastDownloadAt",
  coalesce(g.last_download_at > now() - interval '1 day', false)
    and l.is_paid and not l.is_revoked as "canResume"`

const source = sql`
  download_grant g
  join digital_line l on l.site_id = g.site_id and l.id = g.order_line_id
  join product_file f on f.site_id = g.site_id and f.id = g.product_file_id
  join private_file p on p.site_id = f.site_id and p.id = f.private_file_id`

/** Lists what the buyer of an order may download, in the order of its lines and of the files. */
export async function listDownloads(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<readonly Download[]> {
  const { rows } = await db.execute<Download & Row>(sql`
    select ${columns} from ${source}
    where g.site_id = ${siteId} and g.order_id = ${orderId}
    order by l.display_index, f.display_index, g.id
  `)
  return rows.map(toDownload)
}

/** Lists the latest 200 downloads of the orders that an account paid for, newest orders first. */
export async function listDownloadsOfBuyer(
  db: Db,
  siteId: string,
  siteUserId: string,
): Promise<readonly Download[]> {
  const { rows } = await db.execute<Download & Row>(sql`
    select ${columns} from order_buyer b
    join ${source} on g.site_id = b.site_id and g.order_id = b.order_id
    where b.site_id = ${siteId} and b.site_user_id = ${siteUserId} and not l.is_revoked
    order by g.order_id desc, l.display_index, f.display_index, g.id limit 200
  `)
  return rows.map(toDownload)
}

/** Lists the latest 200 downloads of the orders with an email address in small letters, newest orders first. */
export async function listDownloadsByEmail(
  db: Db,
  siteId: string,
  email: string,
): Promise<readonly Download[]> {
  const { rows } = await db.execute<Download & Row>(sql`
    select ${columns} from orders o join ${source} on g.site_id = o.site_id and g.order_id = o.id
    where o.site_id = ${siteId} and lower(o.email) = ${email} and o.number is not null
    order by o.number desc, l.display_index, f.display_index, g.id limit 200
  `)
  return rows.map(toDownload)
}

/** Finds a download by the digest of the token in its address. */
export async function findDownloadByToken(
  db: Db,
  siteId: string,
  tokenHash: Buffer,
): Promise<Download | undefined> {
  const { rows } = await db.execute<Download & Row>(sql`
    select ${columns} from ${source}
    where g.site_id = ${siteId} and g.token_hash = ${tokenHash}
  `)
  return rows.map(toDownload)[0]
}

function toDownload(row: Download & Row): Download {
  return {
    ...row,
    byteSize: Number(row.byteSize),
    expiresAt: row.expiresAt === null ? null : new Date(row.expiresAt),
    lastDownloadAt: row.lastDownloadAt === null ? null : new Date(row.lastDownloadAt),
  }
}

/** Finds the number of the current link of a download; undefined if the download is gone. */
export async function findLinkNumber(
  db: Db,
  siteId: string,
  id: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ linkNumber: downloadGrant.linkNumber })
    .from(downloadGrant)
    .where(and(eq(downloadGrant.siteId, siteId), eq(downloadGrant.id, id)))
  return row?.linkNumber
}

/**
 * Counts a download that begins. Resolves to false if none is left: the condition and the count are one statement, so
 * that of concurrent downloads only as many begin as the limit allows.
 */
export async function countDownload(
  db: Db,
  siteId: string,
  { id, linkNumber }: Pick<Download, 'id' | 'linkNumber'>,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update download_grant g set used = g.used + 1, last_download_at = clock_timestamp()
    from digital_line l
    where g.site_id = ${siteId} and g.id = ${id} and g.link_number = ${linkNumber}
      and l.site_id = g.site_id and l.id = g.order_line_id and l.is_paid and not l.is_revoked
      and (g.max_downloads is null or g.used < g.max_downloads)
      and (g.expires_at is null or g.expires_at > now())
    returning g.id
  `)
  return rows.length > 0
}

/** A file that a paid line gives, and that its buyer cannot download yet. */
export interface MissingGrant extends Record<string, unknown> {
  readonly lineId: string
  readonly fileId: string
  readonly maxDownloads: number | null
  readonly validDays: number | null
}

/** Lists the files that the paid digital lines of an order give and that were not granted yet. */
export async function listMissingGrants(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<readonly MissingGrant[]> {
  const { rows } = await db.execute<MissingGrant>(sql`
    select l.id as "lineId", f.id as "fileId",
      case when s.product_id is null then ${DEFAULT_DOWNLOAD_LIMITS.maxDownloads}::integer
        else s.max_downloads end as "maxDownloads",
      case when s.product_id is null then ${DEFAULT_DOWNLOAD_LIMITS.validDays}::integer
        else s.valid_days end as "validDays"
    from digital_line l
    join product_file f on f.site_id = l.site_id and f.product_id = l.product_id
      and f.removed_at is null
    left join product_download s on s.site_id = l.site_id and s.product_id = l.product_id
    where l.site_id = ${siteId} and l.order_id = ${orderId} and l.is_paid and not l.is_revoked
      -- Who has files of the product already keeps those: later ones are for later buyers.
      and not exists (select from download_grant g
        where g.site_id = l.site_id and g.order_line_id = l.id)
    order by l.display_index, f.display_index
  `)
  return rows
}

/** Lists orders that bought a product and have none of its files, oldest first. */
export async function listOrdersWithoutFiles(
  db: Db,
  siteId: string,
  productId: string,
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ orderId: string }>(sql`
    select distinct l.order_id as "orderId" from digital_line l
    where l.site_id = ${siteId} and l.product_id = ${productId} and l.is_paid and not l.is_revoked
      and not exists (select from download_grant g
        where g.site_id = l.site_id and g.order_line_id = l.id)
    order by 1
  `)
  return rows.map(({ orderId }) => orderId)
}

/** Inserts a grant, unless the line has one for the file. Resolves to whether it was inserted. */
export async function insertGrant(
  db: Db,
  siteId: string,
  { id, orderId, tokenHash, ...missing }: MissingGrant & NewGrant,
): Promise<boolean> {
  const { lineId, fileId, maxDownloads, validDays } = missing
  const { rows } = await db.execute(sql`
    insert into download_grant (site_id, id, order_id, order_line_id, product_file_id, token_hash,
      max_downloads, expires_at)
    values (${siteId}, ${id}, ${orderId}, ${lineId}, ${fileId}, ${tokenHash}, ${maxDownloads},
      now() + make_interval(days => ${validDays}::integer))
    on conflict (site_id, order_line_id, product_file_id) do nothing returning id
  `)
  return rows.length > 0
}

interface NewGrant {
  readonly id: string
  readonly orderId: string
  readonly tokenHash: Buffer
}

/** Locks a download of an order, and resolves to the number of its link; undefined if there is none. */
export async function lockGrant(
  tx: Db,
  siteId: string,
  { id, orderId }: { readonly id: string; readonly orderId: string },
): Promise<number | undefined> {
  const [row] = await tx
    .select({ linkNumber: downloadGrant.linkNumber })
    .from(downloadGrant)
    .where(
      and(
        eq(downloadGrant.siteId, siteId),
        eq(downloadGrant.id, id),
        eq(downloadGrant.orderId, orderId),
      ),
    )
    .for('update')
  return row?.linkNumber
}

/** Starts a download anew under another link, with the current limits of its product. */
export async function renewGrant(
  tx: Db,
  siteId: string,
  link: { readonly id: string; readonly linkNumber: number; readonly tokenHash: Buffer },
): Promise<void> {
  await tx.execute(sql`
    update download_grant g set link_number = ${link.linkNumber}, token_hash = ${link.tokenHash},
      used = 0, max_downloads = s.max_downloads,
      expires_at = now() + make_interval(days => s.valid_days)
    from (
      select f.id,
        case when d.product_id is null then ${DEFAULT_DOWNLOAD_LIMITS.maxDownloads}::integer
          else d.max_downloads end as max_downloads,
        case when d.product_id is null then ${DEFAULT_DOWNLOAD_LIMITS.validDays}::integer
          else d.valid_days end as valid_days
      from product_file f
      left join product_download d on d.site_id = f.site_id and d.product_id = f.product_id
      where f.site_id = ${siteId}
    ) s
    where g.site_id = ${siteId} and g.id = ${link.id} and s.id = g.product_file_id
  `)
}

/** Ends the downloads of orders for good: their links lead nowhere, and what was downloaded is forgotten. */
export async function eraseGrants(
  tx: Db,
  siteId: string,
  orderIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update download_grant set token_hash = sha256(uuid_send(gen_random_uuid())),
      link_number = link_number + 1, expires_at = least(expires_at, now()), last_download_at = null
    where site_id = ${siteId} and order_id = any(${sql.param(orderIds)}::uuid[])
  `)
}
