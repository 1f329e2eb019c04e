import {
  type Catalogue,
  blockTypeCodes,
  checkCatalog,
  formatMessage,
  getTranslate,
} from '@vitrine/model'
import { type Block, type Content, newBlock, newContent, newSection } from '@vitrine/page'
import { compile } from '@vitrine/template'
import { describe, expect, it } from 'vitest'
import { blockRegistry } from '../registry.ts'
import { placeholderTexts } from '../parts/placeholder-texts.ts'
import { checkEmptiness, neverEmptyTypes, type ShownSite } from './check-emptiness.ts'
import { formatCheckText } from './format-check.ts'

const IMAGE = '0192f0c0-0000-7000-8000-0000000000aa'

/** A site in which nothing was added yet. */
const EMPTY_SITE: ShownSite = {
  title: '',
  hasLogo: false,
  hasComments: false,
  languageCount: 1,
  hasMenu: () => false,
  hasMemberArea: () => false,
}

interface Options {
  readonly hasImage?: boolean
  readonly site?: Partial<ShownSite>
}

const catalog: Catalogue = { ...checkCatalog, ...placeholderTexts }

function check(content: Content, more: Options = {}) {
  const parts = checkEmptiness(content, {
    locale: 'en',
    fallbackLocale: 'en',
    translate: getTranslate('en'),
    render: (source, data) => compile(source, { name: 'block' }).render(data).output,
    hasImage: () => more.hasImage ?? true,
    socialAccounts: [],
    site: { ...EMPTY_SITE, ...more.site },
  })
  return parts.map(({ text, ...part }) => ({
    ...part,
    message: formatCheckText(text, (id, params) => formatMessage(catalog[id], params, 'en')),
  }))
}

function createPage(...blocks: readonly Block[]): Content {
  return newContent([{ section: newSection(() => 'main'), blocks }])
}

/** The settings that empty a block which shows something by default, by the name of its type. */
const EMPTYING: Readonly<Record<string, Block['data']>> = {
  donation: { takesOther: false },
  'member-area': { memberAreaId: IMAGE },
}

function create(type: number, more: Parameters<typeof newBlock>[2] = {}): Block {
  return newBlock(() => 'it', type, more)
}

describe('an empty block', () => {
  it.each([
    ['gallery', 'Choose images.'],
    ['chart', 'Your dataset must have at least one row.'],
    ['image', 'Choose an image.'],
    ['video', 'Add a video.'],
    ['accordion', 'Add questions and answers.'],
    ['button', 'Add a label.'],
    ['summary-v2', 'Choose a collection.'],
    ['social-account-links-v2', 'Add accounts here or in the site settings.'],
  ] as const)('of type %s is reported with what it needs', (name, advice) => {
    expect(check(createPage(create(blockTypeCodes[name])))).toEqual([
      {
        blockId: 'it',
        sectionId: 'main',
        code: 'empty-block',
        message: `Visitors do not see this block yet. ${advice}`,
        fix: { kind: 'remove-block', command: 'block.delete', payload: { id: 'it' } },
      },
    ])
  })

  it('of a gallery section is reported too', () => {
    const section = newSection(() => 'wall', { kind: 'gallery' })
    const blocks = [create(blockTypeCodes.gallery)]
    expect(check(newContent([{ section, blocks }]))).toMatchObject([{ blockId: 'it' }])
  })

  it.each([
    ['comments', { hasComments: true }, 'Comments appear here if the site accepts comments.'],
    ['logo', { title: 'Kiln' }, 'Add a site title or a logo in the site settings.'],
    ['logo', { hasLogo: true }, 'Add a site title or a logo in the site settings.'],
    ['navigation', { hasMenu: (id: string) => id === 'mainNav' }, 'This menu has no items yet.'],
    [
      'member-area',
      { hasMemberArea: (id: string) => id === IMAGE },
      'This member area was deleted. Choose a different one.',
    ],
  ] as const)('of type %s is reported unless the site has %o', (name, site, advice) => {
    const page = createPage(create(blockTypeCodes[name], { data: EMPTYING[name] ?? {} }))
    expect(check(page)).toMatchObject([
      {
        message: `Visitors do not see this block yet. ${advice}`,
        fix: { kind: 'remove-block', command: 'block.delete', payload: { id: 'it' } },
      },
    ])
    expect(check(page, { site })).toEqual([])
  })

  it('of type donation is reported without amounts', () => {
    const ask = (data: Block['data']) =>
      check(createPage(create(blockTypeCodes.donation, { data })))
    expect(ask({ takesOther: false })).toMatchObject([
      { message: 'Visitors do not see this block yet. Add an amount.' },
    ])
    expect(ask({ takesOther: false, amounts: [{ id: 'a', minor: 500 }] })).toEqual([])
    expect(ask({})).toEqual([])
  })

  it('of type navigation shows the languages of the site, of type member area the account', () => {
    const page = createPage(create(blockTypeCodes.navigation, { data: { showsLanguages: true } }))
    expect(check(page)).toHaveLength(1)
    expect(check(page, { site: { languageCount: 2 } })).toEqual([])
    expect(check(createPage(create(blockTypeCodes['member-area'])))).toEqual([])
  })

  it('is reported for every type but those that always show something', () => {
    const isReported = (type: number, slug: string) =>
      check(createPage(create(type, { data: EMPTYING[slug] ?? {}, text: {} }))).length > 0
    const others = [...blockRegistry.values()].filter(({ type, slug }) => !isReported(type, slug))
    expect(new Set(others.map(({ type }) => type))).toEqual(neverEmptyTypes)
    for (const { template } of others) expect(template).not.toContain('block-placeholder')
  })
})

it('reports an image that was deleted, and none that exists', () => {
  const page = createPage(create(blockTypeCodes.image, { data: { assetId: IMAGE } }))
  expect(check(page)).toEqual([])
  expect(check(page, { hasImage: false })).toMatchObject([
    {
      message:
        'Visitors do not see this block yet. This image was deleted. Choose a different one.',
    },
  ])
})

it('reports a block that this version cannot show, without a command that would lose it', () => {
  expect(check(createPage(create(9_999)))).toMatchObject([
    { message: 'Unknown block type 9999. The block is preserved unchanged.', fix: null },
  ])
})

it('reports no block that is hidden everywhere, or that has the content of a starter', () => {
  const gallery = create(blockTypeCodes.gallery)
  expect(check(createPage({ ...gallery, hidden: { desktop: true, mobile: true } }))).toEqual([])
  expect(check(createPage({ ...gallery, placeholder: true }))).toEqual([])
  expect(check(createPage({ ...gallery, hidden: { mobile: true } }))).toHaveLength(1)
})

it('reports no block that shows something', () => {
  const { spacer, ['horizontal-rule']: rule } = blockTypeCodes
  for (const type of [spacer, rule]) expect(check(createPage(create(type)))).toEqual([])
})

it('reports a section without blocks and background, with a command that deletes it', () => {
  const section = newSection(() => 'bare')
  expect(check(newContent([{ section, blocks: [] }]))).toEqual([
    {
      blockId: null,
      sectionId: 'bare',
      code: 'empty-section',
      message: 'This section is empty. Add blocks, or delete it.',
      fix: { kind: 'remove-section', command: 'section.delete', payload: { id: 'bare' } },
    },
  ])
  const background = { source: 1, assetId: IMAGE } as const
  const others = [
    { ...section, background },
    { ...section, kind: 'collection' as const },
    { ...section, hidden: { desktop: true, mobile: true } as const },
  ]
  for (const other of others)
    expect(check(newContent([{ section: other, blocks: [] }]))).toEqual([])
})
