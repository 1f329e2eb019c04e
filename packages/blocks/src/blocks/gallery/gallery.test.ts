import { blockTypeCodes, getTranslate } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import { compile } from '@vitrine/template'
import { describe, expect, it } from 'vitest'
import { assetId, createBlock } from '../../fixture/fixture.ts'
import { fixturePorts } from '../../fixture/fixture-ports.ts'
import { createBlockContext, checkBlock, renderBlock } from '../../index.ts'
import { getEffectiveOptions, optionsSchema } from './options.ts'
import { otherOptions } from '../../test/gallery-options.ts'

/** Renders a gallery without its options, which scripts read and which contain every setting. */
function render(options: Block['data'], ports = fixturePorts): string {
  const items = [
    { id: 'one', assetId },
    { id: 'two', assetId, link: { kind: 'url', url: 'https://example.com/' } },
  ]
  const text = { en: { 'one.title': 'A mug', 'one.description': 'Of salt and smoke' } }
  const block = createBlock(blockTypeCodes.gallery, { data: { items, options }, text })
  expect(checkBlock(block)).toEqual({ block })
  return renderBlock(block, createBlockContext(block, ports), (source, data) => {
    const { output, errors } = compile(source).render(data)
    expect(errors).toEqual([])
    return output
  }).replace(/ data-block-json="[^"]*"/, '')
}

describe('a gallery', () => {
  it.each(otherOptions)('changes with its %s of %s', (_name, _value, before, after) => {
    expect(render(after)).not.toBe(render(before))
  })

  it.each(['autocolumns', 'carousel', 'masonry', 'strips', 'reel'])(
    'that was imported as %s keeps its design',
    (design) => expect(render({ design })).toContain(`sqs-gallery-design-${design}`),
  )

  it.each([
    ['aspect-ratio', 'wide'],
    ['padding', 51],
    ['padding', -1],
    ['thumbnails-per-row', 0],
    ['thumbnails-per-row', 11],
    ['autoplay-duration', 0.5],
    ['max-width', 99],
    ['zoom', true],
  ])('rejects %s of %s', (name, value) => {
    const data = { options: { [name]: value } }
    expect(checkBlock(createBlock(blockTypeCodes.gallery, { data }))).toHaveProperty('issues')
  })

  it('translates the label of its openers', () => {
    const ports = { ...fixturePorts, translate: getTranslate('fr') }
    expect(render({ lightbox: true }, ports)).toContain('>Voir en grand</span>')
  })

  it('accepts only the texts of its items', () => {
    const text = { en: { 'one.title': 'x', 'one.colour': 'y', title: 'z', 'one.alt': 'a\nb' } }
    const checked = checkBlock(createBlock(blockTypeCodes.gallery, { text }))
    const paths = 'issues' in checked ? checked.issues.map(({ path }) => path.at(-1)) : []
    expect(paths).toEqual(['one.colour', 'title', 'one.alt'])
  })
})

describe('an option that another one disables', () => {
  const set = (given: object) => getEffectiveOptions(optionsSchema.parse(given))
  it.each([
    [
      { design: 'grid', autoplay: true, controls: true },
      { autoplay: false, controls: false },
    ],
    [{ design: 'stacked', autoplay: true }, { autoplay: false }],
    [{ design: 'slideshow', autoplay: true }, { autoplay: true }],
    [{ design: 'slider', controls: true }, { controls: true }],
    [{ design: 'slideshow', 'thumbnail-strip-height': 9 }, { 'thumbnail-strip-height': 80 }],
    [
      { design: 'slideshow', thumbnails: true, 'thumbnail-strip-height': 0 },
      { thumbnails: false, 'thumbnail-strip-height': 80 },
    ],
    [
      { design: 'slideshow', thumbnails: true, 'thumbnail-strip-margin': 9 },
      { 'thumbnail-strip-margin': 9 },
    ],
    [{ 'show-meta': false, 'meta-position': 'top' }, { 'meta-position': 'bottom' }],
    [{ 'show-meta': false, 'show-meta-on-hover': true }, { 'show-meta-on-hover': false }],
    [{ design: 'slideshow', lightbox: true }, { lightbox: false }],
    [{ design: 'stacked', lightbox: true }, { lightbox: false }],
    [{ design: 'autocolumns', lightbox: true }, { lightbox: true }],
    [{ design: 'stacked', 'aspect-ratio': 'widescreen' }, { 'aspect-ratio': 'square' }],
  ])('has no effect: %j', (given, expected) => expect(set(given)).toMatchObject(expected))
})
