import { blockTypeCodes } from '@vitrine/model'
import * as z from 'zod/mini'
import { defineBlock } from '../../definition/define-block.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

/**
 * The comments on the page with their form. The theme renders them, as it does below an item; an item with
 * this block does not show them again below.
 */
export default defineBlock({
  type: blockTypeCodes.comments,
  slug: 'comments',
  version: 1,
  data: z.object({}),
  text: {},
  defaults: { size: { w: 24, h: 8 }, auto: { h: 'content' } },
  fields: [],
  minSize: { w: 4, h: 2 },
  template: `{.if html}{html}{.or}${createPlaceholder('placeholder.comments')}{.end}`,
  css: '',
  view: (_data, { renderComments }) => ({ html: renderComments() }),
})
