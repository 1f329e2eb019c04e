import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
  createRichText,
} from '../../fixture/fixture.ts'

const { 'website-component': type } = blockTypeCodes
const data = { definition: 'counter', settings: { from: 3, unit: '"pots"' } }

export const fixtures: readonly Fixture[] = [
  {
    name: 'with a script',
    block: createBlock(type, {
      data,
      text: { en: { title: 'Pots & co', body: createRichText('Thrown') } },
    }),
    html:
      '<div class="website-component" data-definition-name="website.components.counter" data-website-component-id="b1"' +
      ' data-block-scripts="/static/theme/scripts/counter.js?v=1&amp;a" data-settings="{&quot;from&quot;:3,&quot;unit&quot;:&quot;\\&quot;pots\\&quot;&quot;}">' +
      '<p>Pots &amp; co from,unit</p><p>Thrown</p></div>',
  },
  {
    name: 'without a script',
    block: createBlock(type, { data: { definition: 'plain' } }),
    html: '<div class="website-component" data-definition-name="website.components.plain" data-website-component-id="b1"><p> </p></div>',
  },
  {
    name: 'that the theme does not have',
    block: createBlock(type, { data: { definition: 'gone' } }),
    html: '',
  },
]

export const changes: readonly Change[] = [
  ...createDataChanges(type, { data }, { definition: 'plain', settings: { to: 3 } }),
  ...createTextChanges(type, { data }, { title: 'Pots', body: createRichText('Tournés') }),
]
