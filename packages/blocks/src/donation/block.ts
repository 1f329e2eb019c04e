import { blockTypeCodes, donationBounds } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, itemText, text } from './schema.ts'
import { template } from './template.ts'
import { donationView } from './view.ts'

/**
 * Asks visitors for an amount that they give, by a plain form; it is paid for at a checkout of its own. Texts
 * `<id>.label` say what an amount does.
 */
export const donation = defineBlock({
  type: blockTypeCodes.donation,
  slug: 'donation',
  name: 'Donation',
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
    text: { title: 'Donate' },
    auto: { h: 'content' },
  },
  fields,
  minSize: { w: 3, h: 4 },
  template,
  css,
  form: ({ amounts, takesOther, ...bounds }, { text: textOf, say }) => ({
    kind: 'donation',
    name: textOf('title')?.words || say('Donation'),
    fields: [],
    donation: {
      amountsMinor: amounts.map(({ minor }) => minor),
      boundsIn: (currency) => (takesOther ? donationBounds(bounds, currency) : undefined),
    },
  }),
  view: donationView,
})
