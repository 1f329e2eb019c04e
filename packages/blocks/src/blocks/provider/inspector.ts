import { blockVariantCodes as codes } from '@vitrine/model'
import { defineFields } from '../../inspector/inspector.ts'
import type { FramedProvider, Provider } from './providers.ts'
import { amazonData, createFramedSchema, createLinkedSchema, text } from './schema.ts'

const createAddressFields = (help: string) => [
  { key: 'url', ui: 'address', accept: 'web', label: 'URL', help } as const,
  {
    key: 'id',
    ui: 'line',
    label: 'Name or ID',
    help: 'Instead of a URL.',
    shownWhen: [{ key: 'url', isSet: false }],
  } as const,
]

const textFields = [
  { text: 'title', label: 'Title', help: 'By default the title of the page.', a11y: 'name' },
  { text: 'description', label: 'Description', shownWhen: [{ key: 'showsText', is: [true] }] },
  {
    key: 'poster',
    ui: 'asset',
    accept: 'image',
    label: 'Image',
    unset: 'Image of the page',
    shownWhen: [{ key: 'showsPicture', is: [true] }],
  },
  { text: 'button', label: 'Button label', a11y: 'name' },
] as const

const designFields = [
  {
    key: 'layout',
    ui: 'segmented',
    label: 'Layout',
    options: { wide: 'Image beside the text', stacked: 'Image above the text' },
  },
  { key: 'showsPicture', ui: 'toggle', label: 'Show image' },
  { key: 'showsText', ui: 'toggle', label: 'Show description' },
] as const

const tockVariants = {
  [codes['tock-reservations']]: 'Reservations',
  [codes['tock-events']]: 'Events',
}

export function createLinkedFields(provider: Provider) {
  const initial = codes['tock-reservations']
  const kind = { variant: tockVariants, ui: 'segmented', label: 'Link to', initial } as const
  return defineFields(
    { data: createLinkedSchema(provider), text, variants: tockVariants },
    {
      content: [
        ...createAddressFields(provider.placeholder),
        ...(provider.variants ? [kind] : []),
        ...textFields,
      ],
      design: designFields,
    },
  )
}

export function createFramedFields(provider: FramedProvider) {
  return defineFields(
    { data: createFramedSchema(provider), text },
    {
      content: [...createAddressFields(provider.placeholder), ...textFields],
      design: [...designFields, { key: 'height', ui: 'number', unit: 'px', label: 'Frame height' }],
    },
  )
}

export const amazonFields = defineFields(
  { data: amazonData, text },
  {
    content: [
      ...createAddressFields('The URL of a product.'),
      {
        key: 'tag',
        ui: 'line',
        label: 'Partner tag',
        help: 'Your partner tag, which is added to the link.',
      },
      ...textFields,
    ],
    design: designFields,
  },
)
