import { aligned, sizes } from '../field-options.ts'
import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      {
        key: 'assetId',
        ui: 'asset',
        accept: 'image',
        label: 'Picture',
        unset: 'The logo of the site',
        shownWhen: [{ key: 'showsName', is: [false] }],
      },
      {
        text: 'alt',
        label: 'Alternative text',
        help: 'Empty, it is the name of the site.',
        a11y: 'alt',
        shownWhen: [{ key: 'showsName', is: [false] }],
      },
    ],
    design: [
      { key: 'showsName', ui: 'toggle', label: 'Name instead of the picture' },
      { key: 'showsTagLine', ui: 'toggle', label: 'Tag line' },
      {
        key: 'width',
        ui: 'number',
        unit: 'px',
        label: 'Width of the picture',
        shownWhen: [{ key: 'showsName', is: [false] }],
      },
      {
        key: 'size',
        ui: 'segmented',
        label: 'Size of the name',
        help: 'Where the name is shown.',
        options: sizes,
      },
      { key: 'align', ui: 'segmented', label: 'Align', options: aligned },
    ],
    behaviour: [{ key: 'linksHome', ui: 'toggle', label: 'Leads to the home page' }],
  },
)
