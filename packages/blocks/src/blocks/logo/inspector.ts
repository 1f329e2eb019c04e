import { alignOptions, sizeOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      {
        key: 'assetId',
        ui: 'asset',
        accept: 'image',
        shownWhen: [{ key: 'showsName', is: [false] }],
      },
      {
        text: 'alt',
        a11y: 'alt',
        shownWhen: [{ key: 'showsName', is: [false] }],
      },
    ],
    design: [
      { key: 'showsName', ui: 'toggle' },
      { key: 'showsTagLine', ui: 'toggle' },
      {
        key: 'width',
        ui: 'number',
        shownWhen: [{ key: 'showsName', is: [false] }],
      },
      {
        key: 'size',
        ui: 'segmented',
        options: sizeOptions,
      },
      { key: 'align', ui: 'segmented', options: alignOptions },
    ],
    behaviour: [{ key: 'linksHome', ui: 'toggle' }],
  },
)
