import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../../definition/define-block.ts'
import { css } from './css.ts'
import { getService } from './icons.ts'
import { fields } from './inspector.ts'
import { data, itemText } from './schema.ts'
import { template } from './template.ts'

/** Links to the site's social accounts: those of the settings, or the block's own. */
export default defineBlock({
  type: blockTypeCodes['social-account-links-v2'],
  slug: 'socialaccountlinks-v2',
  version: 1,
  legacyTypes: [
    {
      type: blockTypeCodes['social-links'],
      slug: 'sociallinks',
    },
    {
      type: blockTypeCodes['social-account-links'],
      slug: 'socialaccountlinks',
    },
  ],
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
          const service = getService(url)
          return {
            url,
            isExternal: /^https?:/i.test(url),
            name: name === '' ? service.name : name,
            drawing: service.drawing,
          }
        }),
    }
  },
})
