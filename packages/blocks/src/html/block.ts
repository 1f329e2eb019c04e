import { blockTypeCodes } from '@vitrine/model'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { css } from './css.ts'
import { template } from './template.ts'

export const html = defineBlock({
  type: blockTypeCodes.html,
  slug: 'html',
  name: 'Text',
  version: 1,
  data: z.object({}),
  text: { body: 'rich' },
  defaults: { size: { w: 6, h: 4 }, auto: { h: 'content' } },
  minSize: { w: 2, h: 1 },
  template,
  css,
})
