import { blockTypeCodes, formFields } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createBlock } from '../fixture/fixture.ts'
import { fixtures } from '../fixtures.ts'
import {
  type BlockKind,
  blockRegistry,
  checkBlock,
  type FieldCondition,
  fieldGroups,
  getVisibleFields,
  type InspectorField,
} from '../index.ts'

/** The data that have no field, with the reason. */
const notForOwners: Readonly<Record<string, string>> = {
  'gallery items.mediaType': 'where a picture came from: the way it is put in says it',
}

const kinds = [...blockRegistry.values()].map((kind) => [kind.slug, kind] as const)

/** The part of a JSON schema that is checked. */
interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly string[]
  readonly const?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly maxLength?: number
}

function getSchema({ schema }: BlockKind): Schema {
  return JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input' })))
}

const getForms = (schema: Schema) => schema.oneOf ?? schema.anyOf ?? [schema]

/** Returns the members of all forms by name; the `id` of an entry is omitted. */
function getMembers(schema: Schema, isThing: boolean): ReadonlyMap<string, readonly Schema[]> {
  const members = new Map<string, Schema[]>()
  for (const form of getForms(schema))
    for (const [name, member] of Object.entries(form.properties ?? {}))
      if (!isThing || name !== 'id') members.set(name, [...(members.get(name) ?? []), member])
  return members
}

interface InspectedField {
  readonly field: InspectorField
  /** The schemas of the member in all forms; none for texts. */
  readonly schemas: readonly Schema[]
  readonly path: string
  readonly siblings: readonly InspectorField[]
}

/** Returns each field with the schemas of its member, those of entries too. */
function inspectFields(
  fields: readonly InspectorField[],
  schema: Schema,
  path = '',
): readonly InspectedField[] {
  const members = getMembers(schema, path !== '')
  return fields.flatMap((field) => {
    const [name = '', inner] = field.key.split('.', 2)
    const found = field.target === 'data' ? (members.get(name) ?? []) : []
    const schemas =
      inner === undefined ? found : found.flatMap((each) => each.properties?.[inner] ?? [])
    const at = path === '' ? field.key : `${path}.${field.key}`
    const here = { field, schemas, path: at, siblings: fields }
    const things =
      field.ui === 'list' ? inspectFields(field.fields, schemas[0]?.items ?? {}, at) : []
    return [here, ...things]
  })
}

const inspectAll = (kind: BlockKind) => inspectFields(kind.fields, getSchema(kind))

/** Returns the paths of all values; members of entries are prefixed with their list. */
function getPaths(schema: Schema, path = ''): readonly string[] {
  return [...getMembers(schema, path !== '')].flatMap(([name, [member = {}]]) => {
    const at = path === '' ? name : `${path}.${name}`
    const items = getForms(member.items ?? {})[0]
    const isList = member.type === 'array' && items?.properties?.['id'] !== undefined
    return isList ? [at, ...getPaths(member.items ?? {}, at)] : [at]
  })
}

function flattenConditions(conditions: readonly FieldCondition[]): readonly FieldCondition[] {
  return conditions.flatMap((each) =>
    'any' in each ? each.any.flatMap((all) => flattenConditions(all)) : [each],
  )
}

const isRejected = (block: Block) => 'issues' in checkBlock(block)

describe('the fields of a block type', () => {
  it.each(kinds)('include each value, text and variant once: %s', (_, kind) => {
    const all = inspectAll(kind)
    const keys = all.filter(({ field }) => field.target === 'data').map(({ path }) => path)
    const nested = new Set(keys.map((key) => key.split('.')[0]))
    const isCovered = (path: string) =>
      keys.includes(path) ||
      notForOwners[`${kind.slug} ${path}`] !== undefined ||
      // Each member of such a value has its own field.
      (!path.includes('.') && nested.has(path))
    expect(getPaths(getSchema(kind)).filter((path) => !isCovered(path))).toEqual([])
    const places = all.map(({ field, path }) => `${field.target} ${path}`)
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
    for (const [name, member] of Object.entries(getSchema(kind).properties ?? {})) {
      if (!keys.some((key) => key.startsWith(`${name}.`)) || keys.includes(name)) continue
      const inner = Object.keys(member.properties ?? {}).map((each) => `${name}.${each}`)
      expect(inner.filter((each) => !keys.includes(each))).toEqual([])
    }

    const texts = (isThing: boolean) => [
      ...new Set(
        all
          .filter(({ field, path }) => field.target === 'text' && path.includes('.') === isThing)
          .map(({ field }) => field.key),
      ),
    ]
    expect(texts(false).toSorted()).toEqual(Object.keys(kind.text).toSorted())
    expect(texts(true).toSorted()).toEqual(Object.keys(kind.itemText ?? {}).toSorted())
    const variants = kind.fields.flatMap((field) =>
      field.target === 'variant' && 'options' in field
        ? field.options.map(({ value }) => value)
        : field.ui === 'select'
          ? Object.keys(field.variants ?? {}).map(Number)
          : [],
    )
    expect(new Set(variants)).toEqual(new Set(kind.variants))
  })

  it.each(kinds)('have the limits and all options of the schema: %s', (_, kind) => {
    for (const { field, schemas, path } of inspectAll(kind)) {
      if (field.target !== 'data') continue
      expect(schemas, path).not.toEqual([])
      for (const schema of schemas) {
        if (field.ui === 'number' || field.ui === 'money')
          expect(
            [schema.minimum, schema.maximum, schema.type === 'integer' ? 1 : undefined],
            path,
          ).toEqual([field.min, field.max, field.ui === 'money' ? 1 : field.step])
        if (field.ui === 'numbers')
          expect([schema.items?.minimum, schema.items?.maximum], path).toEqual([
            field.min,
            field.max,
          ])
        if (field.ui === 'list') expect(schema.maxItems, path).toBe(field.max)
        if (field.ui === 'line' || field.ui === 'html')
          expect(schema.maxLength, path).toBe(field.max)
      }
      if ('options' in field) {
        const offered = field.options.map(({ value }) => value)
        const taken = schemas.flatMap(getForms).flatMap((each) => each.enum ?? each.const ?? [])
        expect(new Set<unknown>(offered), path).toEqual(new Set(taken))
      }
    }
  })

  it.each(kinds)('accept values within their limits only: %s', (_, kind) => {
    for (const field of kind.fields) {
      if (field.target !== 'data') continue
      const [name = '', inner] = field.key.split('.', 2)
      const given = (value: string | number | boolean) =>
        createBlock(kind.type, {
          data: { [name]: inner === undefined ? value : { [inner]: value } },
        })
      if (field.ui === 'number' || field.ui === 'money') {
        expect([field.min, field.max].map((value) => isRejected(given(value)))).toEqual([
          false,
          false,
        ])
        expect([field.min - 1, field.max + 1].map((value) => isRejected(given(value)))).toEqual([
          true,
          true,
        ])
      }
      if ('options' in field) {
        expect(field.options.filter(({ value }) => isRejected(given(value)))).toEqual([])
        expect(isRejected(given('none of these'))).toBe(true)
      }
      if (field.initial !== undefined)
        expect(isRejected(given(field.initial)), field.key).toBe(false)
    }
  })

  it.each(kinds)('depend on existing fields only: %s', (_, kind) => {
    for (const { field, siblings, path } of inspectAll(kind)) {
      const conditions = flattenConditions(field.shownWhen)
      for (const condition of conditions) {
        const named = siblings.find((other) =>
          'variant' in condition
            ? other.target === 'variant'
            : 'text' in condition
              ? other.target === 'text' && other.key === condition.text
              : 'key' in condition && other.target === 'data' && other.key === condition.key,
        )
        expect(named, `${path} needs ${JSON.stringify(condition)}`).toBeDefined()
        expect(named, path).not.toBe(field)
        const values =
          'is' in condition ? condition.is : 'variant' in condition ? condition.variant : []
        const possible: readonly unknown[] =
          named && 'options' in named
            ? [...named.options.map(({ value }) => value), null]
            : [true, false]
        expect(
          values.filter((value) => !possible.includes(value)),
          path,
        ).toEqual([])
      }
      const others = [
        field.ui === 'focal' && field.asset,
        (field.ui === 'tag' || field.ui === 'category') && field.collection,
      ].filter((key) => key !== false)
      const each = field.ui === 'numbers' || field.ui === 'answer' ? [field.each] : []
      expect(others.every((key) => siblings.some((other) => other.key === key))).toBe(true)
      expect(each.every((key) => kind.fields.some((other) => other.key === key))).toBe(true)
    }
  })

  it.each(kinds)('are sorted by group: %s', (_, kind) => {
    const groups = kind.fields.map(({ group }) => fieldGroups.indexOf(group))
    expect(groups).toEqual(groups.toSorted((one, other) => one - other))
  })

  it.each(kinds)('include the defaults of a new block: %s', (_, kind) => {
    const { data = {}, text = {} } = kind.defaults
    const keys = kind.fields.map(({ target, key }) => `${target} ${key.split('.')[0]}`)
    expect(Object.keys(data).filter((name) => !keys.includes(`data ${name}`))).toEqual([])
    const isText = (name: string) => {
      const list = kind.fields.flatMap((field) => (field.ui === 'list' ? field.fields : []))
      const [own, ofThing] = name.split('.', 2)
      return ofThing === undefined
        ? keys.includes(`text ${own}`)
        : list.some(({ target, key }) => target === 'text' && key === ofThing)
    }
    expect(Object.keys(text).filter((name) => !isText(name))).toEqual([])
  })
})

describe('a field', () => {
  const shown = (block: Block) => {
    const { fields = [] } = blockRegistry.get(block.type) ?? {}
    const texts = new Set(Object.keys(block.text?.['en'] ?? {}))
    const subject = { data: block.data, variant: block.variant, texts }
    return getVisibleFields(fields, subject).map(({ key }) => key)
  }

  it('is visible where it has an effect: the shade of a poster, the side of a card', () => {
    const { image } = blockTypeCodes
    expect(shown(createBlock(image))).not.toContain('shade')
    expect(shown(createBlock(image))).not.toContain('alt')
    expect(shown(createBlock(image, { variant: 1013 }))).toContain('shade')
    expect(shown(createBlock(image, { variant: 1014 }))).toContain('position')
    const data = { assetId: '0192f0c0-0000-7000-8000-000000000001' }
    expect(shown(createBlock(image, { data }))).toEqual(expect.arrayContaining(['alt', 'focal']))
  })

  it('uses defaults and nested values in its conditions', () => {
    const { gallery, logo } = blockTypeCodes
    expect(shown(createBlock(logo))).toContain('width')
    expect(shown(createBlock(logo, { data: { showsName: true } }))).not.toContain('width')
    const isMoving = (block: Partial<Block>) =>
      shown(createBlock(gallery, block)).includes('options.autoplay')
    expect(isMoving({})).toBe(false)
    expect(isMoving({ data: { options: { design: 'slideshow' } } })).toBe(true)
    expect(isMoving({ variant: 1002 })).toBe(true)
    expect(isMoving({ variant: 1003, data: { options: { design: 'slideshow' } } })).toBe(false)
  })

  it('of a visible name requires a name', () => {
    const { navigation } = blockTypeCodes
    expect(shown(createBlock(navigation))).not.toContain('showsLabel')
    const text = { en: { label: 'Main' } }
    expect(shown(createBlock(navigation, { text }))).toContain('showsLabel')
  })

  it('of a form is visible for the types that have it only', () => {
    const { fields = [] } = blockRegistry.get(blockTypeCodes.form) ?? {}
    const list = fields.find(({ key }) => key === 'fields')
    const ofThings = list?.ui === 'list' ? list.fields : []
    for (const [type, properties] of Object.entries(formFields)) {
      const subject = { data: { type }, texts: new Set<string>() }
      const known: readonly string[] = properties
      const keys = getVisibleFields(ofThings, subject).map(({ key }) => key)
      const asked = ['description', 'placeholder', 'options', 'maxLength', 'currencySymbol']
      for (const key of [...asked, 'showCountryCode', 'underline', 'required', 'key', 'value'])
        expect(keys.includes(key), `${type} ${key}`).toBe(known.includes(key))
    }
  })

  it('exists for every value of the fixtures', () => {
    for (const { block } of fixtures) {
      const { fields = [], slug } = blockRegistry.get(block.type) ?? {}
      const keys = fields.map(({ key }) => key.split('.')[0])
      expect(
        Object.keys(block.data).filter((key) => !keys.includes(key)),
        slug,
      ).toEqual([])
    }
  })
})
