import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { linkView } from '../link-view.ts'
import { a11y } from './a11y.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

export const button = defineBlock({
  type: blockTypeCodes.button,
  slug: 'button',
  name: 'Button',
  version: 1,
  data,
  text,
  defaults: { size: { w: 3, h: 2 }, text: { label: 'Learn more' } },
  fields,
  a11y,
  minSize: { w: 1, h: 1 },
  template,
  css,
  view: ({ link, size, align }, { resolve }) => ({ size, align, link: linkView(link, resolve) }),
})
