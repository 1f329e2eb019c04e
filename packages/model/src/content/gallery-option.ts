export const galleryDesigns = ['slideshow', 'slider', 'grid', 'stacked'] as const

export type GalleryDesign = (typeof galleryDesigns)[number]

/** The designs that imported sites may have in addition. Owners choose from `galleryDesigns`. */
export const importedGalleryDesigns = [
  'autocolumns',
  'carousel',
  'masonry',
  'strips',
  'reel',
  'fullscreen-slideshow',
] as const

/** The maximum number of items in a gallery. @see platform spec §9 "Editor limits" */
export const MAX_GALLERY_ITEMS = 250

/** The aspect ratios of grid images, width by height. */
export const galleryAspectRatios = {
  square: 1,
  standard: 3 / 2,
  'standard-vertical': 2 / 3,
  'four-three': 4 / 3,
  'three-four-vertical': 3 / 4,
  widescreen: 16 / 9,
  'anamorphic-widescreen': 2.4,
} as const

export type GalleryAspectRatio = keyof typeof galleryAspectRatios

const aspectRatioNames = [
  'square',
  'standard',
  'standard-vertical',
  'four-three',
  'three-four-vertical',
  'widescreen',
  'anamorphic-widescreen',
] as const satisfies readonly GalleryAspectRatio[]

export const metaPositions = [
  'top',
  'top-left',
  'top-right',
  'center',
  'bottom',
  'bottom-left',
  'bottom-right',
] as const

export type MetaPosition = (typeof metaPositions)[number]

export const galleryAlignments = ['left', 'center', 'right'] as const

export const lightboxThemes = ['dark', 'light'] as const

/** The gallery options with their allowed values and defaults. @see storefront spec §3 "Gallery options" */
export const galleryOptions = {
  design: { oneOf: galleryDesigns, default: 'grid' },
  autoplay: { default: false },
  'autoplay-duration': { from: 1, to: 10, default: 5 },
  controls: { default: false },
  'auto-crop': { default: true },
  'aspect-ratio': { oneOf: aspectRatioNames, default: 'square' },
  'square-thumbs': { default: true },
  thumbnails: { default: false },
  'thumbnail-strip-height': { from: 0, to: 200, default: 80 },
  'thumbnail-strip-margin': { from: 0, to: 60, default: 20 },
  'show-meta-basic': { default: true },
  'show-meta': { default: true },
  'show-meta-only-title': { default: false },
  'meta-position': { oneOf: metaPositions, default: 'bottom' },
  'show-meta-on-hover': { default: false },
  'active-alignment': { oneOf: galleryAlignments, default: 'center' },
  'thumbnails-per-row': { from: 1, to: 10, default: 4 },
  padding: { from: 0, to: 50, default: 20 },
  lightbox: { default: false },
  lightboxTheme: { oneOf: lightboxThemes, default: 'dark' },
  'max-width': { from: 100, to: 300, default: 300 },
  newWindow: { default: false },
  transparentBackground: { default: false },
} as const satisfies Readonly<Record<string, GalleryOption>>

/** A gallery option: a boolean, one of several values, or a whole number in a range. */
export type GalleryOption =
  | { readonly default: boolean }
  | { readonly oneOf: readonly string[]; readonly default: string }
  | { readonly from: number; readonly to: number; readonly default: number }

export type GalleryOptionName = keyof typeof galleryOptions
