import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { checkAccessibility } from './accessibility.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, itemText } from './schema.ts'
import { template } from './template.ts'

/** A list of titles that open to show their text, without a script. */
export default defineBlock({
  type: blockTypeCodes.accordion,
  slug: 'accordion',
  version: 1,
  data,
  text: {},
  itemText,
  defaults: { size: { w: 12, h: 6 }, auto: { h: 'content' } },
  fields,
  checkAccessibility,
  minSize: { w: 3, h: 1 },
  template,
  css,
  view: ({ items, opensFirst, oneAtATime, iconSide, icon, hasDividers }, { text, block }) => ({
    classes: [
      `accordion-icon-${icon}`,
      `accordion-icon-side-${iconSide}`,
      ...(hasDividers ? ['accordion-dividers'] : []),
    ].join(' '),
    group: oneAtATime ? `accordion-${block.id}` : '',
    items: items
      .flatMap(({ id }) => {
        const title = text(`${id}.title`)
        const description = text(`${id}.description`) ?? ''
        return title && title.html !== '' ? [{ title, description }] : []
      })
      .map((item, index) => ({ ...item, isOpen: opensFirst && index === 0 })),
  }),
})
