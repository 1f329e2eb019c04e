import { blockTypeCodes } from '@vitrine/model'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'

/** Room that is left free: its cells are all it has. */
export const spacer = defineBlock({
  type: blockTypeCodes.spacer,
  slug: 'spacer',
  name: 'Spacer',
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
