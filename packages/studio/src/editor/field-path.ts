import { getBlockFields, type LabeledField } from './block-fields.ts'

/**
 * Returns the labels that lead to a field of a block, such as “Images, Alternative text”. A field in an entry of a list
 * is named by the id of the entry and its key. Undefined for a field that the type does not have.
 */
export function formatFieldPath(type: number | undefined, name: string): string | undefined {
  if (type === undefined) return undefined
  const fields = getBlockFields(type)
  const own = fields.find(({ key }) => key === name)
  if (own) return own.label
  const [, key] = /^[\w-]+\.(.+)$/.exec(name) ?? []
  return key === undefined ? undefined : findInLists(fields, key)?.join(', ')
}

function findInLists(fields: readonly LabeledField[], name: string): readonly string[] | undefined {
  for (const field of fields) {
    if (field.ui !== 'list') continue
    const own = field.fields.find(({ key }) => key === name)
    if (own) return [field.label, own.label]
    const inner = findInLists(field.fields, name)
    if (inner) return [field.label, ...inner]
  }
  return undefined
}
