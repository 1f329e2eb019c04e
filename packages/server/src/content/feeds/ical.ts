/** A calendar event with plain texts and an absolute URL. */
export interface CalendarEvent {
  /** The id, which stays the same when the event changes. */
  readonly uid: string
  readonly title: string
  readonly description: string
  readonly location: string
  readonly url: string
  readonly startAt: Date
  readonly endAt: Date
  readonly allDay: boolean
  /** The site's time zone, which determines the days of an all-day event. */
  readonly timeZone: string
  readonly changedAt: Date
}

/** Renders events as an iCalendar file. @see https://www.rfc-editor.org/rfc/rfc5545 */
export function renderICalendar(events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(renderEvent),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function renderEvent(event: CalendarEvent): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${formatInstant(event.changedAt)}`,
    ...renderTimes(event),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
    ...(event.location === '' ? [] : [`LOCATION:${escapeText(event.location)}`]),
    `URL:${event.url}`,
    'END:VEVENT',
  ]
}

/** Renders the start and end; the end of an all-day event is the day after its last. */
function renderTimes({ startAt, endAt, allDay, timeZone }: CalendarEvent): readonly string[] {
  if (!allDay) return [`DTSTART:${formatInstant(startAt)}`, `DTEND:${formatInstant(endAt)}`]
  const after = new Date(`${formatDay(endAt, timeZone)}T00:00:00Z`)
  after.setUTCDate(after.getUTCDate() + 1)
  return [
    `DTSTART;VALUE=DATE:${formatDay(startAt, timeZone).replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${after.toISOString().slice(0, 10).replaceAll('-', '')}`,
  ]
}

/** Formats a time in UTC. @see platform spec §9 "Calendar date format %Y%m%dT%H%M%SZ" */
function formatInstant(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** Formats the day in a time zone: `2026-11-21`. */
function formatDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

const MAX_OCTETS = 75

/** Folds a line at 75 octets without splitting characters; continuation lines begin with a space. */
function foldLine(line: string): string {
  let out = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_OCTETS) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += size
  }
  return out
}
