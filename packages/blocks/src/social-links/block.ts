import { blockTypeCodes } from '@vitrine/model'
import { idSchema, isWebAddress, urlSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { css } from './css.ts'
import { serviceOf } from './icons.ts'
import { template } from './template.ts'

const MOST_LINKS = 40

/** Where the site is besides: the accounts of its settings, or those that the block names. */
export const socialLinks = defineBlock({
  type: blockTypeCodes['social-account-links-v2'],
  slug: 'socialaccountlinks-v2',
  name: 'Social links',
  version: 1,
  data: z.object({
    /** The site's accounts where there are none. What each is called is the text `<id>.name`. */
    links: z._default(
      z.array(z.strictObject({ id: idSchema, url: urlSchema })).check(z.maxLength(MOST_LINKS)),
      [],
    ),
    size: z._default(z.enum(['small', 'medium', 'large']), 'medium'),
    align: z._default(z.enum(['left', 'center', 'right']), 'left'),
    shape: z._default(z.enum(['plain', 'square', 'round']), 'plain'),
    showsNames: z._default(z.boolean(), false),
  }),
  text: {},
  itemText: { name: 'line' },
  defaults: { size: { w: 6, h: 2 }, auto: { h: 'content' } },
  minSize: { w: 1, h: 1 },
  template,
  css,
  view: ({ links, size, align, shape, showsNames }, { text, socialAccounts }) => {
    const own = links.map(({ id, url }) => ({ url, name: text(`${id}.name`)?.words ?? '' }))
    const shown = own.length > 0 ? own : socialAccounts
    return {
      classes: [
        `social-icons-size-${size}`,
        `social-icon-alignment-${align}`,
        `social-icons-style-${shape}`,
      ].join(' '),
      showsNames,
      links: shown
        .filter(({ url }) => isWebAddress(url))
        .map(({ url, name }) => {
          const service = serviceOf(url)
          return {
            url,
            isElsewhere: /^https?:/i.test(url),
            name: name === '' ? service.name : name,
            drawing: service.drawing,
          }
        }),
    }
  },
})
