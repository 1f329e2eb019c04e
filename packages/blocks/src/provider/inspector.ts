import { blockVariantCodes as codes } from '@vitrine/model'
import { inspector } from '../inspector.ts'
import type { FramedProvider, Provider } from './providers.ts'
import { amazonData, framedData, linkedData, text } from './schema.ts'

const address = (help: string) => [
  { key: 'url', ui: 'address', accept: 'web', label: 'Address', help } as const,
  {
    key: 'id',
    ui: 'line',
    label: 'Name or number',
    help: 'Instead of an address.',
    shownWhen: [{ key: 'url', isSet: false }],
  } as const,
]

const words = [
  { text: 'title', label: 'Title', help: 'Empty, it is what was found there.', a11y: 'name' },
  { text: 'description', label: 'Description', shownWhen: [{ key: 'showsText', is: [true] }] },
  {
    key: 'poster',
    ui: 'asset',
    accept: 'image',
    label: 'Picture',
    unset: 'What was found there',
    shownWhen: [{ key: 'showsPicture', is: [true] }],
  },
  { text: 'button', label: 'Button', a11y: 'name' },
] as const

const look = [
  {
    key: 'layout',
    ui: 'segmented',
    label: 'Layout',
    options: { wide: 'Picture beside the words', stacked: 'Picture above the words' },
  },
  { key: 'showsPicture', ui: 'toggle', label: 'Picture' },
  { key: 'showsText', ui: 'toggle', label: 'Description' },
] as const

const tock = { [codes['tock-reservations']]: 'Reservations', [codes['tock-events']]: 'Events' }

export function linkedFields(provider: Provider) {
  const initial = codes['tock-reservations']
  const kind = { variant: tock, ui: 'segmented', label: 'Leads to', initial } as const
  return inspector(
    { data: linkedData(provider), text, variants: tock },
    {
      content: [...address(provider.wants), ...(provider.variants ? [kind] : []), ...words],
      design: look,
    },
  )
}

export function framedFields(provider: FramedProvider) {
  return inspector(
    { data: framedData(provider), text },
    {
      content: [...address(provider.wants), ...words],
      design: [...look, { key: 'height', ui: 'number', unit: 'px', label: 'Height of the frame' }],
    },
  )
}

export const amazonFields = inspector(
  { data: amazonData, text },
  {
    content: [
      ...address('Of a product.'),
      {
        key: 'tag',
        ui: 'line',
        label: 'Partner tag',
        help: 'Under it the product is recommended there.',
      },
      ...words,
    ],
    design: look,
  },
)
