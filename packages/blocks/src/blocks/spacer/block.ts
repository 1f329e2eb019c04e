import { blockTypeCodes } from '@vitrine/model'
import * as z from 'zod/mini'
import { defineBlock } from '../../definition/define-block.ts'

/** Empty space: the block has nothing but its size. */
export default defineBlock({
  type: blockTypeCodes.spacer,
  slug: 'spacer',
  version: 1,
  data: z.object({}),
  text: {},
  defaults: { size: { w: 6, h: 2 } },
  fields: [],
  minSize: { w: 1, h: 1 },
  template: '&nbsp;',
  css: '',
  classes: 'sized vsize-1',
})
