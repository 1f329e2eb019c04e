import { collectionTypeCodes, pageTypeCodes } from '@vitrine/model'
import { describe, expect, it } from 'vitest'
import { text } from '../test/random-changes.ts'
import { checkDocument } from './check-document.ts'
import { type Section, sectionKinds } from './content.ts'
import { newBlock, newContent, newItem, newNavigation, newPage, newSection } from './new.ts'
import { popupPositions } from './page.ts'

const naming = { locale: 'en', title: 'Home', slug: '' }

function createPage(block: object, section: Partial<Section> = {}) {
  const made = newBlock(() => 'b1', 2)
  const page = newPage(
    naming,
    newContent([{ section: newSection(() => 's1', section), blocks: [made] }]),
  )
  return { ...page, blocks: { b1: { ...made, ...block } } }
}

const withNode = (node: object) => ({
  text: { en: { body: { type: 'doc', content: [node] } } },
})

const asAddress = (data: string) => ({ data: { picture: data } })

describe('a page is rejected', () => {
  it.each<[string, unknown, string]>([
    ['that is none', 'page', 'A document must be an object.'],
    ['of another version', { ...newPage(naming), schema: 2 }, 'schema must be one of 1.'],
    [
      'with a part that is not known',
      { ...newPage(naming), extra: 1 },
      'The document has no member "extra".',
    ],
    [
      'without a title',
      newPage(naming, { meta: {} }),
      'A title is required in at least one language.',
    ],
    [
      'with an address that is none',
      newPage({ ...naming, slug: 'A b' }),
      'meta › en › slug has an invalid format.',
    ],
    [
      'with a block in no section',
      { ...createPage({}), sections: [] },
      'Block "b1" is in no section.',
    ],
    [
      'with a block in two sections',
      {
        ...createPage({}),
        sections: [
          newSection(() => 's1', { blockIds: ['b1'] }),
          newSection(() => 's2', { blockIds: ['b1'] }),
        ],
      },
      'Block "b1" is placed more than once.',
    ],
    [
      'with a section twice',
      { ...newPage(naming), sections: [newSection(() => 's1'), newSection(() => 's1')] },
      'Section "s1" has the id of another element.',
    ],
    [
      'with a block that is not there',
      { ...createPage({}), blocks: {} },
      'Section "s1" › blockIds names the unknown block "b1".',
    ],
    [
      'with a block under another id',
      createPage({ id: 'b2' }),
      'Block "b1" has an id that differs from its key.',
    ],
    [
      'with a block beside the columns',
      createPage({ place: { desktop: { x: 8, y: 0, w: 5, h: 1, z: 0 } } }),
      'Block "b1" › place › desktop extends to column 13 of 12.',
    ],
    [
      'with a block beside them on mobile',
      createPage({
        place: {
          desktop: { x: 0, y: 0, w: 5, h: 1, z: 0 },
          mobile: { x: 1, y: 0, w: 8, h: 1, z: 0 },
        },
      }),
      'Block "b1" › place › mobile extends to column 9 of 8.',
    ],
    [
      'with a block without width',
      createPage({ place: { desktop: { x: 0, y: 0, w: 0, h: 1, z: 0 } } }),
      'Block "b1" › place › desktop › w must be at least 1.',
    ],
    [
      'with a picture of one browser',
      createPage(asAddress('blob:https://example.com/1')),
      'Block "b1" › data › picture contains a local file (blob: or data:). Upload the file and choose it here.',
    ],
    [
      'with a picture written out',
      createPage(asAddress('data:image/png;base64,AAAA')),
      'Block "b1" › data › picture contains a local file (blob: or data:). Upload the file and choose it here.',
    ],
    [
      'with one in its markdown',
      createPage({ type: 44, text: { en: { body: '![](data:image/png;base64,AAAA)' } } }),
      'Block "b1" › text › en › body contains a local file (blob: or data:). Upload the file and choose it here.',
    ],
    [
      'with a paragraph of an attribute that is not known',
      createPage(withNode({ type: 'paragraph', attrs: { align: 'left', onclick: 'x' } })),
      'Block "b1" › text › en › body › content › 0 › attrs has no member "onclick".',
    ],
    [
      'with a heading of a wrong level',
      createPage(withNode({ type: 'heading', id: 'h1', attrs: { level: 9 } })),
      'Block "b1" › text › en › body › content › h1 › attrs › level must be at most 4.',
    ],
    [
      'with a wrong attribute deep in a list',
      createPage(
        withNode({
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', attrs: { align: 'up' } }] }],
        }),
      ),
      'Block "b1" › text › en › body › content › 0 › content › 0 › content › 0 › attrs › align must be one of left, center, right, justify.',
    ],
    [
      'with a mark of an attribute that is not known',
      createPage(
        withNode({
          type: 'paragraph',
          content: [{ type: 'text', text: 'a', marks: [{ type: 'bold', attrs: { size: 3 } }] }],
        }),
      ),
      'Block "b1" › text › en › body › content › 0 › content › 0 › marks › 0 has no member "attrs".',
    ],
    [
      'with a node that is not known',
      createPage(withNode({ type: 'marquee' })),
      'Block "b1" › text › en › body › content › 0 › type must be of a known kind.',
    ],
    [
      'with U+0000 in a text',
      createPage({ text: { en: { title: 'a\0b' } } }),
      'Block "b1" › text › en › title contains the character U+0000, which cannot be stored. Remove it.',
    ],
    [
      'with half of a character in its settings',
      newPage({ ...naming, title: '\ud800' }),
      'meta › en › title contains half of a character (an unpaired surrogate), which cannot be stored. Remove it.',
    ],
    [
      'with a script',
      createPage({ text: { en: { title: 'a<script>b' } } }),
      'Block "b1" › text › en › title contains a <script>. Use a code or embed block for scripts.',
    ],
    [
      'with a script as an address',
      createPage(asAddress(' java\tscript:alert(1)')),
      'Block "b1" › data › picture is a script instead of a URL.',
    ],
    [
      'with a link to a script',
      createPage({ data: { to: { kind: 'url', url: 'vbscript:x' } } }),
      'Block "b1" › data › to › url is a script instead of a URL.',
    ],
    [
      'with a link by address to a document',
      createPage({ data: { to: { kind: 'document', url: '/about' } } }),
      'Block "b1" › data › to › id is missing.',
    ],
    [
      'with a text beside its texts',
      createPage({ data: { body: text('clay') } }),
      'Block "b1" › data › body is a text. Put texts into the text part of the block.',
    ],
    [
      'with a colour of its own',
      createPage({ style: { color: '#ff0000' } }),
      'Block "b1" › style › color is a custom color. Choose a color of the palette.',
    ],
    [
      'with too many blocks in a section',
      newPage(
        naming,
        newContent([
          {
            section: newSection(() => 's1'),
            blocks: Array.from({ length: 61 }, (_, at) => newBlock(() => `b${at}`, 2)),
          },
        ]),
      ),
      'Section "s1" › blockIds must have at most 60 entries.',
    ],
    [
      'with too many sections',
      newPage(naming, {
        sections: Array.from({ length: 61 }, (_, at) => newSection(() => `s${at}`)),
      }),
      'A document can have at most 60 sections.',
    ],
    [
      'with an anchor twice',
      newPage(naming, {
        sections: [
          newSection(() => 's1', { anchor: 'top' }),
          newSection(() => 's2', { anchor: 'top' }),
        ],
      }),
      'Section "s2" › anchor is already the anchor of another section.',
    ],
    [
      'with a reserved name',
      JSON.parse('{"schema":1,"settings":{"__proto__":{"enabled":true}}}'),
      'settings uses the reserved name "__proto__".',
    ],
    [
      'larger than 10 MB',
      createPage({ type: 9_999, data: { words: 'ä'.repeat(5_000_000) } }),
      'The document must not exceed 10 MB. Split it into several documents.',
    ],
  ])('%s', (_, json, message) => {
    const { issues } = checkDocument('page', json)
    expect(issues?.map((issue) => issue.message)).toContain(message)
  })
})

describe('a page is accepted', () => {
  it.each<[string, object]>([
    [
      'with a block whose type is not known, and all it holds',
      { type: 9_999, v: 7, data: { to: { kind: 'url', id: 1 }, body: text('x'), a: '<script>' } },
    ],
    [
      'with scripts in a code block',
      {
        type: 23,
        text: { en: { html: '<script>1</script><img src="data:image/gif;base64,R0">' } },
      },
    ],
    [
      'with scripts in an embed block',
      { type: 22, data: { html: '<script src="https://example.com/"></script>' } },
    ],
    [
      'with words about scripts and data',
      { text: { en: { body: text('A <script> is not run here. data:image/png;base64,') } } },
    ],
    ['with a title that has a colon', { text: { en: { title: 'Data: what we measured' } } }],
    [
      'with words that begin as an address of a browser does',
      { text: { en: { title: 'JavaScript: what it is for', body: 'Blob: a fable' } } },
    ],
    ['with a style of its own where that is meant', { style: { custom: { color: '#ff0000' } } }],
  ])('%s', (_, block) => {
    const page = createPage(block)
    const { body } = checkDocument('page', page)
    expect(body).toBe(page)
  })
})

it.each<[string, object, string]>([
  [
    'a tag of more than 50 letters',
    { tags: ['a'.repeat(51)] },
    `tags › ${'a'.repeat(51)} must have at most 50 characters.`,
  ],
  [
    'a category of more than 25',
    { categories: ['a'.repeat(26)] },
    `categories › ${'a'.repeat(26)} must have at most 25 characters.`,
  ],
  ['tags that are no list', { tags: 'clay' }, 'tags must be a list.'],
  ['no tags', { tags: undefined }, 'tags is missing.'],
  ['a tag twice', { tags: ['clay', 'clay'] }, 'This tag already exists'],
  ['a category twice', { categories: ['clay', 'clay'] }, 'This category already exists'],
  [
    'an end before its beginning',
    {
      event: {
        startAt: '2026-11-21T09:00:00.000Z',
        endAt: '2026-11-21T08:00:00.000Z',
        allDay: false,
      },
    },
    'The event must not end before it starts.',
  ],
  [
    'a source that is a script',
    { source: { url: 'javascript:alert(1)' } },
    'source › url has an invalid format.',
  ],
  [
    'fields of more than 50 kB',
    { custom: { typeName: 'case', fields: { a: 'ä'.repeat(20_000), b: 'b'.repeat(20_000) } } },
    'The custom fields must not exceed 50 kB.',
  ],
  [
    'a field that holds a program',
    { custom: { typeName: 'case', fields: { a: '<script>' } } },
    'custom › fields › a contains a <script>. Use a code or embed block for scripts.',
  ],
])('rejects an item with %s', (_, given, message) => {
  const { issues } = checkDocument('item', { ...newItem(naming), ...given })
  expect(issues?.map((issue) => issue.message)).toContain(message)
})

it('accepts a title that begins with the name of a language, but no such URL', () => {
  const item = { ...newItem({ ...naming, title: 'JavaScript: what it is for' }) }
  expect(checkDocument('item', item).issues).toBeUndefined()
  const custom = { typeName: 'case', fields: { link: 'java\nscript:alert(1)' } }
  expect(checkDocument('item', { ...item, custom }).issues).toMatchObject([
    { message: 'custom › fields › link is a script instead of a URL.' },
  ])
})

it('accepts the codes of the enumerations only', () => {
  const collection = { type: 1, typeName: 'blog', ordering: 1, pageSize: 20 }
  const folder = { behavior: 1, isIndex: false, pageIds: [] }
  const page = newPage(naming)
  const popup = { position: 'center-center', everyDays: 7, version: 1 }
  const section = newSection(() => 's1')
  const item = newItem(naming)
  const pages = [
    [{ ...page, type: 4 }, 'type'],
    [{ ...page, collection: { ...collection, type: 3 } }, 'collection › type'],
    [{ ...page, collection: { ...collection, ordering: 6 } }, 'collection › ordering'],
    [
      { ...page, collection: { ...collection, folder: { ...folder, behavior: 5 } } },
      'collection › folder › behavior',
    ],
    [
      { ...page, settings: { enabled: true, popup: { ...popup, position: 'middle' } } },
      'settings › popup › position',
    ],
    [{ ...page, sections: [{ ...section, kind: 'sidebar' }] }, 'Section "s1" › kind'],
    [
      { ...page, sections: [{ ...section, background: { source: 0 } }] },
      'Section "s1" › background › source',
    ],
  ] as const
  for (const [json, where] of pages)
    expect(checkDocument('page', json).issues).toMatchObject([
      { message: expect.stringContaining(`${where} must be`) },
    ])
  for (const given of [{ recordType: 3 }, { commentState: 3 }])
    expect(checkDocument('item', { ...item, ...given }).issues).toHaveLength(1)

  for (const type of Object.values(pageTypeCodes))
    expect(checkDocument('page', { ...page, type }).issues).toBeUndefined()
  for (const position of popupPositions)
    expect(
      checkDocument('page', { ...page, settings: { enabled: true, popup: { ...popup, position } } })
        .issues,
    ).toBeUndefined()
  for (const type of Object.values(collectionTypeCodes))
    expect(
      checkDocument('page', { ...page, collection: { ...collection, type } }).issues,
    ).toBeUndefined()
  for (const kind of sectionKinds)
    expect(
      checkDocument('page', { ...page, sections: [{ ...section, kind }] }).issues,
    ).toBeUndefined()
})

it('rejects more than 250 ordered items, and an item in two menus', () => {
  const collection = { type: 1, typeName: 'blog', ordering: 1, pageSize: 20 }
  const itemIds = Array.from({ length: 251 }, (_, at) => `item-${1_000_000 + at}`)
  expect(
    checkDocument('page', { ...newPage(naming), collection: { ...collection, itemIds } }).issues,
  ).toMatchObject([{ message: 'collection › itemIds must have at most 250 entries.' }])
  const item = { kind: 'page', id: 'i1', pageId: '0123456789' }
  const menus = newNavigation().menus.map((menu) => ({ ...menu, items: [item] }))
  expect(checkDocument('navigation', { schema: 1, menus }).issues).toMatchObject([
    { message: 'menus contains "i1" more than once.' },
  ])
})
