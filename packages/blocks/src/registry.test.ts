import { blockTypeCodes } from '@vitrine/model'
import { type Block, escapeHtml } from '@vitrine/page'
import { compile } from '@vitrine/template'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { blockCatalog } from './catalog/catalog.ts'
import { migrateBlock } from './definition/migrate-block.ts'
import { collectionId, createBlock, createRichText } from './fixture/fixture.ts'
import { fixturePorts, fixtures } from './fixtures.ts'
import {
  createBlockContext,
  type BlockKind,
  blockRegistry,
  checkBlock,
  defineBlock,
  getItemQueries,
  renderUnknownBlock,
  renderBlock,
} from './index.ts'

const templateErrors: string[] = []

function render(source: string, data: object): string {
  const { output, errors } = compile(source).render(data)
  templateErrors.push(...errors.map(({ message }) => message))
  return output
}

const missingId = '0192f0c0-0000-7000-8000-0000000000ff'
const kinds = [...blockRegistry.values()]
const named = (all: readonly BlockKind[]) => all.map((kind) => [kind.slug, kind] as const)

describe('a block', () => {
  it.each(
    fixtures.map(
      (fixture) =>
        [`${blockRegistry.get(fixture.block.type)?.slug} ${fixture.name}`, fixture] as const,
    ),
  )('is rendered: %s', (_, { block, html }) => {
    const { slug = '', classes } = blockRegistry.get(block.type) ?? {}
    const json = blockRegistry.get(block.type)?.createScriptData(block)
    const attributes = json ? ` data-block-json="${escapeHtml(JSON.stringify(json))}"` : ''
    const names = `sqs-block ${slug}-block sqs-block-${slug}${classes ? ` ${classes}` : ''}`
    expect(checkBlock(block)).toEqual({ block })
    expect(renderBlock(block, createBlockContext(block, fixturePorts), render)).toBe(
      `<div class="${names}" data-block-type="${block.type}"${attributes} id="block-b1"><div class="sqs-block-content">${html}</div></div>`,
    )
    expect(templateErrors).toEqual([])
  })

  it('sets the direction of texts in the site’s first language', () => {
    const ports = { ...fixturePorts, fallbackLocale: 'he' }
    const html = (block: Block) => renderBlock(block, createBlockContext(block, ports), render)
    const body = createBlock(blockTypeCodes.html, {
      text: { he: { body: createRichText('שלום') } },
    })
    expect(html(body)).toContain('lang="he" dir="rtl"')
    const data = { collectionId }
    const titled = { data, text: { he: { heading: 'עבודות' } } }
    expect(html(createBlock(blockTypeCodes['summary-v2'], titled))).toContain('lang="he" dir="rtl"')
    // A field without a title has one in the language of the page.
    const field = { id: 'name', type: 'text', required: true }
    const form = createBlock(blockTypeCodes.form, { data: { fields: [field] } })
    expect(html(form)).toContain('<span>Text</span>')
    expect(templateErrors).toEqual([])
  })

  it.each(named(kinds))('has a fixture and a valid template: %s', (_, kind) => {
    expect(fixtures.some(({ block }) => block.type === kind.type)).toBe(true)
    expect(compile(kind.template).errors).toEqual([])
  })

  it.each(named(kinds))(
    'is valid when new, and shows a placeholder in the editor: %s',
    (_, kind) => {
      const empty = createBlock(kind.type)
      expect(checkBlock(empty)).toEqual({ block: empty })
      expect(
        render(
          kind.template,
          createBlockContext(empty, {
            ...fixturePorts,
            getItems: undefined,
            getMonth: undefined,
            edit: true,
          }) ?? {},
        ),
      ).not.toBe('')
      const { data = {}, size } = kind.defaults
      const text = blockCatalog.get(kind.type)?.defaults.text
      const given = createBlock(kind.type, { data, ...(text && { text }) })
      expect(checkBlock(given)).toEqual({ block: given })
      expect(size.w).toBeGreaterThanOrEqual(kind.minSize.w)
    },
  )

  it.each([
    [blockTypeCodes.product, { productId: missingId }, 'This product was deleted'],
    [blockTypeCodes.image, { assetId: missingId }, 'This image was deleted'],
    [blockTypeCodes['collection-link'], { collectionId: missingId }, 'This collection was deleted'],
    [blockTypeCodes['summary-v2'], { collectionId: missingId }, 'No items to show'],
    [blockTypeCodes['tag-cloud'], { collectionId: missingId }, 'Nothing to show'],
    [blockTypeCodes['member-area'], { memberAreaId: missingId }, 'This member area was deleted'],
  ])('of type %i tells the editor that its reference was deleted: %j', (type, data, words) => {
    const block = createBlock(type, { data })
    const renderWith = (edit: boolean) =>
      renderBlock(
        block,
        createBlockContext(block, { ...fixturePorts, getItems: () => [], edit }),
        render,
      )
    expect(renderWith(true)).toContain(words)
    expect(renderWith(false)).not.toContain('<p')
    expect(templateErrors).toEqual([])
  })

  it('draws products that are still to come for visitors, and no events', () => {
    const renderList = (showsDate: boolean) => {
      const data = { collectionId, columns: 4, limit: 4, showsDate }
      const block = createBlock(blockTypeCodes['summary-v2'], { data, placeholder: true })
      const context = createBlockContext(block, { ...fixturePorts, getItems: () => [] })
      return renderBlock(block, context, render)
    }
    expect(renderList(false).match(/<svg/g)).toHaveLength(4)
    expect(renderList(false)).toMatch(
      /aria-hidden="true"><div class="summary-item-list-container">/,
    )
    expect(renderList(false)).not.toContain('summary-title')
    expect(renderList(true)).not.toContain('<svg')
    expect(templateErrors).toEqual([])
  })

  it('is preserved and not rendered if its type or version is unknown', () => {
    for (const block of [createBlock(9_999), createBlock(2, { v: 7 })]) {
      expect(checkBlock(block)).toEqual({ block })
      expect(renderBlock(block, createBlockContext(block, fixturePorts), render)).toBe('')
    }
    expect(renderUnknownBlock(createBlock(9_999))).toContain('Unknown block type 9999')
  })

  it('reports its issues with their paths', () => {
    const getIssuePaths = (block: Block) => {
      const checked = checkBlock(block)
      return 'issues' in checked ? checked.issues.map(({ path }) => path.join('.')) : []
    }
    const link = { kind: 'url', url: 'javascript:alert(1)' }
    const { image, button, quote } = blockTypeCodes
    expect(getIssuePaths(createBlock(button, { data: { link, size: 'huge' } }))).toEqual([
      'blocks.b1.data.link.url',
      'blocks.b1.data.size',
    ])
    expect(getIssuePaths(createBlock(image, { variant: 1000 }))).toEqual(['blocks.b1.variant'])
    expect(
      getIssuePaths(
        createBlock(quote, {
          text: { en: { quote: createRichText('rich'), source: 'two\nlines', title: 'x' } },
        }),
      ),
    ).toEqual(['quote', 'source', 'title'].map((field) => `blocks.b1.text.en.${field}`))
  })

  it('is not rendered with invalid data', () => {
    const block = createBlock(blockTypeCodes.button, { data: { size: 'huge' } })
    expect(createBlockContext(block, fixturePorts)).toBeUndefined()
    expect(renderUnknownBlock(block)).toContain('The settings of this block are invalid')
  })

  it('of an older version is migrated step by step', () => {
    const kind = defineBlock({
      type: 9_998,
      slug: 'test',
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
    expect(migrateBlock(kind, createBlock(9_998))).toMatchObject({ v: 3, data: { size: 'wide' } })
    expect(migrateBlock(kind, createBlock(9_998, { v: 4 }))).toBeUndefined()
    expect(migrateBlock({ ...kind, migrate: {} }, createBlock(9_998))).toBeUndefined()
  })

  it('loads code from its own document if there is one', () => {
    const block = createBlock(blockTypeCodes.code, { data: { source: '<b>' } })
    const getFrameUrl = () => '/frames/b1?v="2"'
    const html = renderBlock(
      block,
      createBlockContext(block, { ...fixturePorts, getFrameUrl }),
      render,
    )
    expect(html).toContain(' src="/frames/b1?v=&quot;2&quot;" ')
    expect(html).toContain('sandbox="allow-scripts allow-forms allow-popups"')
    expect(html).not.toContain('srcdoc')
  })

  it('queries the items that it lists', () => {
    const blocks = {
      a: createBlock(blockTypeCodes['summary-v2'], {
        id: 'a',
        data: { collectionId, tag: 'glaze', limit: 3 },
      }),
      b: createBlock(blockTypeCodes['summary-v2'], { id: 'b' }),
      c: createBlock(blockTypeCodes.html, { id: 'c' }),
    }
    expect([...getItemQueries({ blocks })]).toEqual([
      ['a', { collectionId, tag: 'glaze', category: undefined, limit: 3, featuredOnly: false }],
    ])
  })
})
