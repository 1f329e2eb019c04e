import { calendarTemplate, calendarView } from '@vitrine/blocks'
import { compile } from '@vitrine/template'
import type { Place } from './content.ts'
import { localeOf } from '../locale/index.ts'

const template = compile(calendarTemplate, { name: 'calendar' })

/** The month of a collection that is shown by its days; empty where it is not. */
export function calendarHtml(place: Place, collectionId: string): string {
  const month = place.calendars?.months.get(collectionId)
  if (!month) return ''
  const { tag } = place.language
  const view = calendarView(month, {
    locale: tag,
    say: place.say ?? ((english) => english),
    isCompact: false,
    showsTime: true,
    showsMonths: true,
    showsFeed: true,
  })
  const context = { locale: localeOf(tag), timeZone: place.site.timeZone }
  return template.render(view, context).output
}
