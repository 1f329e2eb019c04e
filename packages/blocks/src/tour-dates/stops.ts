import { escapeHtml } from '@vitrine/page'
import type * as z from 'zod/mini'
import type { ViewPorts } from '../define-block.ts'
import type { Reading } from '../elsewhere-ports.ts'
import type { ShownText } from '../shown-text.ts'
import type { data } from './schema.ts'

/** One date, whoever wrote it. */
export interface Stop {
  /** `2027-03-04`. */
  readonly day: string
  readonly venue: ShownText | ''
  readonly place: ShownText | ''
  /** Empty where none are sold. */
  readonly tickets: string
  readonly isSoldOut: boolean
}

export function readingOf(url: string | undefined): Reading | undefined {
  return url === undefined ? undefined : { kind: 'dates', url }
}

/**
 * Soonest first. The words of the owner's are the texts `<id>.venue` and `<id>.place`; a day that the owner
 * wrote goes before what was read of it.
 */
export function stopsOf(
  { dates, url }: Pick<z.output<typeof data>, 'dates' | 'url'>,
  { text, elsewhere }: Pick<ViewPorts, 'text' | 'elsewhere'>,
): readonly Stop[] {
  const own = dates.map(({ id, day, tickets = '', isSoldOut }): Stop => ({
    day,
    venue: text(`${id}.venue`) ?? '',
    place: text(`${id}.place`) ?? '',
    tickets,
    isSoldOut,
  }))
  const written = new Set(dates.map(({ day }) => day))
  const reading = readingOf(url)
  const announced = (reading && elsewhere(reading))?.dates ?? []
  const read = announced
    .filter(({ day }) => !written.has(day))
    .map((date): Stop => ({ ...date, venue: plain(date.venue), place: plain(date.place) }))
  return [...own, ...read].toSorted((a, b) => a.day.localeCompare(b.day))
}

/** In whatever language it was read. */
function plain(words: string): ShownText | '' {
  return words === '' ? '' : { html: escapeHtml(words), words, lang: '' }
}
