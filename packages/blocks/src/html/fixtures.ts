import { blockTypeCodes } from '@vitrine/model'
import { type Change, type Fixture, fixtureBlock, textChanges, words } from '../fixture.ts'

const { html: type } = blockTypeCodes

export const fixtures: readonly Fixture[] = [
  {
    name: 'in the page’s language',
    block: fixtureBlock(type, {
      text: { fr: { body: words('Fait main & cuit') }, en: { body: words('Made by hand') } },
    }),
    html: '<div class="sqs-html-content"><p>Fait main &amp; cuit</p></div>',
  },
  {
    name: 'in the first language where it is not translated',
    block: fixtureBlock(type, { text: { en: { body: words('Made by hand') } } }),
    html: '<div class="sqs-html-content" lang="en" dir="ltr"><p>Made by hand</p></div>',
  },
  { name: 'without a text', block: fixtureBlock(type), html: '' },
]

export const changes: readonly Change[] = textChanges(type, {}, { body: words('Fait main') })
