import { isRightToLeft, stepButtons } from '../ui/strip.ts'
import { Autoplay } from './autoplay.ts'

const ACTIVE = 'sqs-active-slide'
/** Parts of a pixel are lost where a strip stands. */
const NEARLY = 2

/**
 * Brings a slideshow or a slider alive: which slide is in the middle, buttons, thumbnails, and going on by
 * itself. The strip itself is scrolled by the browser: by touch, wheel, keys and links to its slides.
 *
 * @see dom §5 "Galleries and images"
 */
export function mount(container: HTMLElement): void {
  const strip = container.querySelector<HTMLElement>('.sqs-gallery')
  const slides = [...container.querySelectorAll<HTMLElement>('.slide')]
  if (!strip || slides.length < 2) return
  const thumbnails = [...container.querySelectorAll('.sqs-gallery-thumbnails a')]
  let active = 0
  /** On its way to a slide that was asked for: those that it passes are not meant. */
  let isLed = false

  const show = (index: number) => {
    active = index
    const left = placesOf(strip, slides)[index] ?? 0
    isLed = isFar(left, strip.scrollLeft)
    // Not `scrollIntoView`: it would move the page as well.
    strip.scrollTo({ left })
    draw()
  }
  /** Of slides that are in sight together at an end, the strip need not move for each. */
  const step = (by: -1 | 1) => {
    const places = placesOf(strip, slides)
    const here = places[active] ?? 0
    const others = slides.map((_, at) => (active + by * (at + 1) + slides.length) % slides.length)
    show(others.find((at) => isFar(places[at] ?? 0, here)) ?? others[0] ?? 0)
  }
  const draw = () => {
    slides.forEach((slide, index) => slide.classList.toggle(ACTIVE, index === active))
    thumbnails.forEach((each, index) => {
      if (index === active) each.setAttribute('aria-current', 'true')
      else each.removeAttribute('aria-current')
    })
  }
  const autoplay = new Autoplay(Number(container.dataset['autoplayMs']) || 0, () => step(1))

  // Whoever moves it themselves is not carried away again.
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'])
    container.addEventListener(type, () => autoplay.stop(), { passive: true })
  const release = () => {
    isLed = false
  }
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    strip.addEventListener(type, release, { passive: true })
  thumbnails.forEach((thumbnail, index) =>
    thumbnail.addEventListener('click', (event) => {
      event.preventDefault()
      show(index)
    }),
  )
  strip.addEventListener(
    'scroll',
    () => {
      const far = placesOf(strip, slides).map((place) => Math.abs(place - strip.scrollLeft))
      const least = Math.min(...far) + NEARLY
      if ((far[active] ?? 0) <= least) isLed = false
      else if (!isLed) {
        active = far.findIndex((each) => each <= least)
        draw()
      }
    },
    { passive: true },
  )
  strip.addEventListener('keydown', (event) => {
    const isRight = event.key === 'ArrowRight'
    if ((!isRight && event.key !== 'ArrowLeft') || event.target !== strip) return
    event.preventDefault()
    step(isRight === isRightToLeft(strip) ? -1 : 1)
  })
  if (container.dataset['controls'] === 'true')
    container.append(stepButtons('sqs-gallery-controls', step))
  draw()
  autoplay.startWhenSeen(container)
}

/** How far the strip is to be scrolled for the slide to stand where its kind of strip has it. */
function offCentre(strip: HTMLElement, slide: HTMLElement): number {
  const [outer, inner] = [strip.getBoundingClientRect(), slide.getBoundingClientRect()]
  const align = getComputedStyle(slide).scrollSnapAlign
  const rtl = isRightToLeft(strip)
  if (align === 'center') return inner.left + inner.width / 2 - outer.left - outer.width / 2
  return (align === 'start') === rtl ? inner.right - outer.right : inner.left - outer.left
}

/** Where the strip stands when each of its slides is shown: at its ends it goes no further. */
function placesOf(strip: HTMLElement, slides: readonly HTMLElement[]): readonly number[] {
  const end = strip.scrollWidth - strip.clientWidth
  const [least, most] = isRightToLeft(strip) ? [-end, 0] : [0, end]
  return slides.map((slide) =>
    Math.min(most, Math.max(least, strip.scrollLeft + offCentre(strip, slide))),
  )
}

function isFar(one: number, other: number): boolean {
  return Math.abs(one - other) > NEARLY
}
