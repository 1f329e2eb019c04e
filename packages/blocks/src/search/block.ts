import { blockTypeCodes } from '@vitrine/model'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { css } from './css.ts'
import { template } from './template.ts'

export const search = defineBlock({
  type: blockTypeCodes.search,
  slug: 'search',
  name: 'Search',
  version: 1,
  data: z.object({}),
  text: { placeholder: 'line' },
  defaults: { size: { w: 4, h: 2 }, text: { placeholder: 'Search' } },
  minSize: { w: 2, h: 1 },
  template,
  css,
  view: (_, { searchUrl, text, say }) => {
    const placeholder = text('placeholder')
    return {
      searchUrl,
      words: placeholder?.words ?? say('Search'),
      lang: placeholder?.lang ?? '',
    }
  },
})
