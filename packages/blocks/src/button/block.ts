import { blockTypeCodes } from '@vitrine/model'
import { linkSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { linkView } from '../link-view.ts'
import { css } from './css.ts'
import { template } from './template.ts'

export const button = defineBlock({
  type: blockTypeCodes.button,
  slug: 'button',
  name: 'Button',
  version: 1,
  data: z.object({
    link: z.optional(linkSchema),
    size: z._default(z.enum(['small', 'medium', 'large']), 'medium'),
    align: z._default(z.enum(['left', 'center', 'right']), 'left'),
  }),
  text: { label: 'line' },
  defaults: { size: { w: 3, h: 2 }, text: { label: 'Learn more' } },
  minSize: { w: 1, h: 1 },
  template,
  css,
  view: ({ link, size, align }, { resolve }) => ({ size, align, link: linkView(link, resolve) }),
})
