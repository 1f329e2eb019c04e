import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { code: type } = blockTypeCodes
const source = '<script>alert("hi" && 1)</script>'

export const fixtures: readonly Fixture[] = [
  {
    name: 'in its frame',
    block: createBlock(type, { data: { source, height: 120 }, text: { fr: { title: 'Météo' } } }),
    html:
      '<iframe class="code-block-frame" title="Météo" sandbox="allow-scripts allow-forms allow-popups"' +
      ' srcdoc="&lt;script&gt;alert(&quot;hi&quot; &amp;&amp; 1)&lt;/script&gt;" height="120" loading="lazy" referrerpolicy="no-referrer"></iframe>',
  },
  {
    name: 'as it is written',
    block: createBlock(type, { data: { source, isShown: true } }),
    html: '<pre class="source-code"><code>&lt;script&gt;alert("hi" &amp;&amp; 1)&lt;/script&gt;</code></pre>',
  },
  { name: 'without any', block: createBlock(type), html: '' },
]

export const changes: readonly Change[] = [
  ...createDataChanges(type, { data: { source } }, { source: '<hr>', isShown: true, height: 120 }),
  ...createTextChanges(type, { data: { source } }, { title: 'Météo' }),
]
