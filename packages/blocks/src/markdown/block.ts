import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { a11y } from './a11y.ts'
import { css } from './css.ts'
import { markdownHtml } from './markdown-html.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** Text whose form is typed: `**bold**`, `# Title`, `- a list`. */
export const markdown = defineBlock({
  type: blockTypeCodes.markdown,
  slug: 'markdown',
  name: 'Markdown',
  version: 1,
  data,
  text,
  defaults: { size: { w: 12, h: 6 }, auto: { h: 'content' } },
  fields,
  a11y,
  minSize: { w: 2, h: 1 },
  template,
  css,
  view: ({ breaks }, { text, clean }) => {
    const source = text('source')
    const html = source === undefined ? '' : clean(markdownHtml(source.words, { breaks }))
    return { html, lang: source?.lang ?? '' }
  },
})
