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
        label: 'Image',
        unset: 'Logo of the site',
        shownWhen: [{ key: 'showsName', is: [false] }],
      },
      {
        text: 'alt',
        label: 'Alt text',
        help: 'By default the name of the site.',
        a11y: 'alt',
        shownWhen: [{ key: 'showsName', is: [false] }],
      },
    ],
    design: [
      { key: 'showsName', ui: 'toggle', label: 'Show name instead of image' },
      { key: 'showsTagLine', ui: 'toggle', label: 'Show tagline' },
      {
        key: 'width',
        ui: 'number',
        unit: 'px',
        label: 'Image width',
        shownWhen: [{ key: 'showsName', is: [false] }],
      },
      {
        key: 'size',
        ui: 'segmented',
        label: 'Name size',
        help: 'Applies if the name is shown.',
        options: sizeOptions,
      },
      { key: 'align', ui: 'segmented', label: 'Align', options: alignOptions },
    ],
    behaviour: [{ key: 'linksHome', ui: 'toggle', label: 'Link to home page' }],
  },
)
