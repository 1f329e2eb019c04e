import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { 'tour-dates': type } = blockTypeCodes
const dates = [
  { id: 'two', day: '2027-03-04', isSoldOut: true, tickets: 'https://example.com/2' },
  { id: 'one', day: '2026-12-01', tickets: 'https://example.com/?a=1&b=2' },
]
const url = 'https://gone.example/all'
const text = {
  en: { 'one.venue': 'The "Oven"', 'one.place': 'Clay & Co' },
  fr: { heading: 'En tournée' },
}

export const fixtures: readonly Fixture[] = [
  {
    name: 'in the order of time',
    block: createBlock(type, { data: { dates, url }, text }),
    html:
      '<h3 class="tourdates-heading block-heading">En tournée</h3><ul class="tourdates-list" role="list"><li class="tourdates-date">' +
      '<time class="tourdates-day" datetime="2026-12-01">mar. 1 déc. 2026</time><span class="tourdates-where">' +
      '<span class="tourdates-venue" lang="en" dir="ltr">The &quot;Oven&quot;</span><span class="tourdates-place" lang="en" dir="ltr">Clay &amp; Co</span>' +
      '</span><a class="tourdates-tickets" href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">Tickets' +
      '<span class="v6-visually-hidden"> – The "Oven" mar. 1 déc. 2026</span></a></li><li class="tourdates-date">' +
      '<time class="tourdates-day" datetime="2027-03-04">jeu. 4 mars 2027</time><span class="tourdates-where"></span>' +
      '<span class="tourdates-sold-out">Sold out</span></li></ul><p class="tourdates-more">' +
      '<a href="https://gone.example/all" target="_blank" rel="noopener noreferrer">All dates</a></p>',
  },
  {
    name: 'of a page that announces some, below those of the owner',
    block: createBlock(type, {
      data: { dates: dates.slice(0, 1), url: 'https://example.org/tour' },
    }),
    html:
      '<ul class="tourdates-list" role="list"><li class="tourdates-date">' +
      '<time class="tourdates-day" datetime="2026-12-01">mar. 1 déc. 2026</time><span class="tourdates-where">' +
      '<span class="tourdates-venue">The &lt;Hall&gt;</span><span class="tourdates-place">Lyon &amp; co</span></span>' +
      '<a class="tourdates-tickets" href="https://example.org/buy?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">Tickets' +
      '<span class="v6-visually-hidden"> – The &lt;Hall&gt; mar. 1 déc. 2026</span></a></li><li class="tourdates-date">' +
      '<time class="tourdates-day" datetime="2027-01-15">ven. 15 janv. 2027</time><span class="tourdates-where">' +
      '<span class="tourdates-place">Brest</span></span><span class="tourdates-sold-out">Sold out</span></li>' +
      '<li class="tourdates-date"><time class="tourdates-day" datetime="2027-03-04">jeu. 4 mars 2027</time>' +
      '<span class="tourdates-where"></span><span class="tourdates-sold-out">Sold out</span></li></ul>' +
      '<p class="tourdates-more"><a href="https://example.org/tour" target="_blank" rel="noopener noreferrer">All dates</a></p>',
  },
  {
    name: 'with a day that the owner wrote, too',
    block: createBlock(type, {
      data: {
        dates: [{ id: 'own', day: '2026-12-01' }],
        url: 'https://example.org/tour',
        order: 'latest',
      },
      text: { fr: { 'own.venue': 'Le Four' } },
    }),
    html:
      '<ul class="tourdates-list" role="list"><li class="tourdates-date"><time class="tourdates-day" datetime="2027-01-15">' +
      'ven. 15 janv. 2027</time><span class="tourdates-where"><span class="tourdates-place">Brest</span></span>' +
      '<span class="tourdates-sold-out">Sold out</span></li><li class="tourdates-date">' +
      '<time class="tourdates-day" datetime="2026-12-01">mar. 1 déc. 2026</time><span class="tourdates-where">' +
      '<span class="tourdates-venue">Le Four</span></span></li></ul>' +
      '<p class="tourdates-more"><a href="https://example.org/tour" target="_blank" rel="noopener noreferrer">All dates</a></p>',
  },
  { name: 'without a date', block: createBlock(type, { text }), html: '' },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data: { dates }, text },
    { dates: dates.slice(0, 1), order: 'latest', showsYear: false, url },
  ),
  ...createTextChanges(
    type,
    { data: { dates } },
    { heading: 'Tournée', 'one.venue': 'Le Four', 'two.place': 'Lyon' },
  ),
]
