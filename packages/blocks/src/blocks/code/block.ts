import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { checkAccessibility } from './accessibility.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** The owner's HTML in a frame of its own origin, which reaches neither the page nor its cookies. */
export default defineBlock({
  type: blockTypeCodes.code,
  slug: 'code',
  version: 1,
  data,
  text,
  defaults: { size: { w: 12, h: 10 } },
  fields,
  checkAccessibility,
  minSize: { w: 2, h: 1 },
  template,
  css,
  view: ({ source, isShown, height }, { frameUrl, text, translate }) => {
    const title = text('title')
    const name = title?.words ?? translate('blocks.embedded')
    return { source, isShown, height, frameUrl, name, lang: title?.lang ?? '' }
  },
})
