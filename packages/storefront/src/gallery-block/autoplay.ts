/**
 * Goes on by itself while the gallery is in sight and the tab is, until it is stopped for good. Never for
 * those who want less motion. `everyMs` is 0 where it does not.
 */
export class Autoplay {
  readonly #everyMs: number
  readonly #step: () => void
  #timer: ReturnType<typeof setInterval> | undefined
  #observer: IntersectionObserver | undefined

  constructor(everyMs: number, step: () => void) {
    this.#everyMs = everyMs
    this.#step = step
  }

  startWhenSeen(element: Element): void {
    if (this.#everyMs === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    this.#observer = new IntersectionObserver((entries) => {
      clearInterval(this.#timer)
      if (entries.some(({ isIntersecting }) => isIntersecting))
        this.#timer = setInterval(() => document.hidden || this.#step(), this.#everyMs)
    })
    this.#observer.observe(element)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#observer?.disconnect()
  }
}
