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

function padTwo(value: number): string {
  return value >= 0 && value < 10 ? `0${value}` : String(value)
}

function padSpace(value: number): string {
  return String(value).padStart(2, ' ')
}

function padFour(value: number): string {
  return value < 0 ? `-${String(-value).padStart(4, '0')}` : String(value).padStart(4, '0')
}

function getTwelveHour({ hour }: Moment): number {
  return hour % 12 === 0 ? 12 : hour % 12
}

function getDayHalf({ hour }: Moment): string {
  return hour < 12 ? 'AM' : 'PM'
}

const dayName: Directive = ({ weekday }) => days[weekday] ?? ''
const monthName: Directive = ({ month }) => months[month - 1] ?? ''
const shortMonth: Directive = (moment) => monthName(moment).slice(0, 3)
const monthDayYear: Directive = (moment) =>
  `${padTwo(moment.month)}/${padTwo(moment.day)}/${padFour(moment.year)}`
const clock: Directive = ({ hour, minute, second }) =>
  `${padTwo(hour)}:${padTwo(minute)}:${padTwo(second)}`

/** Formats the week of the year; weeks start on Sunday, and the first has 1 January. */
const sundayWeek: Directive = ({ dayOfYear, weekday }) => {
  const newYear = (weekday - ((dayOfYear - 1) % 7) + 7) % 7
  return padTwo(Math.floor((dayOfYear - 1 + newYear) / 7) + 1)
}

const offset: Directive = ({ offset: { minutes } }) => {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${padTwo(Math.floor(size / 60))}:${padTwo(size % 60)}`
}

/** The directives by the letter after `%` (section 12). Names are English in every locale. */
export const directives: ReadonlyMap<string, Directive> = new Map<string, Directive>([
  ['a', (moment) => dayName(moment).slice(0, 3)],
  ['A', dayName],
  ['b', shortMonth],
  ['h', shortMonth],
  ['B', monthName],
  [
    'c',
    (moment) =>
      `${dayName(moment).slice(0, 3)}, ${shortMonth(moment)} ${moment.day}, ${padFour(moment.year)} ` +
      `${getTwelveHour(moment)}:${padTwo(moment.minute)}:${padTwo(moment.second)} ${getDayHalf(moment)} ` +
      moment.offset.abbreviation,
  ],
  ['C', ({ year }) => padTwo(Math.floor(year / 100))],
  ['d', ({ day }) => padTwo(day)],
  ['D', ({ month, day, year }) => `${padTwo(month)}/${padTwo(day)}/${padTwo(year % 100)}`],
  ['e', ({ day }) => padSpace(day)],
  ['F', ({ year, month, day }) => `${padFour(year)}-${padTwo(month)}-${padTwo(day)}`],
  ['g', ({ isoYear }) => padTwo(isoYear % 100)],
  ['G', ({ isoYear }) => padFour(isoYear)],
  ['H', ({ hour }) => padTwo(hour)],
  ['i', (moment) => String(getTwelveHour(moment))],
  ['I', (moment) => padTwo(getTwelveHour(moment))],
  ['j', ({ dayOfYear }) => String(dayOfYear).padStart(3, '0')],
  ['k', ({ hour }) => padSpace(hour)],
  ['l', (moment) => padSpace(getTwelveHour(moment))],
  ['m', ({ month }) => padTwo(month)],
  ['M', ({ minute }) => padTwo(minute)],
  ['n', () => '\n'],
  ['N', ({ millisecond }) => `${String(millisecond).padStart(3, '0')}000000`],
  ['p', getDayHalf],
  ['P', (moment) => getDayHalf(moment).toLowerCase()],
  ['q', ({ month }) => String(Math.floor((month - 1) / 3) + 1)],
  [
    'r',
    (moment) =>
      `${getTwelveHour(moment)}:${padTwo(moment.minute)}:${padTwo(moment.second)} ${getDayHalf(moment)}`,
  ],
  ['R', ({ hour, minute }) => `${padTwo(hour)}:${padTwo(minute)}`],
  ['s', ({ at }) => String(Math.floor(at / 1000))],
  ['S', ({ second }) => padTwo(second)],
  ['t', () => '\t'],
  ['T', clock],
  ['u', ({ weekday }) => String(weekday === 0 ? 7 : weekday)],
  ['U', sundayWeek],
  ['W', sundayWeek],
  ['v', (moment) => `${padSpace(moment.day)}-${shortMonth(moment)}-${padFour(moment.year)}`],
  ['V', ({ isoWeek }) => padTwo(isoWeek)],
  ['w', ({ weekday }) => String(weekday)],
  ['x', monthDayYear],
  [
    'X',
    (moment) =>
      `${padTwo(getTwelveHour(moment))}:${padTwo(moment.minute)}:${padTwo(moment.second)} ${getDayHalf(moment)}`,
  ],
  ['y', ({ year }) => padTwo(year % 100)],
  ['Y', ({ year }) => padFour(year)],
  ['z', offset],
  ['Z', ({ offset: { abbreviation } }) => abbreviation],
  ['%', () => '%'],
])
