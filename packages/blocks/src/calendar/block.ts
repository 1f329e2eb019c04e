import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { langOf } from '../lang-attribute.ts'
import { placeholder } from '../placeholder.ts'
import { calendarView } from './calendar-view.ts'
import { calendarCss } from './css.ts'
import { calendarTemplate } from './template.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'

const days = { monday: 1, saturday: 6, sunday: 7 } as const

/** A month of a collection: events on their days, anything else on the day it stands under. */
export const calendar = defineBlock({
  type: blockTypeCodes.calendar,
  slug: 'calendar',
  name: 'Calendar',
  version: 1,
  data,
  text,
  defaults: { size: { w: 24, h: 16 }, auto: { h: 'content' } },
  fields,
  minSize: { w: 6, h: 6 },
  template: `{.section month}{.if text.heading}<h{level} class="calendar-heading block-heading"${langOf('text.heading')}>{text.heading.html}</h{level}>{.end}${calendarTemplate}{.or}${placeholder('Choose a collection of events or posts')}{.end}`,
  css: calendarCss,
  needsMonth: ({ collectionId }) => collectionId,
  view: ({ design, startsOn, showsTime, showsMonths, showsFeed }, { month, locale, say }) => ({
    month: month
      ? calendarView(month, {
          locale,
          say,
          firstDay: startsOn && days[startsOn],
          isCompact: design === 'compact',
          showsTime,
          showsMonths,
          showsFeed,
        })
      : '',
  }),
})
