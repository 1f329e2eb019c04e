import { blockTypeCodes } from '@vitrine/model'
import { idSchema, webUrlSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { css } from './css.ts'
import { template } from './template.ts'

const MOST_DATES = 100

const stop = z.strictObject({
  id: idSchema,
  day: z.iso.date(),
  tickets: z.optional(webUrlSchema),
  isSoldOut: z._default(z.boolean(), false),
})

/** Where and when there is a concert; the words are the texts `<id>.venue` and `<id>.place`. */
export const tourDates = defineBlock({
  type: blockTypeCodes['tour-dates'],
  slug: 'tourdates',
  name: 'Tour dates',
  version: 1,
  data: z.object({
    dates: z._default(z.array(stop).check(z.maxLength(MOST_DATES)), []),
    order: z._default(z.enum(['soonest', 'latest']), 'soonest'),
    showsYear: z._default(z.boolean(), true),
    /** All dates, where somebody else keeps them. */
    url: z.optional(webUrlSchema),
  }),
  text: { heading: 'line' },
  itemText: { venue: 'line', place: 'line' },
  defaults: { size: { w: 12, h: 8 }, auto: { h: 'content' } },
  minSize: { w: 3, h: 2 },
  template,
  css,
  view: ({ dates, order, showsYear, url }, { text, locale, say }) => {
    const shown = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(showsYear && { year: 'numeric' }),
      timeZone: 'UTC',
    })
    const soonest = dates.toSorted((a, b) => a.day.localeCompare(b.day))
    return {
      dates: (order === 'latest' ? soonest.toReversed() : soonest).map((each) => {
        const venue = text(`${each.id}.venue`)
        return {
          iso: each.day,
          day: shown.format(new Date(`${each.day}T00:00:00Z`)),
          venue: venue ?? '',
          place: text(`${each.id}.place`) ?? '',
          soldOut: each.isSoldOut ? say('Sold out') : '',
          tickets:
            each.tickets === undefined || each.isSoldOut
              ? ''
              : { url: each.tickets, words: say('Tickets'), venue: venue?.words ?? '' },
        }
      }),
      more: url === undefined ? '' : { url, words: say('All dates') },
    }
  },
})
