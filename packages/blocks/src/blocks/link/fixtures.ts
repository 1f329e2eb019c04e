import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { link: type } = blockTypeCodes
const link = { kind: 'url', url: 'https://example.com/?a=1&b=2', newWindow: true }

export const fixtures: readonly Fixture[] = [
  {
    name: 'to another site',
    block: createBlock(type, {
      data: { link },
      text: { en: { title: 'Clay & co' }, fr: { description: 'Nos\nterres' } },
    }),
    html:
      '<p class="link-block-title"><a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener" lang="en" dir="ltr">Clay &amp; co</a>' +
      '</p><p class="link-block-description">Nos<br>terres</p>',
  },
  { name: 'without a name', block: createBlock(type, { data: { link } }), html: '' },
]

const text = { fr: { title: 'Terres' } }

export const changes: readonly Change[] = [
  ...createDataChanges(type, { text }, { link }),
  ...createTextChanges(type, { text }, { title: 'Argiles', description: 'Nos terres' }),
]
