import { blockTypeCodes } from '@vitrine/model'
import {
  assetId,
  type Change,
  collectionId,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { calendar: type } = blockTypeCodes
const data = { collectionId }

const names = [
  ['lun.', 'lundi'],
  ['mar.', 'mardi'],
  ['mer.', 'mercredi'],
  ['jeu.', 'jeudi'],
  ['ven.', 'vendredi'],
  ['sam.', 'samedi'],
  ['dim.', 'dimanche'],
]
const weekday = ([short, name]: readonly string[]) =>
  `<th scope="col" class="calendar-weekday"><span aria-hidden="true">${short}</span><span class="v6-visually-hidden">${name}</span></th>`

const entry = (time: string) =>
  `<ul class="calendar-entries" role="list"><li class="calendar-entry"><a class="calendar-link" href="/fr/e/f">${time}<span class="calendar-title">Firing &amp; co</span></a></li></ul>`
const begins = entry('<span class="calendar-time">9 h</span> ')

const two = (number: number) => String(number).padStart(2, '0')
const outside = '<td class="calendar-day is-outside"></td>'
const day = (month: string, number: number, ofDay = ['', '', '']) =>
  `<td class="calendar-day${ofDay[0]}"${ofDay[1]}><time class="calendar-number" datetime="${month}-${two(number)}">${number}</time>${ofDay[2]}</td>`

/** Returns the rows of a month. February 2026 begins on a Sunday, March too. */
const month = (iso: string, count: number, special: Readonly<Record<number, string[]>>) => {
  const cells = [
    ...Array.from({ length: 6 }, () => outside),
    ...Array.from({ length: count }, (_, at) => day(iso, at + 1, special[at + 1])),
  ]
  while (cells.length % 7 !== 0) cells.push(outside)
  const rows = Array.from({ length: cells.length / 7 }, (_, at) =>
    cells.slice(at * 7, at * 7 + 7).join(''),
  )
  return rows.map((row) => `<tr>${row}</tr>`).join('')
}

const table = (caption: string, head: readonly string[][], rows: string) =>
  `<table class="calendar-month"><caption class="calendar-caption">${caption}</caption><thead><tr>${head.map(weekday).join('')}</tr></thead><tbody>${rows}</tbody></table>`

export const fixtures: readonly Fixture[] = [
  {
    name: 'of a month with an event of two days',
    block: createBlock(type, { data, text: { en: { heading: 'What is on' } } }),
    html:
      '<h3 class="calendar-heading block-heading" lang="en" dir="ltr">What is on</h3><div class="calendar">' +
      table(
        'février 2026',
        names,
        month('2026-02', 28, {
          3: [' is-today has-entries', ' aria-current="date"', begins],
          4: [' has-entries', '', entry('')],
        }),
      ) +
      '<ul class="calendar-agenda" role="list">' +
      `<li class="calendar-agenda-day"><time class="calendar-agenda-date" datetime="2026-02-03">mardi 3 février</time>${begins}</li>` +
      `<li class="calendar-agenda-day"><time class="calendar-agenda-date" datetime="2026-02-04">mercredi 4 février</time>${entry('')}</li></ul>` +
      '<p class="calendar-months"><a class="calendar-previous" href="/fr/e?month=01-2026&amp;a#block-b1" rel="prev nofollow">janvier 2026</a>' +
      '<a class="calendar-next" href="/fr/e?month=03-2026#block-b1" rel="next nofollow">mars 2026</a></p>' +
      '<p class="calendar-ways"><a href="/fr/e">Show as list</a><a href="/fr/e?format=ical">Calendar feed</a></p></div>',
  },
  {
    name: 'of a month with nothing, compact, by itself',
    block: createBlock(type, { data: { collectionId: assetId, design: 'compact' } }),
    html: `<div class="calendar is-compact">${table('mars 2026', names, month('2026-03', 31, {}))}<p class="calendar-nothing">Nothing this month.</p></div>`,
  },
  { name: 'of no collection', block: createBlock(type), html: '' },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data },
    {
      collectionId: assetId,
      design: 'compact',
      startsOn: 'sunday',
      showsTime: false,
      showsMonths: false,
      showsFeed: false,
    },
  ),
  ...createDataChanges(type, { data }, { startsOn: 'saturday' }),
  ...createDataChanges(
    type,
    { data: { collectionId, startsOn: 'sunday' } },
    { startsOn: 'monday' },
  ),
  ...createTextChanges(type, { data }, { heading: 'Agenda' }),
]
