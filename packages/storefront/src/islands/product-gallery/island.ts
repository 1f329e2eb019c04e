import { prefersReducedMotion } from '@vitrine/react-kit'
import { VARIANT_CHOSEN } from '@vitrine/model'
import { findProductRoot } from '../../product/page-product.ts'

/**
 * Shows the image of the chosen variant or the clicked thumbnail: marks it `selected` and scrolls the strip to it,
 * or moves it to the front where all images are visible.
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
    const isStrip = strip.scrollWidth > strip.clientWidth
    if (isStrip)
      strip.scrollTo({ left: computeScrollLeft(strip, slide), behavior: getScrollBehavior() })
    else if (thumbnails.length === 0) strip.prepend(slide)
  }

  thumbnails.forEach((thumbnail, at) =>
    thumbnail.addEventListener('click', () => {
      const slide = slides[at]
      if (slide) select(slide)
    }),
  )
  const product = gallery.closest<HTMLElement>('[data-item-id]')
  const show = (imageId: string | null | undefined) => {
    const slide = imageId && slides.find(({ dataset }) => dataset['imageId'] === imageId)
    if (slide) select(slide)
  }
  document.addEventListener(VARIANT_CHOSEN, (event) => {
    if (!(event instanceof CustomEvent)) return
    const { itemId, imageId }: { itemId?: string; imageId?: string | null } = event.detail
    // A page may show one product several times, as in a block and on the page of the product.
    const isOwn =
      !(event.target instanceof Element) || product?.contains(findProductRoot(event.target))
    if (isOwn && product?.dataset['itemId'] === itemId) show(imageId)
  })
  // A variant may have been chosen before this script was loaded.
  show(product?.querySelector<HTMLElement>('.product-variants')?.dataset['chosenImageId'])
}

/** Computes the scroll position at which `slide` starts where the strip does, in either text direction. */
function computeScrollLeft(strip: HTMLElement, slide: HTMLElement): number {
  return strip.scrollLeft + slide.getBoundingClientRect().left - strip.getBoundingClientRect().left
}

function getScrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'auto' : 'smooth'
}
