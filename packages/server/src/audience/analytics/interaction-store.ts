import type { readInteractions, Reply } from '@vitrine/contract'
import { clientEvents, shopperEvents } from '@vitrine/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { countSubmissions } from '../forms/index.ts'
import { ALL_ITEMS, getEventKind, getEventName, type HitKind, hitKinds } from '../tracking/index.ts'
import { selectEvents } from './event-rows-store.ts'
import { getText, MAX_ROWS, type ReportTime } from './report-time-store.ts'

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
  /** The visits with a hit of the first kind. */
  readonly visits: number
}

/** Counts the hits of some kinds by what they are about, the most frequent first. */
async function countItems(
  db: Db,
  time: ReportTime,
  kinds: readonly [HitKind, ...HitKind[]],
): Promise<readonly ItemRow[]> {
  const add = (column: SQL, kind: HitKind) =>
    sql`coalesce(sum(${column}) filter (where kind = ${kind}), 0)::integer`
  const counts = kinds.map((kind) => add(sql`total`, kind))
  const { rows } = await db.execute<ItemRow>(sql`
    with ${await selectEvents(db, time, kinds)}
    select ${getText(time.siteId, 'item', sql`events.item`)} as name,
      array[${sql.join(counts, sql`, `)}] as totals, ${add(sql`visits`, kinds[0])} as visits
    from events where item >= 0 group by item order by sum(total) desc, name limit ${MAX_ROWS}`)
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
  const load = async (kind: 'audio' | 'video', kinds: readonly [HitKind, ...HitKind[]]) =>
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
    with ${await selectEvents(db, time, kinds)}
    select kind, sum(total)::integer as count, sum(visits)::integer as visits
    from events where item = ${ALL_ITEMS} group by kind order by sum(total) desc, kind`)
  return rows.map(({ kind, count, visits }) => ({
    name: getEventName(kind) ?? QUICK_VIEW,
    count,
    visits,
  }))
}
