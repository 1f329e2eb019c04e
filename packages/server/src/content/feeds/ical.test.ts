import { describe, expect, it } from 'vitest'
import { type CalendarEvent, renderICalendar } from './ical.ts'

const event: CalendarEvent = {
  uid: '0194@shop.example',
  title: 'Open studio; cake, tea',
  description: 'Two floors\nand the kiln',
  location: 'Boathouse',
  url: 'https://shop.example/events/open',
  startAt: new Date('2026-12-05T10:00:00Z'),
  endAt: new Date('2026-12-05T16:00:00Z'),
  allDay: false,
  timeZone: 'Europe/London',
  changedAt: new Date('2026-11-14T09:00:00Z'),
}

describe('ical', () => {
  it('writes times in UTC and escapes texts', () => {
    const lines = renderICalendar([event]).split('\r\n')
    expect(lines).toContain('DTSTART:20261205T100000Z')
    expect(lines).toContain('SUMMARY:Open studio\\; cake\\, tea')
    expect(lines).toContain('DESCRIPTION:Two floors\\nand the kiln')
  })

  it('ends an all-day event on the following day in the site’s time zone', () => {
    const days = {
      allDay: true,
      timeZone: 'Pacific/Auckland',
      startAt: new Date('2026-12-04T12:00:00Z'),
      endAt: new Date('2026-12-06T10:59:00Z'),
    }
    const lines = renderICalendar([{ ...event, ...days }]).split('\r\n')
    expect(lines).toContain('DTSTART;VALUE=DATE:20261205')
    expect(lines).toContain('DTEND;VALUE=DATE:20261207')
  })

  it('folds lines at 75 octets without splitting a character', () => {
    const text = renderICalendar([{ ...event, title: '🏺'.repeat(60) }])
    const lines = text.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'🏺'.repeat(60)}`)
  })
})
