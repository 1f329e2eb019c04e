import { blockTypeCodes } from '@vitrine/model'
import type { Block } from '@vitrine/page'
import { compile } from '@vitrine/template'
import { describe, expect, it } from 'vitest'
import { assetId, fixtureBlock, fixturePorts } from '../fixture.ts'
import { blockContext, checkBlock, renderBlock } from '../index.ts'
import { inEffect, optionsSchema } from './options.ts'
import { otherOptions } from '../test/gallery.ts'

/** What visitors get; not what scripts read of the options, which says everything. */
function drawn(options: Block['data'], ports = fixturePorts): string {
  const items = [
    { id: 'one', assetId },
    { id: 'two', assetId, link: { kind: 'url', url: 'https://example.com/' } },
  ]
  const text = { en: { 'one.title': 'A mug', 'one.description': 'Of salt and smoke' } }
  const block = fixtureBlock(blockTypeCodes.gallery, { data: { items, options }, text })
  expect(checkBlock(block)).toEqual({ block })
  return renderBlock(block, blockContext(block, ports), (source, data) => {
    const { output, errors } = compile(source).render(data)
    expect(errors).toEqual([])
    return output
  }).replace(/ data-block-json="[^"]*"/, '')
}

describe('a gallery', () => {
  it.each(otherOptions)('shows that its %s is %s', (_name, _value, before, after) => {
    expect(drawn(after)).not.toBe(drawn(before))
  })

  it.each(['autocolumns', 'carousel', 'masonry', 'strips', 'reel'])(
    'that was taken over as %s stays so',
    (design) => expect(drawn({ design })).toContain(`sqs-gallery-design-${design}`),
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
  ])('has no %s of %s', (name, value) => {
    const data = { options: { [name]: value } }
    expect(checkBlock(fixtureBlock(blockTypeCodes.gallery, { data }))).toHaveProperty('faults')
  })

  it('says in the page’s language what opens', () => {
    const say = (english: string) => (english === 'View fullsize' ? 'Voir en grand' : english)
    expect(drawn({ lightbox: true }, { ...fixturePorts, say })).toContain('>Voir en grand</span>')
  })

  it('has the texts of its pictures and no others', () => {
    const text = { en: { 'one.title': 'x', 'one.colour': 'y', title: 'z', 'one.alt': 'a\nb' } }
    const checked = checkBlock(fixtureBlock(blockTypeCodes.gallery, { text }))
    const paths = 'faults' in checked ? checked.faults.map(({ path }) => path.at(-1)) : []
    expect(paths).toEqual(['one.colour', 'title', 'one.alt'])
  })
})

describe('an option that another one switches off', () => {
  const set = (given: object) => inEffect(optionsSchema.parse(given))
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
  ])('is not in effect: %j', (given, expected) => expect(set(given)).toMatchObject(expected))
})
