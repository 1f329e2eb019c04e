import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { a11y } from './a11y.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, itemText } from './schema.ts'
import { template } from './template.ts'

/** Titles that open on what they are about; the browser does it, without a script. */
export const accordion = defineBlock({
  type: blockTypeCodes.accordion,
  slug: 'accordion',
  name: 'Accordion',
  version: 1,
  data,
  text: {},
  itemText,
  defaults: { size: { w: 12, h: 6 }, auto: { h: 'content' } },
  fields,
  a11y,
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
