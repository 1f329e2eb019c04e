import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      { text: 'title', label: 'Name of the place', a11y: 'name' },
      {
        text: 'address',
        label: 'Address',
        help: 'Read by everybody, before the map is shown. The place is looked up by it at OpenStreetMap.',
        a11y: 'description',
      },
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
        label: 'Link to a map',
        help: 'Copied from a map that shows the place. Where it leads is what the link below the map opens.',
      },
      {
        key: 'lat',
        ui: 'number',
        unit: '°',
        label: 'Latitude',
        help: 'Only where the place is not found by its address.',
      },
      { key: 'lng', ui: 'number', unit: '°', label: 'Longitude' },
      { key: 'poster', ui: 'asset', accept: 'image', label: 'Picture before the map is shown' },
    ],
    design: [
      { key: 'zoom', ui: 'number', label: 'Zoom' },
      { key: 'height', ui: 'number', unit: 'px', label: 'Height' },
      { key: 'showsAddress', ui: 'toggle', label: 'Address' },
    ],
  },
)
