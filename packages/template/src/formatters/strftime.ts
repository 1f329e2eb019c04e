import type { Moment } from './moment.ts'

type Directive = (moment: Moment) => string

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

function two(value: number): string {
  return value >= 0 && value < 10 ? `0${value}` : String(value)
}

function spaced(value: number): string {
  return String(value).padStart(2, ' ')
}

function four(value: number): string {
  return value < 0 ? `-${String(-value).padStart(4, '0')}` : String(value).padStart(4, '0')
}

function twelve({ hour }: Moment): number {
  return hour % 12 === 0 ? 12 : hour % 12
}

function half({ hour }: Moment): string {
  return hour < 12 ? 'AM' : 'PM'
}

const dayName: Directive = ({ weekday }) => days[weekday] ?? ''
const monthName: Directive = ({ month }) => months[month - 1] ?? ''
const shortMonth: Directive = (moment) => monthName(moment).slice(0, 3)
const monthDayYear: Directive = (moment) =>
  `${two(moment.month)}/${two(moment.day)}/${four(moment.year)}`
const clock: Directive = ({ hour, minute, second }) => `${two(hour)}:${two(minute)}:${two(second)}`

/** Weeks that start on Sunday; the first is the one with 1 January. */
const sundayWeek: Directive = ({ dayOfYear, weekday }) => {
  const newYear = (weekday - ((dayOfYear - 1) % 7) + 7) % 7
  return two(Math.floor((dayOfYear - 1 + newYear) / 7) + 1)
}

const offset: Directive = ({ offset: { minutes } }) => {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** The letters after `%` (section 12). Names are English in every locale. */
export const directives: ReadonlyMap<string, Directive> = new Map<string, Directive>([
  ['a', (moment) => dayName(moment).slice(0, 3)],
  ['A', dayName],
  ['b', shortMonth],
  ['h', shortMonth],
  ['B', monthName],
  [
    'c',
    (moment) =>
      `${dayName(moment).slice(0, 3)}, ${shortMonth(moment)} ${moment.day}, ${four(moment.year)} ` +
      `${twelve(moment)}:${two(moment.minute)}:${two(moment.second)} ${half(moment)} ` +
      moment.offset.abbreviation,
  ],
  ['C', ({ year }) => two(Math.floor(year / 100))],
  ['d', ({ day }) => two(day)],
  ['D', ({ month, day, year }) => `${two(month)}/${two(day)}/${two(year % 100)}`],
  ['e', ({ day }) => spaced(day)],
  ['F', ({ year, month, day }) => `${four(year)}-${two(month)}-${two(day)}`],
  ['g', ({ isoYear }) => two(isoYear % 100)],
  ['G', ({ isoYear }) => four(isoYear)],
  ['H', ({ hour }) => two(hour)],
  ['i', (moment) => String(twelve(moment))],
  ['I', (moment) => two(twelve(moment))],
  ['j', ({ dayOfYear }) => String(dayOfYear).padStart(3, '0')],
  ['k', ({ hour }) => spaced(hour)],
  ['l', (moment) => spaced(twelve(moment))],
  ['m', ({ month }) => two(month)],
  ['M', ({ minute }) => two(minute)],
  ['n', () => '\n'],
  ['N', ({ millisecond }) => `${String(millisecond).padStart(3, '0')}000000`],
  ['p', half],
  ['P', (moment) => half(moment).toLowerCase()],
  ['q', ({ month }) => String(Math.floor((month - 1) / 3) + 1)],
  [
    'r',
    (moment) => `${twelve(moment)}:${two(moment.minute)}:${two(moment.second)} ${half(moment)}`,
  ],
  ['R', ({ hour, minute }) => `${two(hour)}:${two(minute)}`],
  ['s', ({ at }) => String(Math.floor(at / 1000))],
  ['S', ({ second }) => two(second)],
  ['t', () => '\t'],
  ['T', clock],
  ['u', ({ weekday }) => String(weekday === 0 ? 7 : weekday)],
  ['U', sundayWeek],
  ['W', sundayWeek],
  ['v', (moment) => `${spaced(moment.day)}-${shortMonth(moment)}-${four(moment.year)}`],
  ['V', ({ isoWeek }) => two(isoWeek)],
  ['w', ({ weekday }) => String(weekday)],
  ['x', monthDayYear],
  [
    'X',
    (moment) =>
      `${two(twelve(moment))}:${two(moment.minute)}:${two(moment.second)} ${half(moment)}`,
  ],
  ['y', ({ year }) => two(year % 100)],
  ['Y', ({ year }) => four(year)],
  ['z', offset],
  ['Z', ({ offset: { abbreviation } }) => abbreviation],
  ['%', () => '%'],
])
