import { type GalleryOption, type GalleryOptionName, galleryOptions } from '@vitrine/model'
import type { Block } from '@vitrine/page'

/** The options that must be set for an option to have an effect. */
const preconditions: { readonly [N in GalleryOptionName]?: Block['data'] } = {
  autoplay: { design: 'slideshow' },
  'autoplay-duration': { design: 'slider', autoplay: true },
  controls: { design: 'slider' },
  'square-thumbs': { design: 'slideshow', thumbnails: true },
  thumbnails: { design: 'slideshow' },
  'thumbnail-strip-height': { design: 'slideshow', thumbnails: true },
  'thumbnail-strip-margin': { design: 'slideshow', thumbnails: true },
  'show-meta': { design: 'slideshow' },
  'meta-position': { design: 'slideshow' },
  'show-meta-on-hover': { design: 'slideshow' },
  'active-alignment': { design: 'slider' },
  lightboxTheme: { lightbox: true },
}

/** Returns the other values of an option; the ends of a range represent all values in it. */
function getOtherValues(option: GalleryOption): readonly (string | number | boolean)[] {
  if ('oneOf' in option) return option.oneOf.filter((value) => value !== option.default)
  if ('from' in option) return [option.from, option.to].filter((value) => value !== option.default)
  return [!option.default]
}

/** Every other value of every option: its name, the value, the options without it and with it. */
export const otherOptions = Object.entries<GalleryOption>(galleryOptions).flatMap(
  ([name, option]) => {
    const before = Object.entries(preconditions).find(([each]) => each === name)?.[1] ?? {}
    return getOtherValues(option).map(
      (value) => [name, value, before, { ...before, [name]: value }] as const,
    )
  },
)
