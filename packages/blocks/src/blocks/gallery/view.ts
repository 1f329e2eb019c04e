import { galleryAspectRatios } from '@vitrine/model'
import { isWebAddress, formatLinkAttributes } from '@vitrine/page'
import type { View, ViewPorts } from '../../definition/view.ts'
import { createImageView } from '../../parts/image.ts'
import { createPlayerCard } from '../../parts/player-card.ts'
import { type GalleryOptions, isMoving } from './options.ts'
import type { Slide } from './slides.ts'

/** The names of the designs in sections; a design that only blocks have uses the name of a similar one. */
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

/** The ratio of a slideshow whose first image has none. */
const FALLBACK_RATIO = 3 / 2
/** The ratio of a video without an image. */
const VIDEO_RATIO = 16 / 9

export function createGalleryView(
  options: GalleryOptions,
  slides: readonly Slide[],
  ports: ViewPorts,
): View {
  return {
    ...createSettingsView(options, slides, ports),
    slides: slides.map((slide, index) => createSlideView(options, { slide, index }, ports)),
  }
}

function createSettingsView(
  options: GalleryOptions,
  slides: readonly Slide[],
  { translate }: ViewPorts,
): View {
  const { design, padding } = options
  const moves = isMoving(design)
  const [first] = slides
  const ratio = design === 'grid' ? galleryAspectRatios[options['aspect-ratio']] : getRatio(first)
  return {
    design,
    classes: [
      `sqs-gallery-block-${design}`,
      `sqs-gallery-aspect-ratio-${options['aspect-ratio']}`,
      `sqs-gallery-thumbnails-per-row-${options['thumbnails-per-row']}`,
      ...(isMetaShown(options) ? ['sqs-gallery-block-show-meta'] : []),
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
    ...getSectionNames(design),
    props: JSON.stringify(options),
    opens: options.lightbox,
    showsMeta: isMetaShown(options),
    strip: moves ? translate('blocks.pictures') : '',
    fullsize: translate('gallery.viewFullsize'),
  }
}

function createSlideView(
  options: GalleryOptions,
  { slide, index }: { readonly slide: Slide; readonly index: number },
  ports: ViewPorts,
): View {
  const { image, alt, title, description, href, newWindow, isVideo, player } = slide
  const { translate } = ports
  const opens = options.lightbox && (href === undefined || player !== undefined)
  const createImage = (shown: Parameters<typeof createImageView>[1]) =>
    image ? createImageView(image, shown) : ''
  const sizes = formatSizes(options, ports.sizes)
  return {
    fit: options['auto-crop'] ? 'content-fill' : 'content-fit',
    kind: isVideo ? 'video' : 'image',
    number: index + 1,
    ratio: getRatio(slide).toFixed(4),
    image: createImage({ alt, sizes, isFirst: ports.isFirst && index === 0 }),
    thumbnail: options.thumbnails ? createImage({ alt: '', sizes: '120px' }) : '',
    // Without a script the opener is a link to the image itself, or to the page of the video.
    opener: opens ? (href ?? image?.src ?? '') : '',
    card: player
      ? createPlayerCard(player, { title, image: createImage({ alt: '', sizes }), translate })
      : '',
    link: opens || player ? '' : formatSlideLink(href, newWindow === true || options.newWindow),
    title: isMetaShown(options) ? title : '',
    description: isMetaShown(options) && !options['show-meta-only-title'] ? description : '',
    labels: { title, description },
  }
}

/** Returns the names of a section gallery in the DOM. @see dom §5 "7.1 section galleries" */
function getSectionNames(design: GalleryOptions['design']): View {
  const name = sectionNames[design]
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return { name, controller: `Gallery${words.join('')}` }
}

function getRatio(slide: Slide | undefined): number {
  if (slide?.image) return slide.image.width / slide.image.height
  return slide?.isVideo ? VIDEO_RATIO : FALLBACK_RATIO
}

function formatSlideLink(href: string | undefined, newWindow: boolean): string {
  return href !== undefined && isWebAddress(href) ? formatLinkAttributes({ href, newWindow }) : ''
}

/** Returns whether titles are shown: below images that do not move, on top of those that do. */
function isMetaShown(options: GalleryOptions): boolean {
  return isMoving(options.design) ? options['show-meta'] : options['show-meta-basic']
}

function formatSizes(options: GalleryOptions, whole: string): string {
  const share = Math.ceil(100 / options['thumbnails-per-row'])
  switch (options.design) {
    case 'grid':
      // Phones show two in a row, or one.
      return `(min-width:640px) ${share}vw, ${Math.max(50, share)}vw`
    case 'carousel':
      return `(min-width:640px) ${share}vw, 80vw`
    case 'autocolumns':
    case 'masonry':
      // Columns are at least this wide, and less than twice as wide.
      return `(min-width:640px) ${Math.round(options['max-width'] * 1.5)}px, 50vw`
    case 'strips':
      return '(min-width:640px) 40vw, 100vw'
    default:
      return whole
  }
}
