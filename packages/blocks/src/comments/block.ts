import { blockTypeCodes } from '@vitrine/model'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { placeholder } from '../placeholder.ts'

/**
 * Where visitors' comments on the page stand, with the form that takes more. The theme draws them, as it
 * does below an item; where this block is, they are not shown below the item again.
 */
export const comments = defineBlock({
  type: blockTypeCodes.comments,
  slug: 'comments',
  name: 'Comments',
  version: 1,
  data: z.object({}),
  text: {},
  defaults: { size: { w: 24, h: 8 }, auto: { h: 'content' } },
  fields: [],
  minSize: { w: 4, h: 2 },
  template: `{.if html}{html}{.or}${placeholder('Comments on this page stand here, while the site takes comments')}{.end}`,
  css: '',
  view: (_data, { comments: drawn }) => ({ html: drawn() }),
})
