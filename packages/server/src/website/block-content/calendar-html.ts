import { calendarTemplate, createCalendarView } from '@vitrine/blocks'
import { getTranslate } from '@vitrine/model'
import { compile } from '@vitrine/template'
import { getLocale } from '../locale/index.ts'
import type { RenderContext } from '../render-context/index.ts'

const template = compile(calendarTemplate, { name: 'calendar' })

/**
 * Renders the month of a collection that is shown as a calendar; empty for any other collection.
 */
export function renderCalendar(context: RenderContext, collectionId: string): string {
  const month = context.calendars?.months.get(collectionId)
  if (!month) return ''
  const { tag } = context.language
  const view = createCalendarView(month, {
    locale: tag,
    translate: context.translate ?? getTranslate('en'),
    isCompact: false,
    showsTime: true,
    showsMonths: true,
    showsFeed: true,
  })
  const templateContext = { locale: getLocale(tag), timeZone: context.site.timeZone }
  return template.render(view, templateContext).output
}
