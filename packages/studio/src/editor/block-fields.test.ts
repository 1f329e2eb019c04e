import { blockCatalog, blockGroups, type InspectorField } from '@vitrine/blocks/fields'
import { expect, it } from 'vitest'
import { blockTexts } from '../ui/texts/blocks/block-texts.ts'
import { translate } from '../ui/translate.ts'
import { getBlockFields, getTypeName, type LabeledField } from './block-fields.ts'

const kinds = [...blockCatalog.values()].map((entry) => [entry.slug, entry] as const)
const ids = new Set(Object.keys(blockTexts))

/** Returns the texts that a field must have, and those that it may have, after the name of its type. */
function listPaths(field: InspectorField, within = ''): { must: string[]; may: string[] } {
  const path = within + field.key
  const must = [path]
  if ('options' in field) must.push(...field.options.map(({ value }) => `${path}.${value}`))
  if (field.ui === 'list') must.push(`${path}.item`)
  const inner = field.ui === 'list' ? field.fields.map((each) => listPaths(each, `${path}.`)) : []
  const may = [`${path}.help`, `${path}.unset`, ...(field.ui === 'number' ? [`${path}.unit`] : [])]
  return {
    must: [...must, ...inner.flatMap((each) => each.must)],
    may: [...may, ...inner.flatMap((each) => each.may)],
  }
}

it.each(kinds)('every field and option of a block has a text: %s', (slug, { family, fields }) => {
  const missing = fields
    .flatMap((field) => listPaths(field).must)
    .filter((path) => !ids.has(`block.${slug}.${path}`) && !ids.has(`block.${family}.${path}`))
  expect(missing).toEqual([])
  expect(ids.has(`block.${slug}`)).toBe(true)
})

it('has no text that no block shows', () => {
  const shown = kinds.flatMap(([slug, { family = slug, fields }]) => {
    const paths = fields.map((field) => listPaths(field))
    const own = paths.flatMap(({ must, may }) => [...must, ...may])
    return [
      `block.${slug}`,
      ...own.flatMap((path) => [`block.${slug}.${path}`, `block.${family}.${path}`]),
    ]
  })
  const known = new Set([...shown, ...blockGroups.map(({ name }) => `blockGroup.${name}`)])
  expect([...ids].filter((id) => !known.has(id))).toEqual([])
})

/** Returns the texts of a field, and of those of its entries. */
function listTexts(field: LabeledField): readonly string[] {
  const options = 'options' in field ? field.options.map(({ label }) => label) : []
  const inner = field.ui === 'list' ? [field.item, ...field.fields.flatMap(listTexts)] : []
  const own = [field.label, field.help, field.unset].filter((text) => text !== undefined)
  return [...own, ...options, ...inner]
}

it.each(kinds)('the texts of a block are readable and tell its fields apart: %s', (_, { type }) => {
  const fields = getBlockFields(type)
  const texts = fields.flatMap(listTexts)
  expect(texts.filter((text) => !/^[A-Z0-9]\S*(?: \S+)*$/.test(text))).toEqual([])
  const labels = fields.map(({ group, label }) => `${group} ${label}`)
  expect(new Set(labels).size).toBe(labels.length)
})

it('names types by their own text, also those that share the texts of their fields', () => {
  const { slug = '', type = 0 } =
    [...blockCatalog.values()].find(({ family }) => family === 'provider') ?? {}
  expect(slug).not.toBe('')
  expect(getTypeName(translate, type)).not.toBe(getTypeName(translate, 0))
  expect(new Set(kinds.map(([, { type }]) => getTypeName(translate, type))).size).toBe(64)
})
