import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, itemText, text } from './schema.ts'
import { template } from './template.ts'

/** Where and when there is a concert; the words are the texts `<id>.venue` and `<id>.place`. */
export const tourDates = defineBlock({
  type: blockTypeCodes['tour-dates'],
  slug: 'tourdates',
  name: 'Tour dates',
  version: 1,
  data,
  text,
  itemText,
  defaults: { size: { w: 12, h: 8 }, auto: { h: 'content' } },
  fields,
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
