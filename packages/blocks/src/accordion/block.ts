import { blockTypeCodes } from '@vitrine/model'
import { idSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { css } from './css.ts'
import { template } from './template.ts'

const MOST_ITEMS = 100

/** Titles that open on what they are about; the browser does it, without a script. */
export const accordion = defineBlock({
  type: blockTypeCodes.accordion,
  slug: 'accordion',
  name: 'Accordion',
  version: 1,
  data: z.object({
    items: z._default(z.array(z.strictObject({ id: idSchema })).check(z.maxLength(MOST_ITEMS)), []),
    opensFirst: z._default(z.boolean(), false),
    /** Opening one closes the one that was open. */
    oneAtATime: z._default(z.boolean(), false),
    iconSide: z._default(z.enum(['left', 'right']), 'right'),
    icon: z._default(z.enum(['plus', 'arrow']), 'plus'),
    hasDividers: z._default(z.boolean(), true),
  }),
  text: {},
  itemText: { title: 'line', description: 'rich' },
  defaults: { size: { w: 12, h: 6 }, auto: { h: 'content' } },
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
