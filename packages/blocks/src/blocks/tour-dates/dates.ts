import { escapeHtml } from '@vitrine/page'
import type * as z from 'zod/mini'
import type { ViewPorts } from '../../definition/view.ts'
import type { ExternalRequest } from '../../ports/external.ts'
import type { ResolvedText } from '../../definition/resolved-text.ts'
import type { data } from './schema.ts'

/** A date of a tour, written by the owner or announced by an external page. */
export interface TourDate {
  /** The day as `2027-03-04`. */
  readonly day: string
  readonly venue: ResolvedText | ''
  readonly place: ResolvedText | ''
  /** The URL that sells tickets; empty if none are sold. */
  readonly tickets: string
  readonly isSoldOut: boolean
}

export function createRequest(url: string | undefined): ExternalRequest | undefined {
  return url === undefined ? undefined : { kind: 'dates', url }
}

/**
 * Returns the dates, soonest first. The owner's dates have the texts `<id>.venue` and `<id>.place` and
 * replace announced dates of the same day.
 */
export function getTourDates(
  { dates, url }: Pick<z.output<typeof data>, 'dates' | 'url'>,
  { text, getExternalContent }: Pick<ViewPorts, 'text' | 'getExternalContent'>,
): readonly TourDate[] {
  const ownDates = dates.map(({ id, day, tickets = '', isSoldOut }): TourDate => ({
    day,
    venue: text(`${id}.venue`) ?? '',
    place: text(`${id}.place`) ?? '',
    tickets,
    isSoldOut,
  }))
  const ownDays = new Set(dates.map(({ day }) => day))
  const request = createRequest(url)
  const announcements = (request && getExternalContent(request))?.dates ?? []
  const announcedDates = announcements
    .filter(({ day }) => !ownDays.has(day))
    .map((date): TourDate => ({
      ...date,
      venue: createText(date.venue),
      place: createText(date.place),
    }))
  return [...ownDates, ...announcedDates].toSorted((a, b) => a.day.localeCompare(b.day))
}

/** Returns an announced text, whose language is unknown. */
function createText(words: string): ResolvedText | '' {
  return words === '' ? '' : { html: escapeHtml(words), words, lang: '' }
}
