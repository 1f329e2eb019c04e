import { isRightToLeft, stepButtons } from '../ui/strip.ts'
import { Autoplay } from './autoplay.ts'

const ACTIVE = 'sqs-active-slide'

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

  const show = (index: number) => {
    active = (index + slides.length) % slides.length
    const slide = slides[active]
    // Not `scrollIntoView`: it would move the page as well.
    if (slide) strip.scrollTo({ left: strip.scrollLeft + offCentre(strip, slide) })
  }
  const draw = () => {
    slides.forEach((slide, index) => slide.classList.toggle(ACTIVE, index === active))
    thumbnails.forEach((each, index) => {
      if (index === active) each.setAttribute('aria-current', 'true')
      else each.removeAttribute('aria-current')
    })
  }
  const autoplay = new Autoplay(Number(container.dataset['autoplayMs']) || 0, () =>
    show(active + 1),
  )

  // Whoever moves it themselves is not carried away again.
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'])
    container.addEventListener(type, () => autoplay.stop(), { passive: true })
  thumbnails.forEach((thumbnail, index) =>
    thumbnail.addEventListener('click', (event) => {
      event.preventDefault()
      show(index)
    }),
  )
  strip.addEventListener(
    'scroll',
    () => {
      active = nearest(strip, slides)
      draw()
    },
    { passive: true },
  )
  strip.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined || event.target !== strip) return
    event.preventDefault()
    show(active + (isRightToLeft(strip) ? -step : step))
  })
  if (container.dataset['controls'] === 'true')
    container.append(stepButtons('sqs-gallery-controls', (step) => show(active + step)))
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

function nearest(strip: HTMLElement, slides: readonly HTMLElement[]): number {
  const far = slides.map((slide) => Math.abs(offCentre(strip, slide)))
  return far.indexOf(Math.min(...far))
}
