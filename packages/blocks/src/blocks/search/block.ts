import { blockTypeCodes, message } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

export default defineBlock({
  type: blockTypeCodes.search,
  slug: 'search',
  version: 1,
  data,
  text,
  defaults: { size: { w: 4, h: 2 }, text: { placeholder: message('blocks.search') } },
  fields,
  minSize: { w: 2, h: 1 },
  template,
  css,
  view: (_, { searchUrl, text, translate }) => {
    const placeholder = text('placeholder')
    return {
      searchUrl,
      words: placeholder?.words ?? translate('blocks.search'),
      lang: placeholder?.lang ?? '',
    }
  },
})
