import { blockTypeCodes } from '@vitrine/model'
import * as z from 'zod/mini'
import { defineBlock } from '../../definition/define-block.ts'

export default defineBlock({
  type: blockTypeCodes['horizontal-rule'],
  slug: 'horizontalrule',
  version: 1,
  data: z.object({}),
  text: {},
  defaults: { size: { w: 12, h: 1 } },
  fields: [],
  minSize: { w: 1, h: 1 },
  template: '<hr>',
  css: '\n.sqs-block-horizontalrule hr{margin:0;border:0;border-top:var(--hair,1px) solid currentColor}\n',
})
