import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

export default defineBlock({
  type: blockTypeCodes.html,
  slug: 'html',
  version: 1,
  legacyTypes: [{ type: blockTypeCodes['email-footer'], slug: 'email-footer' }],
  data,
  text,
  defaults: { size: { w: 6, h: 4 }, auto: { h: 'content' } },
  fields,
  minSize: { w: 2, h: 1 },
  template,
  css,
})
