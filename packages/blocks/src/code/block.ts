import { blockTypeCodes } from '@vitrine/model'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { css } from './css.ts'
import { template } from './template.ts'

/** The owner's HTML, in a frame of an origin of its own: it reaches nothing of the page or its cookies. */
export const code = defineBlock({
  type: blockTypeCodes.code,
  slug: 'code',
  name: 'Code',
  version: 1,
  data: z.object({
    source: z._default(z.string().check(z.maxLength(100_000)), ''),
    /** Shown as text instead of run. */
    isShown: z._default(z.boolean(), false),
    /** Of the frame, in px; it cannot grow by itself. */
    height: z._default(z.int().check(z.minimum(20), z.maximum(5_000)), 300),
  }),
  text: { title: 'line' },
  defaults: { size: { w: 12, h: 10 } },
  minSize: { w: 2, h: 1 },
  template,
  css,
  view: ({ source, isShown, height }, { frameUrl, text, say }) => {
    const title = text('title')
    const name = title?.words ?? say('Embedded content')
    return { source, isShown, height, frameUrl, name, lang: title?.lang ?? '' }
  },
})
