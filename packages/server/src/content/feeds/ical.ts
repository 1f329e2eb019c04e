/** An event as a calendar takes it. Texts are plain, the address whole. */
export interface CalendarEvent {
  /** Stays the same when the event changes. */
  readonly uid: string
  readonly title: string
  readonly description: string
  readonly location: string
  readonly url: string
  readonly startAt: Date
  readonly endAt: Date
  readonly allDay: boolean
  /** Of the site: decides the day of an event that takes whole days. */
  readonly timeZone: string
  readonly changedAt: Date
}

/** @see https://www.rfc-editor.org/rfc/rfc5545 */
export function ical(events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOf(event: CalendarEvent): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${textValue(event.uid)}`,
    `DTSTAMP:${instant(event.changedAt)}`,
    ...times(event),
    `SUMMARY:${textValue(event.title)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION:${textValue(event.description)}`]),
    ...(event.location === '' ? [] : [`LOCATION:${textValue(event.location)}`]),
    `URL:${event.url}`,
    'END:VEVENT',
  ]
}

/** A calendar's last day is the one after. */
function times({ startAt, endAt, allDay, timeZone }: CalendarEvent): readonly string[] {
  if (!allDay) return [`DTSTART:${instant(startAt)}`, `DTEND:${instant(endAt)}`]
  const after = new Date(`${dayIn(endAt, timeZone)}T00:00:00Z`)
  after.setUTCDate(after.getUTCDate() + 1)
  return [
    `DTSTART;VALUE=DATE:${dayIn(startAt, timeZone).replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${after.toISOString().slice(0, 10).replaceAll('-', '')}`,
  ]
}

/** @see platform spec §9 "Calendar date format %Y%m%dT%H%M%SZ" */
export function instant(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

/** `2026-11-21`, as it is there. */
function dayIn(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
}

function textValue(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

const MOST_OCTETS = 75

/** A line has at most 75 octets; the rest goes on after a space. Characters are not cut apart. */
function folded(line: string): string {
  let out = ''
  let octets = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > MOST_OCTETS) {
      out += '\r\n '
      octets = 1
    }
    out += sign
    octets += size
  }
  return out
}
