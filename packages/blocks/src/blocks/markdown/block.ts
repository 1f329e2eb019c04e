import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { checkAccessibility } from './accessibility.ts'
import { css } from './css.ts'
import { renderMarkdown } from './render-markdown.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** Text in Markdown: `**bold**`, `# Title`, `- a list`. */
export default defineBlock({
  type: blockTypeCodes.markdown,
  slug: 'markdown',
  version: 1,
  data,
  text,
  defaults: { size: { w: 12, h: 6 }, auto: { h: 'content' } },
  fields,
  checkAccessibility,
  minSize: { w: 2, h: 1 },
  template,
  css,
  view: ({ breaks }, { text, sanitize }) => {
    const source = text('source')
    const html = source === undefined ? '' : sanitize(renderMarkdown(source.words, { breaks }))
    return { html, lang: source?.lang ?? '' }
  },
})
