import { blockTypeCodes, message, resolveDonationBounds } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, itemText, text } from './schema.ts'
import { template } from './template.ts'
import { createDonationView } from './view.ts'

/** A form that asks for a donation, paid at a checkout of its own. The texts `<id>.label` describe the amounts. */
export default defineBlock({
  type: blockTypeCodes.donation,
  slug: 'donation',
  version: 1,
  data,
  text,
  itemText,
  defaults: {
    size: { w: 8, h: 8 },
    data: {
      amounts: [
        { id: 'a', minor: 1_000 },
        { id: 'b', minor: 2_500 },
        { id: 'c', minor: 5_000 },
      ],
    },
    text: { title: message('donations.donate') },
    auto: { h: 'content' },
  },
  fields,
  minSize: { w: 3, h: 4 },
  template,
  css,
  form: ({ amounts, takesOther, ...bounds }, { text: textOf, translate }) => ({
    kind: 'donation',
    name: textOf('title')?.words || translate('donations.donation'),
    fields: [],
    donation: {
      amountsMinor: amounts.map(({ minor }) => minor),
      boundsIn: (currency) => (takesOther ? resolveDonationBounds(bounds, currency) : undefined),
    },
  }),
  view: createDonationView,
})
