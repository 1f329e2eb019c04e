import { blockTypeCodes } from '@vitrine/model'
import { referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { calendarView } from './calendar-view.ts'
import { calendarCss } from './css.ts'
import { calendarTemplate } from './template.ts'

const days = { monday: 1, saturday: 6, sunday: 7 } as const

/** A month of a collection: events on their days, anything else on the day it stands under. */
export const calendar = defineBlock({
  type: blockTypeCodes.calendar,
  slug: 'calendar',
  name: 'Calendar',
  version: 1,
  data: z.object({
    collectionId: z.optional(referenceSchema),
    design: z._default(z.enum(['grid', 'compact']), 'grid'),
    /** With which day weeks begin; as where the page's language is spoken when left out. */
    startsOn: z.optional(z.enum(['monday', 'saturday', 'sunday'])),
    showsTime: z._default(z.boolean(), true),
    showsMonths: z._default(z.boolean(), true),
    showsFeed: z._default(z.boolean(), true),
  }),
  text: { heading: 'line' },
  defaults: { size: { w: 24, h: 16 }, auto: { h: 'content' } },
  minSize: { w: 6, h: 6 },
  template: `{.section month}{.if text.heading}<h{level} class="calendar-heading block-heading"{.if text.heading.lang} lang="{text.heading.lang|htmlattr}" dir="{dir}"{.end}>{text.heading.html}</h{level}>{.end}${calendarTemplate}{.or}{.if edit}<p class="block-placeholder">Choose a collection of events or posts</p>{.end}{.end}`,
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
