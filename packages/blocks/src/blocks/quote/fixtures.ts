import { blockTypeCodes } from '@vitrine/model'
import { type Change, type Fixture, createBlock, createTextChanges } from '../../fixture/fixture.ts'

const { quote: type } = blockTypeCodes

export const fixtures: readonly Fixture[] = [
  {
    name: 'with its source, each in its language',
    block: createBlock(type, {
      text: { en: { quote: 'Clay\nremembers', source: 'Field notes' }, fr: { source: 'Carnet' } },
    }),
    html: '<figure class="quote-block-figure"><blockquote lang="en" dir="ltr">Clay<br>remembers</blockquote><figcaption class="source">Carnet</figcaption></figure>',
  },
  {
    name: 'alone',
    block: createBlock(type, { text: { fr: { quote: 'a < b' } } }),
    html: '<figure class="quote-block-figure"><blockquote>a &lt; b</blockquote></figure>',
  },
]

export const changes: readonly Change[] = createTextChanges(
  type,
  { text: { en: { quote: 'Clay remembers' } } },
  { quote: 'La terre se souvient', source: 'Carnet' },
)
