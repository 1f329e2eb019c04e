import type { InspectorField } from '@vitrine/blocks/fields'
import type { Block, Json } from '@vitrine/page'
import type { EditorStore } from '../store/editor-store.ts'

/** Returns the value of a field; undefined while it is missing. */
export function getFieldValue(
  block: Block,
  field: InspectorField,
  locale: string,
): Json | undefined {
  const { target, key } = field
  if (target === 'variant') return block.variant
  if (target === 'text') return block.text?.[locale]?.[key] as Json | undefined // texts are JSON
  const [name = '', inner] = key.split('.', 2)
  const value = Object.hasOwn(block.data, name) ? block.data[name] : undefined
  if (inner === undefined) return value
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).find(([each]) => each === inner)?.[1]
    : undefined
}

/** Sets the value of a field; undefined removes it. */
export function setFieldValue(
  store: EditorStore,
  { id, type, v, data, text }: Block,
  field: InspectorField,
  value: Json | undefined,
): boolean {
  const { target, key } = field
  const options = { key: `field:${id}:${target}:${key}` }
  if (target === 'text') {
    const words = typeof value === 'string' && value !== '' ? value : undefined
    const payload = { id, locale: store.locale, field: key, value: words }
    return store.dispatch('block.setText', payload, options)
  }
  if (target === 'variant') {
    const variant = typeof value === 'number' ? value : undefined
    return store.dispatch('block.convert', { id, type, v, variant, data, text }, options)
  }
  return store.dispatch('block.setData', { id, path: key.split('.'), value }, options)
}
