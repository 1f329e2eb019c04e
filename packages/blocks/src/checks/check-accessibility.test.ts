import { accessibilityTexts, blockTypeCodes as types } from '@vitrine/model'
import type { Block, RichText } from '@vitrine/page'
import { describe, expect, it } from 'vitest'
import { assetId, createBlock, createRichText } from '../fixture/fixture.ts'
import { checkAccessibility } from '../index.ts'

const link = { kind: 'url', url: '/shop' } as const
const createHeading = (text: string): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'blockquote',
      content: [
        {
          type: 'heading',
          attrs: { level: 2 },
          content: text === '' ? [] : [{ type: 'text', text }],
        },
      ],
    },
  ],
})

/** Returns the issues of a block in French on an English site. */
function checkBlock(type: number, given: Partial<Block>, alt?: string): readonly string[] {
  const blocks = { b1: createBlock(type, given) }
  const ports = { locale: 'fr', fallbackLocale: 'en', getAlt: () => alt }
  return checkAccessibility({ blocks }, ports).map(({ blockId, code, field }) => {
    expect(blockId).toBe('b1')
    return `${code} ${field}`
  })
}

const createItem = (id: string) => ({ id })

/** The blocks with an issue each, and the changes that fix them. */
const cases: readonly (readonly [number, Partial<Block>, string, Partial<Block>])[] = [
  [types.image, { data: { assetId } }, 'missing-alt alt', { text: { en: { alt: 'A mug' } } }],
  [
    types.image,
    { data: { assetId, link } },
    'missing-link-text alt',
    { text: { fr: { alt: 'Une tasse' } } },
  ],
  [
    types.image,
    { data: { assetId }, text: { fr: { alt: 'IMG_0231.JPG' } } },
    'file-name-as-alt alt',
    { text: { fr: { alt: 'Une tasse' } } },
  ],
  [
    types.gallery,
    { data: { items: [{ id: 'i1', assetId }] } },
    'missing-alt i1.alt',
    { text: { fr: { 'i1.alt': 'Une tasse' } } },
  ],
  [
    types.gallery,
    { data: { items: [{ id: 'i1', assetId, link }] } },
    'missing-link-text i1.alt',
    { text: { fr: { 'i1.alt': 'Une tasse' } } },
  ],
  [
    types.button,
    { data: { link } },
    'missing-link-text label',
    { text: { fr: { label: 'Acheter' } } },
  ],
  [types.button, { text: { fr: { label: 'Acheter' } } }, 'missing-link link', { data: { link } }],
  [
    types.link,
    { data: { link }, text: { fr: { title: ' ' } } },
    'missing-link-text title',
    { text: { en: { title: 'Buy' } } },
  ],
  [types.shape, { data: { link } }, 'missing-link-text label', { data: {} }],
  [
    types.marquee,
    { data: { items: [{ id: 'i1', link }] } },
    'missing-link-text i1.words',
    { text: { fr: { 'i1.words': 'Soldes' } } },
  ],
  [
    types.album,
    { data: { tracks: [{ id: 't1', assetId }] } },
    'missing-name t1.title',
    { text: { fr: { 't1.title': 'Un' } } },
  ],
  [
    types.audio,
    { data: { file: { assetId } } },
    'missing-name title',
    { text: { fr: { title: 'Un' } } },
  ],
  [
    types.video,
    { data: { file: { assetId }, isMuted: true } },
    'missing-name title',
    { text: { fr: { title: 'Film' } } },
  ],
  [
    types.video,
    { data: { file: { assetId } }, text: { fr: { title: 'Film' } } },
    'video-without-captions caption',
    { text: { fr: { title: 'Film', caption: createRichText('Bonjour') } } },
  ],
  [
    types.code,
    { data: { source: '<b>' } },
    'missing-frame-title title',
    { data: { source: '<b>', isShown: true } },
  ],
  [
    types.embed,
    { data: { source: '<b>' } },
    'missing-frame-title title',
    { text: { fr: { title: 'Carte' } } },
  ],
  [
    types.chart,
    { data: { series: [createItem('s')], rows: [{ id: 'r', values: [1] }] } },
    'chart-without-description title',
    { text: { fr: { title: 'Ventes' } } },
  ],
  [
    types.map,
    { data: { lat: 1, lng: 2 } },
    'map-without-address address',
    { text: { fr: { address: 'Rue 1' } } },
  ],
  [
    types.map,
    { data: { lat: 1, lng: 2, showsAddress: false }, text: { fr: { address: 'Rue 1' } } },
    'map-without-address title',
    { text: { fr: { title: 'Atelier' } } },
  ],
  [
    types.accordion,
    {
      data: { items: [createItem('q')] },
      text: { fr: { 'q.description': createRichText('Oui') } },
    },
    'missing-title q.title',
    { text: { fr: { 'q.title': 'Non ?', 'q.description': createRichText('Oui') } } },
  ],
  [
    types.menu,
    { data: { menus: [createItem('m'), createItem('n')] }, text: { fr: { 'm.title': 'Midi' } } },
    'missing-name n.title',
    { data: { menus: [createItem('m')] } },
  ],
  [
    types.form,
    { data: { fields: [{ id: 'f', type: 'text', required: false }] } },
    'missing-label f.title',
    { text: { fr: { 'f.title': 'Nom' } } },
  ],
  [
    types.form,
    {
      data: { fields: [{ id: 'f', type: 'radio', required: false, options: [createItem('o')] }] },
      text: { fr: { 'f.title': 'Taille' } },
    },
    'missing-label o.option',
    { text: { fr: { 'f.title': 'Taille', 'o.option': 'Petit' } } },
  ],
  [
    types.html,
    { text: { en: { body: createHeading('') } } },
    'empty-heading body',
    { text: { en: { body: createHeading('Kiln') } } },
  ],
  [
    types.accordion,
    {
      data: { items: [createItem('q')] },
      text: { fr: { 'q.title': 'Non ?', 'q.description': createHeading(' ') } },
    },
    'empty-heading q.description',
    { text: { fr: {} } },
  ],
  [
    types.markdown,
    { text: { fr: { source: '![](https://x.example/a.png)' } } },
    'missing-alt source',
    { text: { fr: { source: '![Tasse](https://x.example/a.png)' } } },
  ],
  [
    types.markdown,
    { text: { fr: { source: '[](https://x.example/)' } } },
    'missing-link-text source',
    { text: { fr: { source: '[Là](https://x.example/)' } } },
  ],
  [
    types.markdown,
    { text: { fr: { source: '#\n\nx' } } },
    'empty-heading source',
    { text: { fr: { source: '# Là' } } },
  ],
]

describe('an accessibility issue', () => {
  it.each(cases)('is found and can be fixed: %i %j, %s', (type, given, issue, mended) => {
    expect(checkBlock(type, given)).toEqual([issue])
    expect(checkBlock(type, { ...given, ...mended })).toEqual([])
  })

  it('is covered for every code', () => {
    const found = new Set(cases.map(([, , issue]) => issue.split(' ')[0]))
    expect(found).toEqual(new Set(Object.keys(accessibilityTexts)))
  })

  it('is not reported if the file has an alternative text, or the owner marked the image as decorative', () => {
    expect(checkBlock(types.image, { data: { assetId } }, 'A mug')).toEqual([])
    expect(checkBlock(types.image, { data: { assetId }, text: { fr: { alt: '' } } })).toEqual([])
    const inCollection = { items: [{ id: 'i1', assetId }], collectionId: assetId }
    expect(checkBlock(types.gallery, { data: inCollection })).toEqual([])
  })

  it('is not reported for the link of a button or an empty block', () => {
    const poster = {
      variant: 1013,
      data: { assetId, link },
      text: { fr: { button: 'Acheter', alt: '' } },
    }
    expect(checkBlock(types.image, poster)).toEqual([])
    expect(checkBlock(types.image, { ...poster, variant: 1012 })).toEqual(['missing-link-text alt'])
    for (const type of Object.values(types)) expect(checkBlock(type, {})).toEqual([])
  })

  it('is not reported for unknown blocks', () => {
    expect(checkBlock(9_999, { text: { fr: { body: createHeading('') } } })).toEqual([])
    expect(checkBlock(types.image, { v: 9, data: { assetId } })).toEqual([])
    expect(checkBlock(types.button, { data: { link, size: 'huge' } })).toEqual([])
  })
})
