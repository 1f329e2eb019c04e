import { blockTypeCodes } from '@vitrine/model'
import { type Block, escapeHtml } from '@vitrine/page'
import { compile } from '@vitrine/template'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { currentBlock } from './check-block.ts'
import { collectionId, fixtureBlock, words } from './fixture.ts'
import { fixturePorts, fixtures } from './fixtures.ts'
import {
  blockContext,
  type BlockKind,
  blockRegistry,
  checkBlock,
  defineBlock,
  neededItems,
  placeholderBlock,
  renderBlock,
} from './index.ts'

const faults: string[] = []

function render(source: string, data: object): string {
  const { output, errors } = compile(source).render(data)
  faults.push(...errors.map(({ message }) => message))
  return output
}

const gone = '0192f0c0-0000-7000-8000-0000000000ff'
const kinds = [...blockRegistry.values()]
const named = (all: readonly BlockKind[]) => all.map((kind) => [kind.name, kind] as const)

describe('a block', () => {
  it.each(
    fixtures.map(
      (fixture) =>
        [`${blockRegistry.get(fixture.block.type)?.name} ${fixture.name}`, fixture] as const,
    ),
  )('is shown: %s', (_, { block, html }) => {
    const { slug = '', classes } = blockRegistry.get(block.type) ?? {}
    const json = blockRegistry.get(block.type)?.jsonOf(block)
    const attributes = json ? ` data-block-json="${escapeHtml(JSON.stringify(json))}"` : ''
    const names = `sqs-block ${slug}-block sqs-block-${slug}${classes ? ` ${classes}` : ''}`
    expect(checkBlock(block)).toEqual({ block })
    expect(renderBlock(block, blockContext(block, fixturePorts), render)).toBe(
      `<div class="${names}" data-block-type="${block.type}"${attributes} id="block-b1"><div class="sqs-block-content">${html}</div></div>`,
    )
    expect(faults).toEqual([])
  })

  it('says which way a text goes that is in the site’s first language, from right to left too', () => {
    const ports = { ...fixturePorts, fallbackLocale: 'he' }
    const html = (block: Block) => renderBlock(block, blockContext(block, ports), render)
    const body = fixtureBlock(blockTypeCodes.html, { text: { he: { body: words('שלום') } } })
    expect(html(body)).toContain('lang="he" dir="rtl"')
    const data = { collectionId }
    const titled = { data, text: { he: { heading: 'עבודות' } } }
    expect(html(fixtureBlock(blockTypeCodes['summary-v2'], titled))).toContain(
      'lang="he" dir="rtl"',
    )
    // A field without a title has an English one.
    const field = { id: 'name', type: 'text', required: true }
    const form = fixtureBlock(blockTypeCodes.form, { data: { fields: [field] } })
    expect(html(form)).toContain('<span lang="en" dir="ltr">Text</span>')
    expect(faults).toEqual([])
  })

  it.each(named(kinds))('has a fixture, and a template without faults: %s', (_, kind) => {
    expect(fixtures.some(({ block }) => block.type === kind.type)).toBe(true)
    expect(compile(kind.template).errors).toEqual([])
  })

  it.each(named(kinds))(
    'is right when it is new, and in the editor says what it wants: %s',
    (_, kind) => {
      const empty = fixtureBlock(kind.type)
      expect(checkBlock(empty)).toEqual({ block: empty })
      expect(
        render(
          kind.template,
          blockContext(empty, {
            ...fixturePorts,
            items: undefined,
            month: undefined,
            edit: true,
          }) ?? {},
        ),
      ).not.toBe('')
      const { data = {}, text, size } = kind.defaults
      const given = fixtureBlock(kind.type, { data, ...(text && { text: { en: { ...text } } }) })
      expect(checkBlock(given)).toEqual({ block: given })
      expect(size.w).toBeGreaterThanOrEqual(kind.minSize.w)
    },
  )

  it.each([
    [blockTypeCodes.product, { productId: gone }, 'This product is not there any more'],
    [blockTypeCodes.image, { assetId: gone }, 'This image is not there any more'],
    [blockTypeCodes['collection-link'], { collectionId: gone }, 'This collection is not there'],
    [blockTypeCodes['summary-v2'], { collectionId: gone }, 'There is nothing to list'],
    [blockTypeCodes['tag-cloud'], { collectionId: gone }, 'There is nothing to list'],
    [blockTypeCodes['member-area'], { memberAreaId: gone }, 'This area for members is not'],
  ])('of type %i says in the editor what it showed and is gone: %j', (type, data, words) => {
    const block = fixtureBlock(type, { data })
    const drawn = (edit: boolean) =>
      renderBlock(block, blockContext(block, { ...fixturePorts, items: () => [], edit }), render)
    expect(drawn(true)).toContain(words)
    expect(drawn(false)).not.toContain('<p')
    expect(faults).toEqual([])
  })

  it('is kept as it is, and shown to nobody, where its type or version is not known', () => {
    for (const block of [fixtureBlock(9_999), fixtureBlock(2, { v: 7 })]) {
      expect(checkBlock(block)).toEqual({ block })
      expect(renderBlock(block, blockContext(block, fixturePorts), render)).toBe('')
    }
    expect(placeholderBlock(fixtureBlock(9_999))).toContain(
      'A block of type 9999, which is not known',
    )
  })

  it('says what is wrong with it, and where', () => {
    const faultsOf = (block: Block) => {
      const checked = checkBlock(block)
      return 'faults' in checked ? checked.faults.map(({ path }) => path.join('.')) : []
    }
    const link = { kind: 'url', url: 'javascript:alert(1)' }
    const { image, button, quote } = blockTypeCodes
    expect(faultsOf(fixtureBlock(button, { data: { link, size: 'huge' } }))).toEqual([
      'blocks.b1.data.link.url',
      'blocks.b1.data.size',
    ])
    expect(faultsOf(fixtureBlock(image, { variant: 1000 }))).toEqual(['blocks.b1.variant'])
    expect(
      faultsOf(
        fixtureBlock(quote, {
          text: { en: { quote: words('rich'), source: 'two\nlines', title: 'x' } },
        }),
      ),
    ).toEqual(['quote', 'source', 'title'].map((field) => `blocks.b1.text.en.${field}`))
  })

  it('says nothing of data that do not fit', () => {
    const block = fixtureBlock(blockTypeCodes.button, { data: { size: 'huge' } })
    expect(blockContext(block, fixturePorts)).toBeUndefined()
    expect(placeholderBlock(block)).toContain('Button: its settings cannot be read here')
  })

  it('of an older version is brought to the present one, step by step', () => {
    const kind = defineBlock({
      type: 9_998,
      slug: 'test',
      name: 'Test',
      version: 3,
      data: z.object({ size: z.string() }),
      text: {},
      defaults: { size: { w: 1, h: 1 } },
      fields: [],
      minSize: { w: 1, h: 1 },
      template: '',
      css: '',
      migrate: {
        1: (block) => ({ ...block, data: { width: 2 } }),
        2: (block) => ({ ...block, data: { size: block.data['width'] === 2 ? 'wide' : 'narrow' } }),
      },
    })
    expect(currentBlock(kind, fixtureBlock(9_998))).toMatchObject({ v: 3, data: { size: 'wide' } })
    expect(currentBlock(kind, fixtureBlock(9_998, { v: 4 }))).toBeUndefined()
    expect(currentBlock({ ...kind, migrate: {} }, fixtureBlock(9_998))).toBeUndefined()
  })

  it('runs code in a document of its own where there is one', () => {
    const block = fixtureBlock(blockTypeCodes.code, { data: { source: '<b>' } })
    const frameUrl = () => '/frames/b1?v="2"'
    const html = renderBlock(block, blockContext(block, { ...fixturePorts, frameUrl }), render)
    expect(html).toContain(' src="/frames/b1?v=&quot;2&quot;" ')
    expect(html).toContain('sandbox="allow-scripts allow-forms allow-popups"')
    expect(html).not.toContain('srcdoc')
  })

  it('asks the server for what it lists', () => {
    const blocks = {
      a: fixtureBlock(blockTypeCodes['summary-v2'], {
        id: 'a',
        data: { collectionId, tag: 'glaze', limit: 3 },
      }),
      b: fixtureBlock(blockTypeCodes['summary-v2'], { id: 'b' }),
      c: fixtureBlock(blockTypeCodes.html, { id: 'c' }),
    }
    expect([...neededItems({ blocks })]).toEqual([
      ['a', { collectionId, tag: 'glaze', category: undefined, limit: 3, featuredOnly: false }],
    ])
  })
})
