import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { createLangAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'
import { createCalendarView } from './calendar-view.ts'
import { calendarCss } from './css.ts'
import { calendarTemplate } from './template.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'

const days = { monday: 1, saturday: 6, sunday: 7 } as const

/** A month of a collection: events on their days, other items on their day of publication. */
export default defineBlock({
  type: blockTypeCodes.calendar,
  slug: 'calendar',
  version: 1,
  data,
  text,
  defaults: { size: { w: 24, h: 16 }, auto: { h: 'content' } },
  fields,
  minSize: { w: 6, h: 6 },
  template: `{.section month}{.if text.heading}<h{level} class="calendar-heading block-heading"${createLangAttribute('text.heading')}>{text.heading.html}</h{level}>{.end}${calendarTemplate}{.or}${createPlaceholder('placeholder.calendar')}{.end}`,
  css: calendarCss,
  monthQuery: ({ collectionId }) => collectionId,
  view: (
    { design, startsOn, showsTime, showsMonths, showsFeed },
    { month, locale, translate },
  ) => ({
    month: month
      ? createCalendarView(month, {
          locale,
          translate,
          firstDay: startsOn && days[startsOn],
          isCompact: design === 'compact',
          showsTime,
          showsMonths,
          showsFeed,
        })
      : '',
  }),
})
