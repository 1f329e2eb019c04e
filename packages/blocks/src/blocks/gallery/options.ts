import { galleryOptions as facts, importedGalleryDesigns } from '@vitrine/model'
import * as z from 'zod/mini'

const toggleSchema = ({ default: isOnByDefault }: { readonly default: boolean }) =>
  z._default(z.boolean(), isOnByDefault)
const integerSchema = (option: {
  readonly from: number
  readonly to: number
  readonly default: number
}) => z._default(z.int().check(z.minimum(option.from), z.maximum(option.to)), option.default)

/** The schema of a gallery's options, under the ecosystem's names. @see storefront spec §3 */
export const optionsSchema = z.strictObject({
  design: z._default(
    z.enum([...facts.design.oneOf, ...importedGalleryDesigns]),
    facts.design.default,
  ),
  autoplay: toggleSchema(facts.autoplay),
  'autoplay-duration': integerSchema(facts['autoplay-duration']),
  controls: toggleSchema(facts.controls),
  'auto-crop': toggleSchema(facts['auto-crop']),
  'aspect-ratio': z._default(z.enum(facts['aspect-ratio'].oneOf), facts['aspect-ratio'].default),
  'square-thumbs': toggleSchema(facts['square-thumbs']),
  thumbnails: toggleSchema(facts.thumbnails),
  'thumbnail-strip-height': integerSchema(facts['thumbnail-strip-height']),
  'thumbnail-strip-margin': integerSchema(facts['thumbnail-strip-margin']),
  'show-meta-basic': toggleSchema(facts['show-meta-basic']),
  'show-meta': toggleSchema(facts['show-meta']),
  'show-meta-only-title': toggleSchema(facts['show-meta-only-title']),
  'meta-position': z._default(z.enum(facts['meta-position'].oneOf), facts['meta-position'].default),
  'show-meta-on-hover': toggleSchema(facts['show-meta-on-hover']),
  'active-alignment': z._default(
    z.enum(facts['active-alignment'].oneOf),
    facts['active-alignment'].default,
  ),
  'thumbnails-per-row': integerSchema(facts['thumbnails-per-row']),
  padding: integerSchema(facts.padding),
  lightbox: toggleSchema(facts.lightbox),
  lightboxTheme: z._default(z.enum(facts.lightboxTheme.oneOf), facts.lightboxTheme.default),
  'max-width': integerSchema(facts['max-width']),
  newWindow: toggleSchema(facts.newWindow),
  transparentBackground: toggleSchema(facts.transparentBackground),
})

export type GalleryOptions = z.output<typeof optionsSchema>

export const movingDesigns = [
  'slideshow',
  'slider',
  'carousel',
  'reel',
  'fullscreen-slideshow',
] as const

/**
 * The designs whose images can open in a lightbox. Strips and masonry are grids and autocolumns of sections.
 *
 * @see dom §5 `data-lightbox`
 */
export const lightboxDesigns = ['grid', 'autocolumns', 'masonry', 'strips'] as const

/** Returns whether a design moves: one image after the other, or several at once. */
export function isMoving(design: GalleryOptions['design']): boolean {
  return movingDesigns.some((each) => each === design)
}

/**
 * Returns the options that have an effect: an option that another one switches off has its default.
 *
 * @see storefront spec §4 "Gallery options apply conditionally"
 */
export function getEffectiveOptions(options: GalleryOptions): GalleryOptions {
  const { design, thumbnails } = options
  const moves = isMoving(design)
  // A strip without height could be focused but not seen.
  const hasThumbnails = moves && thumbnails && options['thumbnail-strip-height'] > 0
  const showsMeta = options['show-meta']
  const unless = <N extends keyof GalleryOptions>(holds: boolean, name: N): GalleryOptions[N] =>
    holds ? options[name] : defaults[name]
  return {
    ...options,
    autoplay: moves && options.autoplay,
    controls: moves && options.controls,
    thumbnails: hasThumbnails,
    'square-thumbs': unless(hasThumbnails, 'square-thumbs'),
    'thumbnail-strip-height': unless(hasThumbnails, 'thumbnail-strip-height'),
    'thumbnail-strip-margin': unless(hasThumbnails, 'thumbnail-strip-margin'),
    'meta-position': unless(showsMeta, 'meta-position'),
    'show-meta-on-hover': showsMeta && options['show-meta-on-hover'],
    'aspect-ratio': unless(design === 'grid', 'aspect-ratio'),
    lightbox: canOpen(design) && options.lightbox,
  }
}

function canOpen(design: GalleryOptions['design']): boolean {
  return lightboxDesigns.some((each) => each === design)
}

const defaults = optionsSchema.parse({})
