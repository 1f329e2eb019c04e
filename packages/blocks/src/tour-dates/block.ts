import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, itemText, text } from './schema.ts'
import { readingOf, stopsOf } from './stops.ts'
import { template } from './template.ts'

/** Where and when there is a concert: what the owner wrote, and what somebody else's page announces. */
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
  reads: ({ url }) => readingOf(url),
  view: ({ order, showsYear, ...given }, ports) => {
    const { locale, say } = ports
    const shown = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(showsYear && { year: 'numeric' }),
      timeZone: 'UTC',
    })
    const soonest = stopsOf(given, ports)
    return {
      dates: (order === 'latest' ? soonest.toReversed() : soonest).map(
        ({ day, venue, place, tickets, isSoldOut }) => ({
          iso: day,
          day: shown.format(new Date(`${day}T00:00:00Z`)),
          venue,
          place,
          soldOut: isSoldOut ? say('Sold out') : '',
          tickets:
            tickets === '' || isSoldOut
              ? ''
              : { url: tickets, words: say('Tickets'), venue: venue === '' ? '' : venue.words },
        }),
      ),
      more: given.url === undefined ? '' : { url: given.url, words: say('All dates') },
    }
  },
})
