import { backgroundSourceCodes, blockTypeCodes } from '@vitrine/model'
import {
  type Block,
  type Content,
  type Json,
  type JsonObject,
  newContent,
  newSection,
  type Section,
} from '@vitrine/page'
import { compile } from '@vitrine/template'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assetId, createBlock, createRichText } from '../fixture/fixture.ts'
import { fixturePorts, fixtures } from '../fixtures.ts'
import { blockRegistry, renderContent, type ContentPorts, type SiteStructure } from '../index.ts'

const ports: ContentPorts = {
  ...fixturePorts,
  render: (source, data) => compile(source).render(data).output,
}

function content(section: Partial<Section>, ...blocks: readonly Block[]): Content {
  return newContent([{ section: newSection(() => 's1', section), blocks }])
}

const all = fixtures.map(({ block }, index): Block => ({
  ...block,
  id: `b${index}`,
  place: { desktop: { x: 0, y: index * 4, w: 6, h: 4, z: 0 } },
}))

/** The elements and attributes of our own markup; values contain no quotes. */
const elements =
  'section|div|fieldset|legend|label|textarea|header|figure|figcaption|blockquote|p|a|img|h2|h3|h4|em|ul|ol|li|dl|dt|dd|time|form|input|select|option|button|iframe|pre|code|hr|br|span|nav|small|strong|video|audio|details|summary|address|table|caption|thead|tbody|tr|th|td|svg|g|rect|circle|path|polyline|line|text'
const attributes =
  'id|class|value|for|inputmode|maxlength|rows|spellcheck|data-[a-z-]+|href|src|srcset|sizes|width|height|alt|loading|fetchpriority|decoding|style|lang|dir|title|sandbox|srcdoc|referrerpolicy|role|method|action|type|name|autocomplete|placeholder|aria-[a-z]+|tabindex|datetime|target|rel|viewBox|focusable|preload|poster|scope|d|x|y|x1|x2|y1|y2|cx|cy|r|rx|points|transform|text-anchor|preserveAspectRatio|start|vector-effect|stroke-dasharray|hreflang'
const markup = new RegExp(
  `</?(?:${elements})(?: (?:${attributes})="[^"<>]*"| (?:required|selected|checked|autofocus|controls|playsinline|loop|muted|open|hidden|inert))*/?>`,
  'g',
)

describe('a document’s content', () => {
  it('is rendered as sections of cells in reading order, with the styles of its blocks', () => {
    const at = (y: number) => ({ desktop: { x: 0, y, w: 12, h: 2, z: 0 } })
    const below = createBlock(blockTypeCodes['horizontal-rule'], { id: 'low', place: at(4) })
    const above = createBlock(blockTypeCodes.html, {
      id: 'high',
      place: at(0),
      text: { fr: { body: createRichText('Oui') } },
    })
    const { html, css } = renderContent(
      content({ theme: 'dark-1', anchor: 'top' }, below, above),
      ports,
    )
    expect(html).toBe(
      '<section id="top" class="page-section section-height--fit section-width--inset" data-section-id="s1" data-section-theme="dark-1">' +
        '<div class="section-border"><div class="section-background"></div></div>' +
        '<div class="content-wrapper"><div class="content"><div data-fluid-engine="true"><div class="fluid-engine fe-s1">' +
        '<div class="fe-block fe-block-high"><div class="sqs-block html-block sqs-block-html" data-block-type="2" id="block-high"><div class="sqs-block-content"><div class="sqs-html-content"><p>Oui</p></div></div></div></div>' +
        '<div class="fe-block fe-block-low"><div class="sqs-block horizontalrule-block sqs-block-horizontalrule" data-block-type="47" id="block-low"><div class="sqs-block-content"><hr></div></div></div>' +
        '</div></div></div></div></section>',
    )
    expect(css).toContain('.fe-s1{--c:12;')
    expect(css).toContain('.fe-block-high{grid-area:1/2/3/14;')
    expect(css).toContain('.sqs-block-horizontalrule hr{')
    expect(css).not.toContain('.summary-item')
  })

  it('renders the same bytes, whatever the order of its parts', () => {
    const given = content({}, ...all)
    const turned = {
      ...given,
      blocks: Object.fromEntries(Object.entries(given.blocks).toReversed()),
    }
    const first = renderContent(given, ports)
    expect(renderContent(given, ports)).toEqual(first)
    expect(renderContent(turned, ports)).toEqual(first)
    // Images are as wide as their cell, and the first one loads eagerly.
    const bare = (html: string) =>
      html.replaceAll(/ (?:sizes|loading|fetchpriority)="[^"]*"/g, '').replaceAll(/\bb\d+\b/g, 'b')
    // The level of a heading depends on its position.
    const level = (html: string) => bare(html).replaceAll(/<(\/?)h[1-6]\b/g, '<$1h')
    for (const { html } of fixtures) expect(level(first.html)).toContain(level(html))
  })

  it('loads only the first image of the first section eagerly', () => {
    const createImage = (id: string, y: number) =>
      createBlock(blockTypeCodes.image, {
        id,
        data: { assetId },
        place: { desktop: { x: 0, y, w: 6, h: 4, z: 0 } },
      })
    const { html } = renderContent(content({}, createImage('two', 5), createImage('one', 0)), ports)
    const [one, two] = html.split('fe-block-two')
    expect(one).toContain('loading="eager" fetchpriority="high"')
    expect(one).toContain('sizes="(min-width:768px) 50vw, 100vw"')
    expect(two).toContain('loading="lazy"')
  })

  it('shows the background image of a section with its overlay', () => {
    const background = {
      source: backgroundSourceCodes.upload,
      assetId,
      overlay: 0.4,
      focal: { x: 0, y: 1 },
    }
    const { html } = renderContent(content({ background }), ports)
    expect(html).toContain(
      '<div class="section-background"><img class="section-background-image" src="/assets/mug.webp"',
    )
    expect(html).toContain(
      'alt="" loading="lazy" decoding="async" style="object-position:0% 100%;background-color:#c8b8a0"',
    )
    expect(html).toContain('<div class="section-background-overlay" style="opacity:0.4"></div>')
    const gone = { source: backgroundSourceCodes.none, assetId }
    expect(renderContent(content({ background: gone }), ports).html).not.toContain('<img')
  })

  it('shows a film behind a section with its still, and the box that pauses it', () => {
    const film = { source: backgroundSourceCodes.video, assetId, stillId: assetId, overlay: 0.6 }
    const { html } = renderContent(content({ background: film }), ports)
    expect(html).toMatch(
      /<video class="section-background-image section-background-film" src="[^"]+" poster="\/assets\/mug\.webp"/,
    )
    expect(html).toContain('muted loop playsinline')
    expect(html).not.toContain('autoplay')
    expect(html).toContain('<div class="section-background-overlay" style="opacity:0.6"></div>')
    expect(html).toContain(
      '<input class="section-background-pause" type="checkbox" aria-label="Pause animation" hidden>',
    )
    const bare = { source: backgroundSourceCodes.video, assetId }
    expect(renderContent(content({ background: bare }), ports).html).toContain('preload="metadata"')
  })

  it('shows the own background color of a section', () => {
    const background = { source: backgroundSourceCodes.none, color: '#123456' }
    expect(renderContent(content({ background }), ports).html).toContain(
      '<div class="section-background" style="background-color:#123456"></div>',
    )
  })

  it('hides sections at breakpoints, and gives an anchor to the first section only', () => {
    const [first, second] = ['one', 'two'].map((id) =>
      newSection(() => id, { anchor: 'here', hidden: { mobile: true } }),
    )
    if (!first || !second) throw new Error('two were made')
    const given = newContent([first, second].map((section) => ({ section, blocks: [] })))
    const { html, css } = renderContent(given, ports)
    expect(html.match(/<section id="[^"]*"/g)).toEqual([
      '<section id="here"',
      '<section id="section-two"',
    ])
    expect(css).toContain('@media (max-width:767px){[data-section-id="one"]{display:none}}')
  })

  it('marks what still has the content of a starter, and draws an image that is not chosen', () => {
    const image = createBlock(blockTypeCodes.image, { placeholder: true })
    const { html } = renderContent(content({}, image), ports)
    expect(html).toContain('data-block-type="5" data-placeholder="true" id="block-')
    expect(html).toContain('<svg viewBox="0 0 400 400"')
    expect(html.replace(markup, '')).not.toMatch(/[<>]/)
    const chosen = { ...image, data: { assetId } }
    expect(renderContent(content({}, chosen), ports).html).not.toContain('<svg')
    const { placeholder: _, ...own } = image
    expect(renderContent(content({}, own), ports).html).not.toContain('<svg')
  })

  it('hides unknown blocks from visitors and names them in the editor', () => {
    const given = content(
      {},
      createBlock(9_999),
      createBlock(blockTypeCodes.button, { id: 'b2', data: { size: 1 } }),
    )
    expect(renderContent(given, ports).html).not.toContain('fe-block')
    const { html } = renderContent(given, { ...ports, edit: true })
    expect(html).toContain('data-s="s1"')
    expect(html).toContain(
      '<div class="fe-block fe-block-b1" data-b="b1"><div class="sqs-block unknown-block" data-block-type="9999"',
    )
    expect(html).toContain('The settings of this block are invalid')
  })
})

describe('hostile content of a block', () => {
  const hostile = fc.constantFrom(
    '"><img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    "' onmouseover='x",
    '"onfocus="x',
    '</iframe><script>x</script>',
    '{.section @}{@}{.end}<b>',
    '{evil}',
    '<squarespace:query collection="x"></squarespace:query>',
    '--></style><svg onload=x>',
    'javascript:alert(1)',
    'medium" style="x',
    '[x](javascript:alert(1)) ![x](data:text/html,x) [y](/"onclick="x)',
    '&quot;<b>`</code><script>`',
  )
  const value: fc.Arbitrary<Json> = fc.oneof(
    hostile,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.record({ kind: fc.constantFrom('url', 'document'), url: hostile, id: fc.constant(assetId) }),
  )
  const keys = [
    ...['assetId', 'collectionId', 'link', 'size', 'align', 'fit', 'focal', 'height', 'isShown'],
    ...['limit', 'tag', 'columns', 'showsTitle', '__proto__', 'template', 'html', 'evil', 'image'],
  ]
  const validData: JsonObject = {
    assetId,
    definition: 'x',
    settings: { evil: '"><script>' },
    collectionId: assetId,
    memberAreaId: assetId,
    showsLanguages: true,
    link: { kind: 'url', url: '/"><script>' },
    url: 'https://example.com/"><script>',
    items: [{ id: 'one' }],
  }
  const data = fc
    .dictionary(fc.constantFrom(...keys), value, { maxKeys: 4 })
    .chain((some) => fc.constantFrom<JsonObject>({ ...some }, validData, { ...validData, ...some }))

  const createStructure = (text: string): SiteStructure => {
    const line = { title: text, href: text, newWindow: false, current: 'page' } as const
    const folder = { ...line, lines: [line] }
    return {
      menu: () => [line, folder],
      folder: () => folder,
      languages: [0, 1].map(() => ({ tag: text, name: text, href: '/"><b>', isCurrent: true })),
      memberArea: () => ({
        ...{ name: text, description: text, isFree: true, href: '/"><b>', join: text },
        offer: { price: text, action: text, itemId: text },
      }),
      account: { account: '/', signIn: '/', register: '/' },
    }
  }

  it('never becomes markup', () => {
    const types = fc.constantFrom(...blockRegistry.keys())
    fc.assert(
      fc.property(types, data, hostile, hostile, (type, given, text, lang) => {
        const { text: own = {}, itemText = {} } = blockRegistry.get(type) ?? {}
        const fields = [...Object.keys(own), ...Object.keys(itemText).map((name) => `one.${name}`)]
        const block = createBlock(type, {
          data: { ...(type === blockTypeCodes.code && { source: text }), ...given },
          text: { en: Object.fromEntries(fields.map((field) => [field, text])) },
        })
        const item = {
          title: text,
          href: text,
          excerpt: text,
          price: text,
          date: { iso: text, text },
        }
        const { html } = renderContent(content({}, block), {
          ...ports,
          fallbackLocale: 'en',
          searchUrl: lang,
          getItems: () => [item],
          findPage: () => item,
          site: { title: text, tagLine: text, href: text },
          structure: createStructure(text),
          renderComponent: () => ({ html: '', script: '/"><script>' }),
          getMonth: () => ({
            month: '2026-02',
            today: '2026-02-03',
            entries: [
              { title: text, href: text, from: '2026-02-03', to: '2026-02-03', time: text },
            ],
            previous: { month: '2026-01', href: '/"><b>' },
            feed: '/"><b>',
          }),
          socialAccounts: [{ name: text, url: 'https://example.com/"><script>' }],
          findImage: () => ({
            src: text,
            srcset: text,
            width: 1,
            height: 1,
            color: text,
            alt: text,
          }),
          resolve: (link) => ({ href: link.kind === 'url' ? link.url : text }),
        })
        expect(html).toContain('fe-s1')
        expect(html.replace(markup, '')).not.toMatch(/[<>]/)
        expect(html).not.toMatch(/href="(?:javascript|&quot)/)
      }),
      { numRuns: 1_000 },
    )
  })
})
