import { galleryAspectRatios } from '@vitrine/model'
import { isWebAddress, linkAttributes } from '@vitrine/page'
import type { View, ViewPorts } from '../define-block.ts'
import { imageView } from '../image-view.ts'
import { playerCard } from '../player-card.ts'
import { type GalleryOptions, isMoving } from './options.ts'
import type { Slide } from './slides.ts'

/** What sections call the designs; those that only blocks have go by the one they look like. */
const sectionNames: Readonly<Record<GalleryOptions['design'], string>> = {
  grid: 'grid',
  autocolumns: 'masonry',
  masonry: 'masonry',
  strips: 'strips',
  stacked: 'stacked',
  slideshow: 'slideshow',
  'fullscreen-slideshow': 'fullscreen-slideshow',
  slider: 'reel',
  carousel: 'reel',
  reel: 'reel',
}

/** What a slideshow is high for, where its first picture does not say. */
const FALLBACK_RATIO = 3 / 2
/** Of a film without a picture. */
const FILM_RATIO = 16 / 9

export function galleryView(
  options: GalleryOptions,
  slides: readonly Slide[],
  ports: ViewPorts,
): View {
  return {
    ...settingsView(options, slides, ports),
    slides: slides.map((slide, index) => slideView(options, { slide, index }, ports)),
  }
}

function settingsView(options: GalleryOptions, slides: readonly Slide[], { say }: ViewPorts): View {
  const { design, padding } = options
  const moves = isMoving(design)
  const [first] = slides
  const ratio = design === 'grid' ? galleryAspectRatios[options['aspect-ratio']] : ratioOf(first)
  return {
    design,
    classes: [
      `sqs-gallery-block-${design}`,
      `sqs-gallery-aspect-ratio-${options['aspect-ratio']}`,
      `sqs-gallery-thumbnails-per-row-${options['thumbnails-per-row']}`,
      ...(showsMeta(options) ? ['sqs-gallery-block-show-meta'] : []),
      `sqs-gallery-block-meta-position-${options['meta-position']}`,
      ...(options['show-meta-on-hover'] ? ['sqs-gallery-block-meta-hover'] : []),
      ...(options['show-meta-only-title'] ? ['sqs-gallery-block-meta-only-title'] : []),
      ...(options.transparentBackground ? ['sqs-gallery-transparent-background'] : []),
      ...(options['square-thumbs'] ? ['sqs-gallery-square-thumbs'] : []),
      `sqs-gallery-align-${options['active-alignment']}`,
      'block-animation-none',
      'clear',
    ].join(' '),
    style: [
      `--gallery-padding:${padding}px`,
      `--gallery-per-row:${options['thumbnails-per-row']}`,
      `--gallery-ratio:${ratio.toFixed(4)}`,
      `--gallery-max-width:${options['max-width']}px`,
      `--gallery-strip-height:${options['thumbnail-strip-height']}px`,
      `--gallery-strip-margin:${options['thumbnail-strip-margin']}px`,
    ].join(';'),
    moves,
    autoplayMs: options.autoplay ? options['autoplay-duration'] * 1_000 : 0,
    controls: options.controls && slides.length > 1,
    thumbnails: options.thumbnails,
    lightbox: options.lightbox ? options.lightboxTheme : '',
    ...namesOf(design),
    props: JSON.stringify(options),
    opens: options.lightbox,
    showsMeta: showsMeta(options),
    strip: moves ? say('Pictures') : '',
    fullsize: say('View fullsize'),
  }
}

function slideView(
  options: GalleryOptions,
  { slide, index }: { readonly slide: Slide; readonly index: number },
  ports: ViewPorts,
): View {
  const { image, alt, title, description, href, newWindow, isVideo, player } = slide
  const { say } = ports
  const opens = options.lightbox && (href === undefined || player !== undefined)
  const picture = (shown: Parameters<typeof imageView>[1]) => (image ? imageView(image, shown) : '')
  const sizes = sizesOf(options, ports.sizes)
  return {
    fit: options['auto-crop'] ? 'content-fill' : 'content-fit',
    kind: isVideo ? 'video' : 'image',
    number: index + 1,
    ratio: ratioOf(slide).toFixed(4),
    image: picture({ alt, sizes, isFirst: ports.isFirst && index === 0 }),
    thumbnail: options.thumbnails ? picture({ alt: '', sizes: '120px' }) : '',
    // Without a script the opener is a link to the picture itself, or to where the film stands.
    opener: opens ? (href ?? image?.src ?? '') : '',
    card: player ? playerCard(player, { title, image: picture({ alt: '', sizes }), say }) : '',
    link: opens || player ? '' : linkTo(href, newWindow === true || options.newWindow),
    title: showsMeta(options) ? title : '',
    description: showsMeta(options) && !options['show-meta-only-title'] ? description : '',
    told: { title, description },
  }
}

/** @see dom §5 "7.1 section galleries" */
function namesOf(design: GalleryOptions['design']): View {
  const name = sectionNames[design]
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return { name, controller: `Gallery${words.join('')}` }
}

function ratioOf(slide: Slide | undefined): number {
  if (slide?.image) return slide.image.width / slide.image.height
  return slide?.isVideo ? FILM_RATIO : FALLBACK_RATIO
}

function linkTo(href: string | undefined, newWindow: boolean): string {
  return href !== undefined && isWebAddress(href) ? linkAttributes({ href, newWindow }) : ''
}

/** Under the picture where pictures stand still, over it where they move. */
function showsMeta(options: GalleryOptions): boolean {
  return isMoving(options.design) ? options['show-meta'] : options['show-meta-basic']
}

function sizesOf(options: GalleryOptions, whole: string): string {
  const share = Math.ceil(100 / options['thumbnails-per-row'])
  switch (options.design) {
    case 'grid':
      // On phones there are two in a row, or one.
      return `(min-width:640px) ${share}vw, ${Math.max(50, share)}vw`
    case 'carousel':
      return `(min-width:640px) ${share}vw, 80vw`
    case 'autocolumns':
    case 'masonry':
      // Columns are at least as wide as that, and less than twice.
      return `(min-width:640px) ${Math.round(options['max-width'] * 1.5)}px, 50vw`
    case 'strips':
      return '(min-width:640px) 40vw, 100vw'
    default:
      return whole
  }
}
