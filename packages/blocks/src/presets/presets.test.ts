import { checkDocument, type Content, newContent, newPage, type RichText } from '@vitrine/page'
import { expect, it } from 'vitest'
import { blockRegistry, checkAccessibility, checkBlock } from '../index.ts'
import {
  createPresetSection,
  type Preset,
  presetCategories,
  type PresetId,
  presets,
} from './index.ts'
import { getPresetWords, type PresetWords, presetWords } from './preset-words.ts'

const LOCALE = 'en-US'
const collections = {
  products: '0192f0c0-0000-7000-8000-0000000000aa',
  events: '0192f0c0-0000-7000-8000-0000000000bb',
}

let ids = 0
const newId = () => `id-${(ids += 1)}`

/** Inserts a preset below what a page has. */
function insert(preset: Preset, content: Content = newContent(), words?: PresetWords): Content {
  const { section, blocks } = createPresetSection(preset, {
    newId,
    locale: LOCALE,
    content,
    collections,
    ...(words && { words }),
  })
  const added = newContent([{ section, blocks }])
  return {
    sections: [...content.sections, ...added.sections],
    blocks: { ...content.blocks, ...added.blocks },
  }
}

function listLevels({ blocks }: Content): readonly number[] {
  return Object.values(blocks).flatMap(({ text = {} }) =>
    Object.values(text[LOCALE] ?? {}).flatMap((value) =>
      typeof value === 'string' ? [] : listDocLevels(value),
    ),
  )
}

function listDocLevels({ content }: RichText): readonly number[] {
  return content.flatMap(({ type, attrs }) =>
    type === 'heading' ? [Number(attrs?.['level'])] : [],
  )
}

function find(id: PresetId): Preset {
  const preset = presets.find((each) => each.id === id)
  if (!preset) throw new Error(`There is no preset ${id}`)
  return preset
}

const cases = presets.map((preset) => [preset.id, preset] as const)

it('offers at least forty presets, and some in every category', () => {
  expect(presets.length).toBeGreaterThanOrEqual(40)
  expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length)
  expect(new Set(presets.map(({ category }) => category))).toEqual(new Set(presetCategories))
})

it.each(cases)('has valid and accessible blocks of the current version: %s', (_, preset) => {
  const content = insert(preset)
  const page = newPage({ locale: LOCALE, title: 'Page', slug: 'page' }, content)
  expect(checkDocument('page', JSON.parse(JSON.stringify(page))).issues).toBeUndefined()
  for (const block of Object.values(content.blocks)) {
    expect(checkBlock(block)).toEqual({ block })
    expect(blockRegistry.get(block.type)?.version, String(block.type)).toBe(block.v)
  }
  const ports = { locale: LOCALE, fallbackLocale: LOCALE, getAlt: () => undefined }
  // The owner chooses the target of a button.
  const issues = checkAccessibility(content, ports).filter(({ code }) => code !== 'missing-link')
  expect(issues).toEqual([])
})

it.each(cases)('has places inside the grid, and marks what the owner replaces: %s', (_, preset) => {
  const content = insert(preset)
  const [section] = content.sections
  for (const { place } of Object.values(content.blocks)) {
    const { x, w } = place.desktop
    expect(x + w).toBeLessThanOrEqual(section?.grid.desktop.cols ?? 0)
    const { mobile } = place
    if (mobile) expect(mobile.x + mobile.w).toBeLessThanOrEqual(section?.grid.mobile.cols ?? 0)
  }
  const isPlaceholder = Object.values(content.blocks).map((block) => block.placeholder ?? false)
  expect(isPlaceholder).toContain(true)
})

it.each(cases)('has headings in order, and one title at most: %s', (_, preset) => {
  const levels = listLevels(insert(preset))
  const [first = 2] = levels
  expect([1, 2, 3]).toContain(first)
  expect(levels.filter((level) => level === 1).length).toBeLessThanOrEqual(1)
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1)
})

it('leaves a page with one title, and gives each copy ids of its own', () => {
  const hero = find('hero-split')
  const once = insert(hero)
  const twice = insert(hero, once)
  expect(listLevels(once)).toEqual([1])
  expect(listLevels(twice)).toEqual([1, 2])
  expect(Object.keys(twice.blocks)).toHaveLength(2 * Object.keys(once.blocks).length)
})

it('uses an anchor once on a page', () => {
  const form = find('contact-form')
  const { sections } = insert(form, insert(form))
  expect(sections.map(({ anchor }) => anchor)).toEqual(['contact', undefined])
})

it('shows and links the collections that the site has', () => {
  const newest = find('shop-newest')
  const data = Object.values(insert(newest).blocks).map((block) => block.data)
  expect(data).toContainEqual(expect.objectContaining({ collectionId: collections.products }))
  expect(data).toContainEqual(
    expect.objectContaining({ link: { kind: 'document', id: collections.products } }),
  )
})

it.each(Object.keys(presetWords))('has each text in the language of the site: %s', (language) => {
  const words = getPresetWords(language)
  const asked = new Set<string>()
  const recorded: PresetWords = new Proxy(words, {
    get: (texts, english: string) => {
      asked.add(english)
      return texts[english]
    },
  })
  const { blocks } = presets.reduce<Content>(
    (content, preset) => insert(preset, content, recorded),
    newContent(),
  )
  expect(asked.size).toBeGreaterThan(200)
  expect(new Set(Object.keys(words))).toEqual(asked)
  for (const [english, text] of Object.entries(words))
    expect(text.split('\n').map(Boolean), english).toEqual(english.split('\n').map(Boolean))
  const shown = Object.values(blocks).flatMap(({ text }) => JSON.stringify(text?.[LOCALE] ?? ''))
  expect(shown.join()).toContain(words['Say what you make'])
  expect(shown.join()).not.toContain('Say what you make')
})

it('is inserted in English where it has no translation', () => {
  expect(getPresetWords('en-GB')).toEqual({})
  expect(getPresetWords('pl')).toEqual({})
  expect(getPresetWords('de-CH')).toBe(getPresetWords('de'))
})
