import type { RawEvent } from '@vitrine/contract'
import { callApi } from '../../api/call-api.ts'
import type { SavedColumn } from '../../ui/files/save-table.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { ExportMenu } from './ExportMenu.tsx'
import type { RangeQuery } from './use-report.ts'

/** The most events that a browser saves at once; programs read more from the API. */
const MAX_EVENTS = 200_000

/** The menu that saves the events of a time as they were collected. */
export function ExportEvents({ query: { from, to } }: { readonly query: RangeQuery }) {
  const t = useTranslate()
  const columns: readonly SavedColumn<RawEvent>[] = [
    [t('analytics.export.at'), ({ at }) => at],
    [t('analytics.export.event'), ({ event }) => event],
    [t('analytics.by.page'), ({ page }) => page],
    [t('analytics.export.about'), ({ about }) => about],
    [t('analytics.export.amount'), ({ amount }) => amount ?? ''],
    [t('analytics.export.visit'), ({ visit }) => visit],
    [t('analytics.by.channel'), ({ channel }) => channel ?? ''],
    [t('analytics.by.device'), ({ device }) => device ?? ''],
    [t('analytics.by.browser'), ({ browser }) => browser],
    [t('analytics.by.system'), ({ system }) => system],
    [t('analytics.by.language'), ({ language }) => language],
    [t('analytics.by.country'), ({ country }) => country],
  ]
  const load = async () => {
    const events: RawEvent[] = []
    let cursor: string | undefined
    do {
      const range = cursor === undefined ? { from, to } : { from, to, cursor }
      const page = await callApi('readRawEvents', { query: range })
      events.push(...page.events)
      if (events.length > MAX_EVENTS)
        throw new Error(t('analytics.export.tooMany', { count: MAX_EVENTS }))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    return events
  }
  return (
    <ExportMenu table={t('analytics.export.events')} file="events" columns={columns} load={load} />
  )
}
