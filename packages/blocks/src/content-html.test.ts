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
import { assetId, fixtureBlock, words } from './fixture.ts'
import { fixturePorts, fixtures } from './fixtures.ts'
import { blockRegistry, contentHtml, type ContentPorts, type SiteStructure } from './index.ts'

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

describe('a document’s content', () => {
  it('is sections of cells, in reading order, with the styles of what is in them', () => {
    const at = (y: number) => ({ desktop: { x: 0, y, w: 12, h: 2, z: 0 } })
    const below = fixtureBlock(blockTypeCodes['horizontal-rule'], { id: 'low', place: at(4) })
    const above = fixtureBlock(blockTypeCodes.html, {
      id: 'high',
      place: at(0),
      text: { fr: { body: words('Oui') } },
    })
    const { html, css } = contentHtml(
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

  it('is the same bytes each time, whatever order its parts are kept in', () => {
    const given = content({}, ...all)
    const turned = {
      ...given,
      blocks: Object.fromEntries(Object.entries(given.blocks).toReversed()),
    }
    const first = contentHtml(given, ports)
    expect(contentHtml(given, ports)).toEqual(first)
    expect(contentHtml(turned, ports)).toEqual(first)
    // Pictures are as wide as the place they stand in, and one is not to wait.
    const bare = (html: string) =>
      html.replaceAll(/ (?:sizes|loading|fetchpriority)="[^"]*"/g, '').replaceAll(/\bb\d+\b/g, 'b')
    // How high a heading is depends on its place.
    const level = (html: string) => bare(html).replaceAll(/<(\/?)h[1-6]\b/g, '<$1h')
    for (const { html } of fixtures) expect(level(first.html)).toContain(level(html))
  })

  it('waits for the first picture of the first section, and for no other', () => {
    const picture = (id: string, y: number) =>
      fixtureBlock(blockTypeCodes.image, {
        id,
        data: { assetId },
        place: { desktop: { x: 0, y, w: 6, h: 4, z: 0 } },
      })
    const { html } = contentHtml(content({}, picture('two', 5), picture('one', 0)), ports)
    const [one, two] = html.split('fe-block-two')
    expect(one).toContain('loading="eager" fetchpriority="high"')
    expect(one).toContain('sizes="(min-width:768px) 50vw, 100vw"')
    expect(two).toContain('loading="lazy"')
  })

  it('has the picture of a section behind it, shaded', () => {
    const background = {
      source: backgroundSourceCodes.upload,
      assetId,
      overlay: 0.4,
      focal: { x: 0, y: 1 },
    }
    const { html } = contentHtml(content({ background }), ports)
    expect(html).toContain(
      '<div class="section-background"><img class="section-background-image" src="/assets/mug.webp"',
    )
    expect(html).toContain(
      'alt="" loading="lazy" decoding="async" style="object-position:0% 100%;background-color:#c8b8a0"',
    )
    expect(html).toContain('<div class="section-background-overlay" style="opacity:0.4"></div>')
    const gone = { source: backgroundSourceCodes.none, assetId }
    expect(contentHtml(content({ background: gone }), ports).html).not.toContain('<img')
  })

  it('hides sections where they are hidden, and gives an anchor to the first that asks', () => {
    const [first, second] = ['one', 'two'].map((id) =>
      newSection(() => id, { anchor: 'here', hidden: { mobile: true } }),
    )
    if (!first || !second) throw new Error('two were made')
    const given = newContent([first, second].map((section) => ({ section, blocks: [] })))
    const { html, css } = contentHtml(given, ports)
    expect(html.match(/<section id="[^"]*"/g)).toEqual([
      '<section id="here"',
      '<section id="section-two"',
    ])
    expect(css).toContain('@media (max-width:767px){[data-section-id="one"]{display:none}}')
  })

  it('shows nothing of unknown blocks to visitors, and their name in the editor', () => {
    const given = content(
      {},
      fixtureBlock(9_999),
      fixtureBlock(blockTypeCodes.button, { id: 'b2', data: { size: 1 } }),
    )
    expect(contentHtml(given, ports).html).not.toContain('fe-block')
    const { html } = contentHtml(given, { ...ports, edit: true })
    expect(html).toContain('data-s="s1"')
    expect(html).toContain(
      '<div class="fe-block fe-block-b1" data-b="b1"><div class="sqs-block unknown-block" data-block-type="9999"',
    )
    expect(html).toContain('Button: its settings cannot be read here')
  })
})

describe('whatever is in a block', () => {
  const evil = fc.constantFrom(
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
    evil,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.record({ kind: fc.constantFrom('url', 'document'), url: evil, id: fc.constant(assetId) }),
  )
  const keys = [
    ...['assetId', 'collectionId', 'link', 'size', 'align', 'fit', 'focal', 'height', 'isShown'],
    ...['limit', 'tag', 'columns', 'showsTitle', '__proto__', 'template', 'html', 'evil', 'image'],
  ]
  const fitting: JsonObject = {
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
    .chain((some) => fc.constantFrom<JsonObject>({ ...some }, fitting, { ...fitting, ...some }))

  /** Elements and attributes that our own markup has; a value holds no quote. */
  const elements =
    'section|div|fieldset|legend|label|textarea|header|figure|figcaption|blockquote|p|a|img|h2|h3|h4|em|ul|ol|li|dl|dt|dd|time|form|input|select|option|button|iframe|pre|code|hr|br|span|nav|small|strong|video|audio|details|summary|address|table|caption|thead|tbody|tr|th|td|svg|g|rect|circle|path|polyline|line|text'
  const attributes =
    'id|class|value|for|inputmode|maxlength|rows|spellcheck|data-[a-z-]+|href|src|srcset|sizes|width|height|alt|loading|fetchpriority|decoding|style|lang|dir|title|sandbox|srcdoc|referrerpolicy|role|method|action|type|name|autocomplete|placeholder|aria-[a-z]+|tabindex|datetime|target|rel|viewBox|focusable|preload|poster|scope|d|x|y|x1|x2|y1|y2|cx|cy|r|rx|points|transform|text-anchor|preserveAspectRatio|start|vector-effect|stroke-dasharray|hreflang'
  const markup = new RegExp(
    `</?(?:${elements})(?: (?:${attributes})="[^"<>]*"| (?:required|selected|checked|autofocus|controls|playsinline|loop|muted|open|hidden|inert))*/?>`,
    'g',
  )

  const structureOf = (text: string): SiteStructure => {
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

  it('stays inside of it', () => {
    const types = fc.constantFrom(...blockRegistry.keys())
    fc.assert(
      fc.property(types, data, evil, evil, (type, given, text, lang) => {
        const { text: own = {}, itemText = {} } = blockRegistry.get(type) ?? {}
        const fields = [...Object.keys(own), ...Object.keys(itemText).map((name) => `one.${name}`)]
        const block = fixtureBlock(type, {
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
        const { html } = contentHtml(content({}, block), {
          ...ports,
          fallbackLocale: 'en',
          searchUrl: lang,
          items: () => [item],
          page: () => item,
          site: { title: text, tagLine: text, href: text },
          structure: structureOf(text),
          component: () => ({ html: '', script: '/"><script>' }),
          month: () => ({
            month: '2026-02',
            today: '2026-02-03',
            entries: [
              { title: text, href: text, from: '2026-02-03', to: '2026-02-03', time: text },
            ],
            previous: { month: '2026-01', href: '/"><b>' },
            feed: '/"><b>',
          }),
          socialAccounts: [{ name: text, url: 'https://example.com/"><script>' }],
          image: () => ({ src: text, srcset: text, width: 1, height: 1, color: text, alt: text }),
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
