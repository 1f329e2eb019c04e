import { blockTypeCodes } from '@vitrine/model'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { css } from './css.ts'
import { template } from './template.ts'

export const quote = defineBlock({
  type: blockTypeCodes.quote,
  slug: 'quote',
  name: 'Quote',
  version: 1,
  data: z.object({}),
  text: { quote: 'lines', source: 'line' },
  defaults: { size: { w: 6, h: 4 }, auto: { h: 'content' } },
  minSize: { w: 2, h: 1 },
  template,
  css,
})
