/**
 * Advances a gallery while it and its tab are visible, until it is stopped. Does nothing if the visitor prefers
 * reduced motion or `everyMs` is 0.
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

  startWhenVisible(element: Element): void {
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
