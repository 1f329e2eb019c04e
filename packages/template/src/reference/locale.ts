import type { Entry } from './entry.ts'
import { createEntry } from './entry.ts'

const at = 1_517_400_000_000

const digits = [
  'minint:n?: the minimum number of digits before the point',
  'minfrac:n?: the minimum number of digits after the point',
  'maxfrac:n?: the maximum number of digits after the point',
  'minsig:n?: the minimum number of significant digits',
  'maxsig:n?: the maximum number of significant digits',
  'group:false?: without thousands separators',
  'round:mode?: up, down, ceiling, floor, half-up, half-down or half-even',
]

/** The formatters of dates, numbers and messages. */
export const localeReference: readonly Entry[] = [
  createEntry(
    'date',
    'Formats a time with a strftime pattern, in the time zone of the site.',
    ['pattern: directives such as %Y, %m, %d, %H and %M'],
    '{at|date %B %e, %Y}',
    { at, website: { timeZone: 'UTC' } },
  ),
  createEntry(
    'datetime',
    'Formats a time for the locale.',
    [
      'width?: short, medium, long or full',
      'date:width?: the date only',
      'time:width?: the time only',
      'skeleton:letters?: the fields to show',
      'calendar:name?: gregory, buddhist, iso8601, japanese or persian',
      'context:name?: the position in the sentence, for capitalization',
      'wrap:width?: the format that joins date and time',
    ],
    '{at|datetime date:medium}',
    { at },
  ),
  createEntry(
    'datetime-interval',
    'Formats a time interval for the locale.',
    [
      'skeleton?: the fields to show',
      'date:letters?: the fields of the date',
      'time:letters?: the fields of the time',
    ],
    '{from, to|datetime-interval yMMMd}',
    { from: at, to: at + 86_400_000 },
  ),
  createEntry(
    'datetimefield',
    'Formats one field of a time for the locale.',
    ['field: year, quarter, month, week, weekday, day, hour, minute, second or era'],
    '{at|datetimefield month}',
    { at },
  ),
  createEntry(
    'relative-time',
    'Formats the distance of a time from now, or between two times.',
    [
      'field:name?: the unit',
      'width:name?: short, narrow or wide',
      'numericOnly:true?: numbers only, without words such as yesterday',
      'allowWeeks:true?: weeks are used as well',
      'alwaysNow:true?: now for every distance below one second',
      'dayOfWeek:true?: names of days are used',
      ...digits,
    ],
    '{from, to|relative-time}',
    { from: at, to: at + 7_200_000 },
  ),
  createEntry('timesince', 'Formats how long ago a time was, in English.', [], '{at|timesince}', {
    at,
  }),
  createEntry(
    'decimal',
    'Formats a number for the locale.',
    [
      'style:name?: decimal, short, long, scientific, percent, percent-scaled, permille or permille-scaled',
      ...digits,
    ],
    '{n|decimal maxfrac:1}',
    { n: 1234.56 },
  ),
  createEntry(
    'percentage-format',
    'Formats a number with two or three decimals, without a percent sign.',
    ['trim?: without trailing zeros'],
    '{n|percentage-format}',
    { n: 12.5 },
  ),
  createEntry(
    'message',
    'Formats a message with its plurals and choices for the locale.',
    ['reference…?: the arguments, by number or as name:reference'],
    '{text|message count:n}',
    { text: '{count plural one {# jar} other {# jars}}', n: 2 },
  ),
  createEntry(
    'plural',
    'Formats a message, like message.',
    ['reference…?: the arguments, by number or as name:reference'],
    '{text|plural n}',
    { text: '{0 plural one {one jar} other {# jars}}', n: 1 },
  ),
  createEntry(
    'unit',
    'Formats a quantity with its unit for the locale.',
    ['unit: a unit such as centimeter or kilogram', 'length:name?: short, narrow or long'],
    '{n|unit centimeter}',
    { n: 12 },
  ),
]
