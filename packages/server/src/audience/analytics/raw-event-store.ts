import type { RawEvent, readRawEvents, Reply } from '@vitrine/contract'
import { visitChannels, visitorDevices } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { getKindName, type HitKind, hitKinds } from '../tracking/index.ts'
import { getText, isInTime, type ReportTime } from './report-time-store.ts'

/** The number of events of one answer. */
const PAGE_SIZE = 5_000

/** The time of the last event that was sent, and how many events of exactly that time were. */
interface Cursor {
  readonly at: string
  readonly skipped: number
}

interface Row extends Record<string, unknown> {
  readonly at: string
  readonly visit: string
  readonly kind: HitKind
  readonly page: string
  readonly about: string
  readonly amount: number | null
  readonly channel: number | null
  readonly device: number | null
  readonly browser: string
  readonly system: string
  readonly language: string
  readonly country: string
}

/** Loads the events of a time, oldest first, from a cursor on. Throws `http.malformed` for a cursor that is none. */
export async function loadRawEvents(
  db: Db,
  time: ReportTime,
  cursorText: string | undefined,
): Promise<Reply<typeof readRawEvents>> {
  const cursor = parseCursor(cursorText)
  const rows = await selectRows(db, time, cursor)
  return { events: rows.map(toEvent), next: getNext(rows, cursor) }
}

async function selectRows(
  db: Db,
  time: ReportTime,
  cursor: Cursor | undefined,
): Promise<readonly Row[]> {
  const { siteId } = time
  const isLater = cursor ? sql`and h.at >= ${cursor.at}::timestamptz` : sql``
  const { rows } = await db.execute<Row>(sql`
    with page as (
      select h.* from hit h where h.site_id = ${siteId} and ${isInTime(sql`h.at`, time)} ${isLater}
      order by h.at, h.visit, h.kind, h.path, h.item limit ${PAGE_SIZE} offset ${cursor?.skipped ?? 0}
    )
    select to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      h.visit::text as visit, h.kind, h.amount, v.channel, v.device,
      ${getText(siteId, 'path', sql`h.path`)} as page,
      case when h.kind = ${hitKinds.search} then ${getText(siteId, 'search', sql`h.item`)}
        else ${getText(siteId, 'item', sql`h.item`)} end as about,
      ${getText(siteId, 'browser', sql`v.browser`)} as browser,
      ${getText(siteId, 'system', sql`v.system`)} as system,
      ${getText(siteId, 'language', sql`v.language`)} as language,
      ${getText(siteId, 'country', sql`v.country`)} as country
    from page h left join visit v on v.site_id = h.site_id and v.visit = h.visit
    order by h.at, h.visit, h.kind, h.path, h.item`)
  return rows
}

function toEvent({ kind, channel, device, ...row }: Row): RawEvent {
  return {
    ...row,
    event: getKindName(kind),
    channel: visitChannels[channel ?? -1] ?? null,
    device: visitorDevices[device ?? -1] ?? null,
  }
}

function getNext(rows: readonly Row[], before: Cursor | undefined): string | null {
  const at = rows.at(-1)?.at
  if (at === undefined || rows.length < PAGE_SIZE) return null
  const same = rows.filter((row) => row.at === at).length
  return `${at}_${same + (before?.at === at ? before.skipped : 0)}`
}

function parseCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined
  const [, at, skipped] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(\d{1,9})$/.exec(text) ?? []
  if (at === undefined || Number.isNaN(Date.parse(at))) throw httpErrors.malformed()
  return { at, skipped: Number(skipped) }
}
