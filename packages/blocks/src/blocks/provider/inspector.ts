import { blockVariantCodes as codes } from '@vitrine/model'
import { defineFields } from '../../inspector/inspector.ts'
import type { FramedProvider, Provider } from './providers.ts'
import { amazonData, createFramedSchema, createLinkedSchema, text } from './schema.ts'

const addressFields = [
  { key: 'url', ui: 'address', accept: 'web' },
  { key: 'id', ui: 'line', shownWhen: [{ key: 'url', isSet: false }] },
] as const

const textFields = [
  { text: 'title', a11y: 'name' },
  { text: 'description', shownWhen: [{ key: 'showsText', is: [true] }] },
  {
    key: 'poster',
    ui: 'asset',
    accept: 'image',
    shownWhen: [{ key: 'showsPicture', is: [true] }],
  },
  { text: 'button', a11y: 'name' },
] as const

const designFields = [
  {
    key: 'layout',
    ui: 'segmented',
    options: ['wide', 'stacked'],
  },
  { key: 'showsPicture', ui: 'toggle' },
  { key: 'showsText', ui: 'toggle' },
] as const

const tockVariants = { [codes['tock-reservations']]: true, [codes['tock-events']]: true }

export function createLinkedFields(provider: Provider) {
  const initial = codes['tock-reservations']
  const kind = {
    variant: [codes['tock-reservations'], codes['tock-events']],
    ui: 'segmented',
    initial,
  } as const
  return defineFields(
    { data: createLinkedSchema(provider), text, variants: tockVariants },
    {
      content: [...addressFields, ...(provider.variants ? [kind] : []), ...textFields],
      design: designFields,
    },
  )
}

export function createFramedFields(provider: FramedProvider) {
  return defineFields(
    { data: createFramedSchema(provider), text },
    {
      content: [...addressFields, ...textFields],
      design: [...designFields, { key: 'height', ui: 'number' }],
    },
  )
}

export const amazonFields = defineFields(
  { data: amazonData, text },
  {
    content: [
      ...addressFields,
      {
        key: 'tag',
        ui: 'line',
      },
      ...textFields,
    ],
    design: designFields,
  },
)
