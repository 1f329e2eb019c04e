import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, itemText, text } from './schema.ts'
import { createRequest, getTourDates } from './dates.ts'
import { template } from './template.ts'

/** The dates of a tour: the owner's own, and those that an external page announces. */
export default defineBlock({
  type: blockTypeCodes['tour-dates'],
  slug: 'tourdates',
  version: 1,
  data,
  text,
  itemText,
  defaults: { size: { w: 12, h: 8 }, auto: { h: 'content' } },
  fields,
  minSize: { w: 3, h: 2 },
  template,
  css,
  externalRequest: ({ url }) => createRequest(url),
  view: ({ order, showsYear, ...source }, ports) => {
    const { locale, translate } = ports
    const dayFormat = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(showsYear && { year: 'numeric' }),
      timeZone: 'UTC',
    })
    const dates = getTourDates(source, ports)
    return {
      dates: (order === 'latest' ? dates.toReversed() : dates).map(
        ({ day, venue, place, tickets, isSoldOut }) => ({
          iso: day,
          day: dayFormat.format(new Date(`${day}T00:00:00Z`)),
          venue,
          place,
          soldOut: isSoldOut ? translate('blocks.soldOut') : '',
          tickets:
            tickets === '' || isSoldOut
              ? ''
              : {
                  url: tickets,
                  words: translate('blocks.tickets'),
                  venue: venue === '' ? '' : venue.words,
                },
        }),
      ),
      more:
        source.url === undefined ? '' : { url: source.url, words: translate('blocks.allDates') },
    }
  },
})
