import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { text: 'title', label: 'Place name', a11y: 'name' },
      {
        text: 'address',
        label: 'Address',
        help: 'Shown before the map loads. OpenStreetMap looks up the place by this address.',
        a11y: 'description',
      },
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
        label: 'Map URL',
        help: 'The URL of a map that shows the place. The link below the map opens it.',
      },
      {
        key: 'lat',
        ui: 'number',
        unit: '°',
        label: 'Latitude',
        help: 'Only needed if the address is not found.',
      },
      { key: 'lng', ui: 'number', unit: '°', label: 'Longitude' },
      { key: 'poster', ui: 'asset', accept: 'image', label: 'Image before the map loads' },
    ],
    design: [
      { key: 'zoom', ui: 'number', label: 'Zoom' },
      { key: 'height', ui: 'number', unit: 'px', label: 'Height' },
      { key: 'showsAddress', ui: 'toggle', label: 'Show address' },
    ],
  },
)
