import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  type Fixture,
  createBlock,
  createTextChanges,
  createRichText,
} from '../../fixture/fixture.ts'

const { html: type } = blockTypeCodes

export const fixtures: readonly Fixture[] = [
  {
    name: 'in the page’s language',
    block: createBlock(type, {
      text: {
        fr: { body: createRichText('Fait main & cuit') },
        en: { body: createRichText('Made by hand') },
      },
    }),
    html: '<div class="sqs-html-content"><p>Fait main &amp; cuit</p></div>',
  },
  {
    name: 'in the first language where it is not translated',
    block: createBlock(type, { text: { en: { body: createRichText('Made by hand') } } }),
    html: '<div class="sqs-html-content" lang="en" dir="ltr"><p>Made by hand</p></div>',
  },
  { name: 'without a text', block: createBlock(type), html: '' },
]

export const changes: readonly Change[] = createTextChanges(
  type,
  {},
  { body: createRichText('Fait main') },
)
