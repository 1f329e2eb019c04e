import { VARIANT_CHOSEN } from '@vitrine/model'
import type { PageVariant } from '../product/page-product.ts'

/**
 * Brings the picture of the chosen variant, or of the pressed thumbnail, to the front: it is marked
 * `selected`, and shown by scrolling the strip - or by standing first, where all pictures are laid out.
 *
 * @see dom §2 "ProductItem-gallery"
 */
export function mount(gallery: HTMLElement): void {
  const slides = [...gallery.querySelectorAll<HTMLElement>('[data-product-gallery=slides-item]')]
  const thumbnails = [
    ...gallery.querySelectorAll<HTMLElement>('.ProductItem-gallery-thumbnails-item'),
  ]

  const select = (slide: HTMLElement) => {
    const index = slides.indexOf(slide)
    slides.forEach((each) => each.classList.toggle('selected', each === slide))
    thumbnails.forEach((each, at) => {
      each.classList.toggle('selected', at === index)
      each.ariaCurrent = at === index ? 'true' : null
    })
    const strip = slide.parentElement
    if (!strip) return
    if (strip.scrollWidth > strip.clientWidth) strip.scrollTo({ left: distance(strip, slide) })
    else if (thumbnails.length === 0) strip.prepend(slide)
  }

  thumbnails.forEach((thumbnail, at) =>
    thumbnail.addEventListener('click', () => {
      const slide = slides[at]
      if (slide) select(slide)
    }),
  )
  document.addEventListener(VARIANT_CHOSEN, (event) => {
    if (!(event instanceof CustomEvent)) return
    const { itemId, variant }: { itemId?: string; variant: PageVariant | null } = event.detail
    if (!variant || gallery.closest<HTMLElement>('[data-item-id]')?.dataset['itemId'] !== itemId)
      return
    const wanted = [variant.mainImageId, ...(variant.imageIds ?? [])]
    const slide = slides.find(({ dataset }) => wanted.includes(dataset['imageId']))
    if (slide) select(slide)
  })
}

/** How far to scroll so that `slide` begins where the strip does, in either writing direction. */
function distance(strip: HTMLElement, slide: HTMLElement): number {
  return strip.scrollLeft + slide.getBoundingClientRect().left - strip.getBoundingClientRect().left
}
