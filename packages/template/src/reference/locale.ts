import type { Entry } from './entry.ts'
import { entry } from './entry.ts'

const at = 1_517_400_000_000

const digits = [
  'minint:n?: least digits before the point',
  'minfrac:n?: least digits after the point',
  'maxfrac:n?: most digits after the point',
  'minsig:n?: least significant digits',
  'maxsig:n?: most significant digits',
  'group:false?: no grouping',
  'round:mode?: up down ceiling floor half-up half-down half-even',
]

/** Texts of dates, numbers and messages. */
export const localeReference: readonly Entry[] = [
  entry(
    'date',
    'A time by the letters of strftime, in the site’s zone.',
    ['pattern: %Y %m %d %H %M and so on'],
    '{at|date %B %e, %Y}',
    { at, website: { timeZone: 'UTC' } },
  ),
  entry(
    'datetime',
    'A time in the manner of the locale.',
    [
      'width?: short medium long full',
      'date:width?: the date alone',
      'time:width?: the time alone',
      'skeleton:letters?: the fields to show',
      'calendar:name?: gregory buddhist iso8601 japanese persian',
      'context:name?: where it stands',
      'wrap:width?: how date and time are joined',
    ],
    '{at|datetime date:medium}',
    { at },
  ),
  entry(
    'datetime-interval',
    'A span of time in the manner of the locale.',
    ['skeleton?: the fields to show', 'date:letters?: of the date', 'time:letters?: of the time'],
    '{from, to|datetime-interval yMMMd}',
    { from: at, to: at + 86_400_000 },
  ),
  entry(
    'datetimefield',
    'One field of a time, in words of the locale.',
    ['field: year quarter month week weekday day hour minute second era'],
    '{at|datetimefield month}',
    { at },
  ),
  entry(
    'relative-time',
    'How far a time is away, in words.',
    [
      'field:name?: the unit',
      'width:name?: short narrow wide',
      'numericOnly:true?: never yesterday or now',
      'allowWeeks:true?: weeks too',
      'alwaysNow:true?: now for everything below a second',
      'dayOfWeek:true?: names of days',
      ...digits,
    ],
    '{from, to|relative-time}',
    { from: at, to: at + 7_200_000 },
  ),
  entry('timesince', 'How long ago a time was, in English.', [], '{at|timesince}', { at }),
  entry(
    'decimal',
    'A number in the manner of the locale.',
    [
      'style:name?: decimal short long scientific percent percent-scaled permille permille-scaled',
      ...digits,
    ],
    '{n|decimal maxfrac:1}',
    { n: 1234.56 },
  ),
  entry(
    'percentage-format',
    'A number with two or three decimals, without a sign.',
    ['trim?: without needless zeros'],
    '{n|percentage-format}',
    { n: 12.5 },
  ),
  entry(
    'message',
    'A message of the locale, with its plurals and choices.',
    ['reference…?: arguments, by number or as name:reference'],
    '{text|message count:n}',
    { text: '{count plural one {# jar} other {# jars}}', n: 2 },
  ),
  entry(
    'plural',
    'The same as message.',
    ['reference…?: arguments, by number or as name:reference'],
    '{text|plural n}',
    { text: '{0 plural one {one jar} other {# jars}}', n: 1 },
  ),
  entry(
    'unit',
    'A quantity with its unit, in the manner of the locale.',
    ['unit: centimeter, kilogram and so on', 'length:name?: short narrow long'],
    '{n|unit centimeter}',
    { n: 12 },
  ),
]
