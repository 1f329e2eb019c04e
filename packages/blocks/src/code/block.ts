import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { a11y } from './a11y.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** The owner's HTML, in a frame of an origin of its own: it reaches nothing of the page or its cookies. */
export const code = defineBlock({
  type: blockTypeCodes.code,
  slug: 'code',
  name: 'Code',
  version: 1,
  data,
  text,
  defaults: { size: { w: 12, h: 10 } },
  fields,
  a11y,
  minSize: { w: 2, h: 1 },
  template,
  css,
  view: ({ source, isShown, height }, { frameUrl, text, say }) => {
    const title = text('title')
    const name = title?.words ?? say('Embedded content')
    return { source, isShown, height, frameUrl, name, lang: title?.lang ?? '' }
  },
})
