import { blockTypeCodes } from '@vitrine/model'
import {
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { markdown: type } = blockTypeCodes

const everything = `# Glazes

Mixed *by hand*,
and ~~never~~ **twice**. <b onclick="x()">raw</b> &amp; [more](/journal "The journal")

- [x] ash
- salt

| Glaze | Cones |
| :---- | ----: |
| Celadon | 9 |

\`\`\`js
if (a < b) fire()
\`\`\``

export const fixtures: readonly Fixture[] = [
  {
    name: 'with everything it can',
    block: createBlock(type, { text: { en: { source: everything } } }),
    html:
      '<div class="sqs-html-content sqs-markdown-content" lang="en" dir="ltr"><h1>Glazes</h1>\n<p>Mixed <em>by hand</em>,\n' +
      'and <del>never</del> <strong>twice</strong>. &lt;b onclick=&quot;x()&quot;&gt;raw&lt;/b&gt; &amp; ' +
      '<a href="/journal" title="The journal">more</a></p>\n<ul>\n<li>☑ ash</li>\n<li>salt</li>\n</ul>\n' +
      '<table>\n<thead>\n<tr>\n<th scope="col" class="cell-start">Glaze</th>\n<th scope="col" class="cell-end">Cones</th>\n</tr>\n</thead>\n' +
      '<tbody><tr>\n<td class="cell-start">Celadon</td>\n<td class="cell-end">9</td>\n</tr>\n</tbody></table>\n' +
      '<pre><code class="language-js">if (a &lt; b) fire()\n</code></pre></div>',
  },
  { name: 'without a word', block: createBlock(type), html: '' },
]

const text = { fr: { source: 'Un\ndeux' } }

export const changes: readonly Change[] = [
  ...createDataChanges(type, { text }, { breaks: true }),
  ...createTextChanges(type, { text }, { source: '## Trois' }),
]
