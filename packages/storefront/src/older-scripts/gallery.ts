import type { olderImageLoader } from './image-loader.ts'
import { elementsOf } from './node.ts'
import { Teller } from './teller.ts'

interface GalleryOptions {
  readonly container?: unknown
  readonly slides?: unknown
  readonly elements?: { readonly next?: unknown; readonly previous?: unknown }
  readonly design?: string
  readonly loop?: boolean
  readonly currentIndex?: number
}

type Load = ReturnType<typeof olderImageLoader>['load']

/**
 * Slides of a template's own markup: one at a time, or all at once where the design is a grid. They do not move by
 * themselves: nobody could stop them. @see compat §8 "Gallery2"
 */
export const olderGallery = (load: Load) =>
  class OlderGallery extends Teller {
    readonly #slides: readonly Element[]
    readonly #isAll: boolean
    readonly #isLoop: boolean
    #index = -1

    constructor({ container, elements, design = '', loop, ...options }: GalleryOptions = {}) {
      super()
      const [root = document.body] = elementsOf(container)
      this.#slides = elementsOf(options.slides ?? '.slide', root)
      this.#isAll = /grid|column|list/.test(design)
      this.#isLoop = loop !== false
      for (const slide of this.#slides)
        for (const image of elementsOf('img[data-src]', slide)) load(image)
      for (const [given, step] of [
        [elements?.next, 1],
        [elements?.previous, -1],
      ] as const)
        for (const control of elementsOf(given ?? '', root))
          control.addEventListener('click', (event) => {
            event.preventDefault()
            this.#show(this.#index + step)
          })
      this.#show(options.currentIndex ?? 0)
    }

    get(name: string): unknown {
      return name === 'currentIndex' ? this.#index : undefined
    }

    set(name: string, value: unknown): this {
      if (name === 'currentIndex') this.#show(Number(value))
      return this
    }

    #show(wanted: number) {
      const count = this.#slides.length
      const isThere = wanted >= 0 && wanted < count
      if (count === 0 || !(isThere || this.#isLoop)) return
      const before = this.#index
      this.#index = (wanted + count) % count
      this.#slides.forEach((slide, index) => {
        const isShown = index === this.#index
        slide.classList.toggle('sqs-active-slide', isShown)
        if (!this.#isAll && slide instanceof HTMLElement)
          slide.style.display = isShown ? '' : 'none'
      })
      this.fire('currentIndexChange', { prevVal: before, newVal: this.#index })
    }
  }
