import { galleryOptions as facts, importedGalleryDesigns } from '@vitrine/model'
import * as z from 'zod/mini'

const flag = ({ default: given }: { readonly default: boolean }) => z._default(z.boolean(), given)
const whole = (fact: { readonly from: number; readonly to: number; readonly default: number }) =>
  z._default(z.int().check(z.minimum(fact.from), z.maximum(fact.to)), fact.default)

/** Every option as it is written in a gallery, under the ecosystem's names. @see storefront spec §3 */
export const optionsSchema = z.strictObject({
  design: z._default(
    z.enum([...facts.design.oneOf, ...importedGalleryDesigns]),
    facts.design.default,
  ),
  autoplay: flag(facts.autoplay),
  'autoplay-duration': whole(facts['autoplay-duration']),
  controls: flag(facts.controls),
  'auto-crop': flag(facts['auto-crop']),
  'aspect-ratio': z._default(z.enum(facts['aspect-ratio'].oneOf), facts['aspect-ratio'].default),
  'square-thumbs': flag(facts['square-thumbs']),
  thumbnails: flag(facts.thumbnails),
  'thumbnail-strip-height': whole(facts['thumbnail-strip-height']),
  'thumbnail-strip-margin': whole(facts['thumbnail-strip-margin']),
  'show-meta-basic': flag(facts['show-meta-basic']),
  'show-meta': flag(facts['show-meta']),
  'show-meta-only-title': flag(facts['show-meta-only-title']),
  'meta-position': z._default(z.enum(facts['meta-position'].oneOf), facts['meta-position'].default),
  'show-meta-on-hover': flag(facts['show-meta-on-hover']),
  'active-alignment': z._default(
    z.enum(facts['active-alignment'].oneOf),
    facts['active-alignment'].default,
  ),
  'thumbnails-per-row': whole(facts['thumbnails-per-row']),
  padding: whole(facts.padding),
  lightbox: flag(facts.lightbox),
  lightboxTheme: z._default(z.enum(facts.lightboxTheme.oneOf), facts.lightboxTheme.default),
  'max-width': whole(facts['max-width']),
  newWindow: flag(facts.newWindow),
  transparentBackground: flag(facts.transparentBackground),
})

export type GalleryOptions = z.output<typeof optionsSchema>

export const movingDesigns = [
  'slideshow',
  'slider',
  'carousel',
  'reel',
  'fullscreen-slideshow',
] as const

/** Strips and masonry are what grids and autocolumns became in sections. @see dom §5 `data-lightbox` */
export const openingDesigns = ['grid', 'autocolumns', 'masonry', 'strips'] as const

/** One picture after the other, or several beside each other that move. */
export function isMoving(design: GalleryOptions['design']): boolean {
  return movingDesigns.some((each) => each === design)
}

/**
 * What an owner's options come to: those that another one switches off are as if they were not set.
 *
 * @see storefront spec §4 "Gallery options apply conditionally"
 */
export function inEffect(options: GalleryOptions): GalleryOptions {
  const { design, thumbnails } = options
  const moves = isMoving(design)
  // A strip of no height could be entered by keys and not seen.
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
    lightbox: opensAll(design) && options.lightbox,
  }
}

function opensAll(design: GalleryOptions['design']): boolean {
  return openingDesigns.some((each) => each === design)
}

const defaults = optionsSchema.parse({})
