import {
  blockTypeCodes,
  blockVariantCodes,
  type GalleryMediaType,
  galleryMediaTypes,
  importedGalleryDesigns,
} from '@vitrine/model'
import { type Block, newContent, newSection, type Section } from '@vitrine/page'
import { compile } from '@vitrine/template'
import { describe, expect, it } from 'vitest'
import { assetId, createBlock } from '../fixture/fixture.ts'
import { fixturePorts } from '../fixture/fixture-ports.ts'
import { checkBlock, renderContent } from '../index.ts'
import { otherOptions } from '../test/gallery-options.ts'

const FILM = 'https://youtu.be/dQw4w9WgXcQ'

function createGallery(data: Block['data'], given: Partial<Block> = {}): Block {
  const items = [{ id: 'one', assetId }]
  const text = { en: { 'one.title': 'A "mug"' } }
  const block = createBlock(blockTypeCodes.gallery, { data: { items, ...data }, text, ...given })
  expect(checkBlock(block)).toEqual({ block })
  return block
}

function render(block: Block, section: Partial<Section> = {}, edit = false): string {
  const content = newContent([
    { section: newSection(() => 's1', { kind: 'gallery', ...section }), blocks: [block] },
  ])
  const render = (source: string, data: object) => {
    const { output, errors } = compile(source).render(data)
    expect(errors).toEqual([])
    return output
  }
  return renderContent(content, { ...fixturePorts, edit, render }).html
}

const text = { en: { 'one.title': 'A mug', 'one.description': 'Of salt and smoke' } }

const parseOptions = (html: string): unknown =>
  JSON.parse((/data-props="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"'))

describe('a gallery section', () => {
  it('contains only the gallery, in its own elements', () => {
    const html = render(createGallery({ options: { lightbox: true } }))
    expect(html).toContain('<section id="section-s1" class="page-section gallery-section ')
    expect(html).not.toContain('fluid-engine')
    expect(html.replace(/ data-props="[^"]*"/, '')).toContain(
      '<div class="content"><div class="gallery-grid sqs-gallery-container sqs-gallery-block-grid sqs-gallery-aspect-ratio-square sqs-gallery-thumbnails-per-row-4 sqs-gallery-block-show-meta sqs-gallery-block-meta-position-bottom sqs-gallery-square-thumbs sqs-gallery-align-center block-animation-none clear" data-controller="GalleryGrid" data-section-id="s1" data-lightbox="true" data-width="inset" data-show-captions="true" style="--gallery-padding:20px;--gallery-per-row:4;--gallery-ratio:1.0000;--gallery-max-width:300px;--gallery-strip-height:80px;--gallery-strip-margin:20px">' +
        '<div class="gallery-grid-wrapper sqs-gallery sqs-gallery-design-grid">' +
        '<figure class="gallery-grid-item slide sqs-gallery-design-grid-slide" id="slide-b1-1" data-type="image" style="--slide-ratio:0.8000">' +
        '<div class="gallery-grid-item-wrapper margin-wrapper" data-animation-role="image"><a class="image-slide-anchor content-fill js-gallery-lightbox-opener" href="/assets/mug.webp" data-title="A &quot;mug&quot;" data-description="" data-lightbox-theme="dark"><span class="v6-visually-hidden">View fullsize</span>' +
        '<img class="gallery-grid-image thumb-image" data-loader="sqs" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="(min-width:640px) 25vw, 50vw" width="800" height="1000" alt="A mug" loading="eager" fetchpriority="high" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0"></a></div>' +
        '<figcaption class="gallery-caption sqs-gallery-meta-container"><div class="meta"><div class="meta-title">A "mug"</div></div></figcaption>' +
        '</figure></div></div></div>',
    )
    expect(parseOptions(html)).toMatchObject({
      design: 'grid',
      'thumbnails-per-row': 4,
      padding: 20,
    })
  })

  it.each([
    ['grid', 'grid', 'GalleryGrid'],
    ['masonry', 'masonry', 'GalleryMasonry'],
    ['autocolumns', 'masonry', 'GalleryMasonry'],
    ['strips', 'strips', 'GalleryStrips'],
    ['stacked', 'stacked', 'GalleryStacked'],
    ['slideshow', 'slideshow', 'GallerySlideshow'],
    ['fullscreen-slideshow', 'fullscreen-slideshow', 'GalleryFullscreenSlideshow'],
    ['reel', 'reel', 'GalleryReel'],
    ['slider', 'reel', 'GalleryReel'],
    ['carousel', 'reel', 'GalleryReel'],
  ])('with the design %s is called %s', (design, name, controller) => {
    const html = render(createGallery({ options: { design } }), { width: 'full' })
    expect(html).toContain(`<div class="gallery-${name} sqs-gallery-container `)
    expect(html).toContain(`data-controller="${controller}"`)
    expect(html).toContain('data-width="full-bleed"')
    expect(html).toContain(`<figure class="gallery-${name}-item slide `)
    expect(html).toContain(`sqs-gallery-design-${design}"`)
  })

  it('renders every imported design and the variants of the block', () => {
    for (const design of importedGalleryDesigns)
      expect(render(createGallery({ options: { design } }))).toContain('data-controller="Gallery')
    const variant = blockVariantCodes['gallery-slideshow']
    expect(render(createGallery({}, { variant }))).toContain('data-controller="GallerySlideshow"')
  })

  it.each(otherOptions)('changes with its %s of %s', (_name, _value, before, after) => {
    const items = [{ id: 'one', assetId, link: { kind: 'url', url: 'https://example.com/' } }]
    const shown = (options: Block['data']) =>
      render(
        createGallery({ items: [...items, { id: 'two', assetId }], options }, { text }),
      ).replace(/ data-props="[^"]*"/, '')
    expect(shown(after)).not.toBe(shown(before))
  })

  it('that moves is one named tab stop and configures its script', () => {
    const options = { design: 'slideshow', autoplay: true, 'autoplay-duration': 3, controls: true }
    const items = [
      { id: 'one', assetId },
      { id: 'two', assetId },
    ]
    const html = render(createGallery({ items, options }))
    expect(html).toContain(' data-autoplay-ms="3000" data-controls="true">')
    expect(html).toContain(' role="group" aria-label="Images" tabindex="0">')
    // A single image has no next one.
    expect(render(createGallery({ options }))).toContain('data-controls="false"')
  })

  it.each(['masonry', 'strips', 'grid', 'autocolumns'])('opens its images: %s', (design) => {
    const html = render(createGallery({ options: { design, lightbox: true } }))
    expect(html).toContain('data-lightbox="true"')
    expect(html).toContain('js-gallery-lightbox-opener')
  })

  it.each(['slideshow', 'reel', 'stacked', 'fullscreen-slideshow'])('does not: %s', (design) => {
    const html = render(createGallery({ options: { design, lightbox: true } }))
    expect(html).toContain('data-lightbox="false"')
    expect(html).not.toContain('js-gallery-lightbox-opener')
  })

  it('renders a second gallery as a block above it', () => {
    const second = createGallery({}, { id: 'b2' })
    const content = newContent([
      { section: newSection(() => 's1', { kind: 'gallery' }), blocks: [createGallery({}), second] },
    ])
    const render = (source: string, data: object) => compile(source).render(data).output
    const { html } = renderContent(content, { ...fixturePorts, render })
    expect(html).toMatch(/fe-block-b2.*<div class="gallery-grid sqs-gallery-container/s)
    expect(html.match(/data-controller="GalleryGrid"/g)).toHaveLength(1)
  })

  it('shows a placeholder in the editor if it is empty', () => {
    expect(render(createGallery({ items: [] }))).toContain('<div class="content"></div>')
    expect(render(createGallery({ items: [] }), {}, true)).toContain(
      '<div data-b="b1"><p class="block-placeholder" data-text="placeholder.gallery">Choose images</p></div>',
    )
  })
})

describe('an item of a gallery', () => {
  const shownAs = (item: Block['data']) => {
    const html = render(createGallery({ items: [{ id: 'one', ...item }] }))
    return /data-type="(\w+)"/.exec(html)?.[1]
  }

  it.each([
    [undefined, 'image', 'video', 'video'],
    ['imageEmpty', undefined, undefined, undefined],
    ['imageFile', 'image', 'image', undefined],
    ['imageLicensed', 'image', 'image', undefined],
    ['imageReused', 'image', 'image', undefined],
    ['assetReused', 'image', 'video', 'video'],
    ['video', 'image', 'video', 'video'],
  ] as const)(
    'of the kind %s is an %s, with a video a %s, and a video alone a %s',
    (type, picture, both, film) => {
      const mediaType = type && { mediaType: type }
      expect(shownAs({ ...mediaType, assetId })).toBe(picture)
      expect(shownAs({ ...mediaType, assetId, video: FILM })).toBe(both)
      expect(shownAs({ ...mediaType, video: FILM })).toBe(film)
      expect(shownAs({ ...mediaType })).toBeUndefined()
    },
  )

  it('has one of the known kinds', () => {
    const isRejected = (mediaType: string) =>
      'issues' in
      checkBlock(
        createBlock(blockTypeCodes.gallery, { data: { items: [{ id: 'one', mediaType }] } }),
      )
    expect(galleryMediaTypes.some((type: GalleryMediaType) => isRejected(type))).toBe(false)
    expect(isRejected('film')).toBe(true)
  })

  it('shows a video as a card and requests nothing before it is played', () => {
    const html = render(createGallery({ items: [{ id: 'one', assetId, video: FILM }] }))
    expect(html).toContain(
      '<div class="image-slide-anchor content-fill"><a class="player-card" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" target="_blank" rel="noopener noreferrer" data-player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0" ',
    )
    expect(html).toContain('Playing connects you to YouTube.')
    expect(html).not.toContain('<iframe')
  })

  it('opens a video in the lightbox; without a script it links to its page', () => {
    const options = { lightbox: true }
    const html = render(createGallery({ items: [{ id: 'one', assetId, video: FILM }], options }))
    expect(html).toContain(
      'js-gallery-lightbox-opener" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-title="A &quot;mug&quot;"',
    )
    expect(html).toContain('data-provider="YouTube" data-notice="Playing connects you to')
    expect(html).not.toContain('<iframe')
    // A video that cannot be played is a link and does not open.
    const external = render(
      createGallery({
        items: [{ id: 'one', assetId, video: 'https://example.com/film' }],
        options,
      }),
    )
    expect(external).toContain('href="https://example.com/film" target="_blank"')
    expect(external).not.toContain('js-gallery-lightbox-opener')
  })
})
