/**
 * Plays the film behind a section while it is in sight, and shows the box that pauses it. Visitors who prefer no motion
 * see its still, and have nothing to pause.
 */
export function mount(film: HTMLElement): void {
  const pause = film.closest('.page-section')?.querySelector('.section-background-pause')
  if (!(film instanceof HTMLVideoElement) || !(pause instanceof HTMLInputElement)) return
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let isInSight = false
  const update = () => {
    pause.hidden = pause.hidden || still.matches
    if (isInSight && !still.matches && !pause.checked)
      // Browsers may refuse, for example to save energy: the still stays.
      film.play().catch(() => undefined)
    else film.pause()
  }
  film.muted = true
  film.addEventListener('playing', () => {
    pause.hidden = false
  })
  pause.addEventListener('change', update)
  still.addEventListener('change', update)
  new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting ?? false
    update()
  }).observe(film)
}
