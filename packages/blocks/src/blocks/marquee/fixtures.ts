import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { marquee: type } = blockTypeCodes
const link = { kind: 'url', url: 'https://example.com/?a=1&b=2' }
const items = [{ id: 'one' }, { id: 'two', link }, { id: 'empty' }]
const long = 'x'.repeat(280)
const text = { en: { 'one.words': `Fire & ${long}` }, fr: { 'two.words': 'Terre' } }

const round = (key: string) =>
  `<li class="marquee-item"><span lang="en" dir="ltr">Fire &amp; ${long}</span><span class="marquee-separator" aria-hidden="true">•</span></li>` +
  `<li class="marquee-item"><a class="marquee-link" href="https://example.com/?a=1&amp;b=2"${key}>Terre</a><span class="marquee-separator" aria-hidden="true">•</span></li>`

export const fixtures: readonly Fixture[] = [
  {
    name: 'of words and a link, told once',
    block: createBlock(type, { data: { items }, text }),
    html:
      '<div class="marquee marquee-size-medium marquee-onward marquee-pauses" style="--marquee-gap:32px;--marquee-seconds:83s">' +
      '<input class="marquee-pause" type="checkbox" aria-label="Pause animation">' +
      `<div class="marquee-window"><div class="marquee-track"><ul class="marquee-items" role="list">${round('')}</ul>` +
      `<ul class="marquee-items marquee-copy" role="list" aria-hidden="true">${round(' tabindex="-1"')}</ul></div></div></div>`,
  },
  { name: 'without words', block: createBlock(type, { data: { items } }), html: '' },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data: { items }, text },
    {
      items: items.slice(0, 1),
      speed: 10,
      direction: 'back',
      size: 'huge',
      separator: 'star',
      gap: 80,
      pausesOnHover: false,
      hasFadedEdges: true,
    },
  ),
  ...createTextChanges(type, { data: { items }, text }, { 'one.words': 'Feu' }),
]
