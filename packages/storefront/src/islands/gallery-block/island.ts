import { createStepButtons, isRightToLeft } from '../../ui/scroll-strip.ts'
import { startAutoplay } from './autoplay.ts'
import { computePositions, isFar, TOLERANCE_PX } from './scroll-positions.ts'

const ACTIVE = 'sqs-active-slide'

/**
 * Takes over a slideshow or a slider: tracks the active slide and adds buttons, thumbnails and autoplay. The browser
 * scrolls the strip itself by touch, wheel, keys and links to its slides.
 *
 * @see dom §5 "Galleries and images"
 */
export function mount(container: HTMLElement): void {
  const strip = container.querySelector<HTMLElement>('.sqs-gallery')
  const slides = [...container.querySelectorAll<HTMLElement>('.slide')]
  if (!strip || slides.length < 2) return
  const thumbnails = [...container.querySelectorAll('.sqs-gallery-thumbnails a')]
  let active = 0
  /** Whether the strip scrolls to a chosen slide; the slides it passes do not become active. */
  let isScrollingToSlide = false

  const show = (index: number) => {
    active = index
    const left = computePositions(strip, slides)[index] ?? 0
    isScrollingToSlide = isFar(left, strip.scrollLeft)
    // `scrollIntoView` would scroll the page as well.
    strip.scrollTo({ left })
    update()
  }
  /** Shows the next slide with another scroll position: at an end several slides share one. */
  const step = (by: -1 | 1) => {
    const positions = computePositions(strip, slides)
    const current = positions[active] ?? 0
    const others = slides.map((_, at) => (active + by * (at + 1) + slides.length) % slides.length)
    show(others.find((index) => isFar(positions[index] ?? 0, current)) ?? others[0] ?? 0)
  }
  const update = () => {
    slides.forEach((slide, index) => slide.classList.toggle(ACTIVE, index === active))
    markCurrent(thumbnails, active)
  }
  const handleScroll = () => {
    const distances = computePositions(strip, slides).map((left) =>
      Math.abs(left - strip.scrollLeft),
    )
    const nearest = Math.min(...distances) + TOLERANCE_PX
    if ((distances[active] ?? 0) <= nearest) isScrollingToSlide = false
    else if (!isScrollingToSlide) {
      active = distances.findIndex((distance) => distance <= nearest)
      update()
    }
  }
  const release = () => {
    isScrollingToSlide = false
  }

  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    strip.addEventListener(type, release, { passive: true })
  strip.addEventListener('scroll', handleScroll, { passive: true })
  handleArrowKeys(strip, step)
  thumbnails.forEach((thumbnail, index) =>
    thumbnail.addEventListener('click', (event) => {
      event.preventDefault()
      show(index)
    }),
  )
  // Before the strip, so that the keyboard reaches the buttons of a gallery first.
  if (container.dataset['controls'] === 'true')
    container.prepend(createStepButtons('sqs-gallery-controls', step))
  update()
  startAutoplay(container, Number(container.dataset['autoplayMs']) || 0, () => step(1))
}

function markCurrent(thumbnails: readonly Element[], active: number): void {
  thumbnails.forEach((thumbnail, index) => {
    if (index === active) thumbnail.setAttribute('aria-current', 'true')
    else thumbnail.removeAttribute('aria-current')
  })
}

function handleArrowKeys(strip: HTMLElement, step: (by: -1 | 1) => void): void {
  strip.addEventListener('keydown', (event) => {
    const isRight = event.key === 'ArrowRight'
    if ((!isRight && event.key !== 'ArrowLeft') || event.target !== strip) return
    event.preventDefault()
    step(isRight === isRightToLeft(strip) ? -1 : 1)
  })
}
