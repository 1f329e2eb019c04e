import { galleryMessages } from '@vitrine/model'
import { prefersReducedMotion } from '@vitrine/react-kit'
import { createPageTranslate } from '../../translate.ts'

const t = createPageTranslate(galleryMessages)

const INTERACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin']

/**
 * Advances a gallery while it and its tab are visible. Its button pauses and resumes it; any other interaction with
 * the gallery pauses it. Does nothing if `everyMs` is 0 or the visitor prefers reduced motion.
 */
export function startAutoplay(container: HTMLElement, everyMs: number, step: () => void): void {
  if (everyMs === 0 || prefersReducedMotion()) return
  let isPlaying = true
  let isVisible = false
  let timer: ReturnType<typeof setInterval> | undefined
  const button = document.createElement('button')
  const update = () => {
    clearInterval(timer)
    if (isPlaying && isVisible) timer = setInterval(() => document.hidden || step(), everyMs)
    button.className = isPlaying ? 'sqs-gallery-pause' : 'sqs-gallery-pause is-paused'
    button.ariaLabel = t(isPlaying ? 'gallery.pause' : 'gallery.play')
  }
  const setPlaying = (next: boolean) => {
    isPlaying = next
    update()
  }
  button.type = 'button'
  button.addEventListener('click', () => setPlaying(!isPlaying))
  const pause = ({ target }: Event) => {
    if (isPlaying && target !== button) setPlaying(false)
  }
  for (const type of INTERACTIONS) container.addEventListener(type, pause, { passive: true })
  new IntersectionObserver((entries) => {
    isVisible = entries.some(({ isIntersecting }) => isIntersecting)
    update()
  }).observe(container)
  container.prepend(button)
  update()
}
