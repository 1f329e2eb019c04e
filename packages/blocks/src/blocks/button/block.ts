import { blockTypeCodes, message } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { formatLink } from '../../parts/link.ts'
import { checkAccessibility } from './accessibility.ts'
import { css } from '../../parts/button-css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

export default defineBlock({
  type: blockTypeCodes.button,
  slug: 'button',
  version: 1,
  data,
  text,
  defaults: { size: { w: 3, h: 2 }, text: { label: message('blocks.learnMore') } },
  fields,
  checkAccessibility,
  minSize: { w: 1, h: 1 },
  template,
  css,
  view: ({ link, size, align, emphasis }, { resolve }) => ({
    size,
    align,
    isSecondary: emphasis === 'secondary',
    link: formatLink(link, resolve),
  }),
})
