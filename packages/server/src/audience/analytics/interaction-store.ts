import type { readInteractions, Reply } from '@vitrine/contract'
import { clientEvents, shopperEvents } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { countSubmissions } from '../forms/index.ts'
import { getEventKind, getEventName, type HitKind, hitKinds } from '../tracking/index.ts'
import { getText, isInTime, MAX_ROWS, type ReportTime } from './report-time-store.ts'

type InteractionReport = Reply<typeof readInteractions>

/** Loads how visitors used forms, buttons, overlays, audio and video. */
export async function loadInteractions(db: Db, time: ReportTime): Promise<InteractionReport> {
  const { buttonRender, buttonClick, overlayShown, overlayClosed, overlaySubmitted } = hitKinds
  const buttons = await countItems(db, time, [buttonRender, buttonClick])
  const overlays = await countItems(db, time, [overlayShown, overlayClosed, overlaySubmitted])
  return {
    forms: await loadForms(db, time),
    buttons: buttons.map(({ name: label, totals: [renders = 0, clicks = 0] }) => ({
      label,
      renders,
      clicks,
    })),
    overlays: overlays.map(({ name, totals: [shown = 0, closed = 0, submitted = 0] }) => ({
      overlayId: name,
      shown,
      closed,
      submitted,
    })),
    media: await loadMedia(db, time),
    events: await countEvents(db, time),
  }
}

interface ItemRow extends Record<string, unknown> {
  readonly name: string
  /** The number of hits of each kind that was asked for, in that order. */
  readonly totals: readonly number[]
  readonly visits: number
}

/** Counts the hits of some kinds by what they are about, the most frequent first. */
async function countItems(
  db: Db,
  time: ReportTime,
  kinds: readonly HitKind[],
): Promise<readonly ItemRow[]> {
  const counts = kinds.map((kind) => sql`count(*) filter (where h.kind = ${kind})::integer`)
  const { rows } = await db.execute<ItemRow>(sql`
    select ${getText(time.siteId, 'item', sql`h.item`)} as name,
      array[${sql.join(counts, sql`, `)}] as totals, count(distinct h.visit)::integer as visits
    from hit h where h.site_id = ${time.siteId} and h.kind = any(${sql.param([...kinds])}::smallint[])
      and ${isInTime(sql`h.at`, time)} and h.item >= 0
    group by h.item order by count(*) desc, name limit ${MAX_ROWS}`)
  return rows
}

async function loadForms(db: Db, time: ReportTime): Promise<InteractionReport['forms']> {
  const seen = await countItems(db, time, [hitKinds.formRender, hitKinds.formStart])
  const sent = await countSubmissions(db, time.siteId, time)
  const ids = new Set([...sent.map(({ formId }) => formId), ...seen.map(({ name }) => name)])
  return [...ids].map((formId) => {
    const [renders = 0, starts = 0] = seen.find(({ name }) => name === formId)?.totals ?? []
    const form = sent.find((each) => each.formId === formId)
    const { formName: name = null, submissions = 0 } = form ?? {}
    return { formId, name, renders, starts, submissions }
  })
}

async function loadMedia(db: Db, time: ReportTime): Promise<InteractionReport['media']> {
  const load = async (kind: 'audio' | 'video', kinds: readonly HitKind[]) =>
    (await countItems(db, time, kinds)).map(({ name, totals, visits }) => {
      const [plays = 0, completes = 0] = totals
      return { kind, title: name, plays, completes, visits }
    })
  const { audio, audioComplete, video, videoComplete } = hitKinds
  const media = [
    ...(await load('audio', [audio, audioComplete])),
    ...(await load('video', [video, videoComplete])),
  ]
  return media.toSorted((one, other) => other.plays - one.plays)
}

/** The name of the event that a quick view is. */
const QUICK_VIEW = 'quick-view'

/** Counts the events of products and paywalls by name, the most frequent first. */
async function countEvents(db: Db, time: ReportTime): Promise<InteractionReport['events']> {
  const named = [...shopperEvents, ...clientEvents].flatMap((name) => getEventKind(name) ?? [])
  const kinds = [hitKinds.quickView, ...named]
  const { rows } = await db.execute<{ kind: number; count: number; visits: number }>(sql`
    select h.kind, count(*)::integer as count, count(distinct h.visit)::integer as visits
    from hit h where h.site_id = ${time.siteId} and h.kind = any(${sql.param(kinds)}::smallint[])
      and ${isInTime(sql`h.at`, time)}
    group by h.kind order by count(*) desc, h.kind`)
  return rows.map(({ kind, count, visits }) => ({
    name: getEventName(kind) ?? QUICK_VIEW,
    count,
    visits,
  }))
}
