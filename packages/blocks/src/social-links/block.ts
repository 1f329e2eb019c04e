import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../define-block.ts'
import { css } from './css.ts'
import { serviceOf } from './icons.ts'
import { fields } from './inspector.ts'
import { data, itemText } from './schema.ts'
import { template } from './template.ts'

/** Where the site is besides: the accounts of its settings, or those that the block names. */
export const socialLinks = defineBlock({
  type: blockTypeCodes['social-account-links-v2'],
  slug: 'socialaccountlinks-v2',
  name: 'Social links',
  version: 1,
  data,
  text: {},
  itemText,
  defaults: { size: { w: 6, h: 2 }, auto: { h: 'content' } },
  fields,
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
