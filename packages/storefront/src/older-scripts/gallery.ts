import type { createImageLoader } from './image-loader.ts'
import { resolveElements } from './node.ts'
import { EventEmitter } from './event-emitter.ts'

interface GalleryOptions {
  readonly container?: unknown
  readonly slides?: unknown
  readonly elements?: { readonly next?: unknown; readonly previous?: unknown }
  readonly design?: string
  readonly loop?: boolean
  readonly currentIndex?: number
}

type Load = ReturnType<typeof createImageLoader>['load']

/**
 * Creates the Gallery2 class: shows slides one at a time, or all at once for grid designs. It has no autoplay, because
 * visitors could not stop it. @see compat §8 "Gallery2"
 */
export const createGalleryClass = (load: Load) =>
  class OlderGallery extends EventEmitter {
    readonly #slides: readonly Element[]
    readonly #isAll: boolean
    readonly #isLoop: boolean
    #index = -1

    constructor({ container, elements, design = '', loop, ...options }: GalleryOptions = {}) {
      super()
      const [root = document.body] = resolveElements(container)
      this.#slides = resolveElements(options.slides ?? '.slide', root)
      this.#isAll = /grid|column|list/.test(design)
      this.#isLoop = loop !== false
      for (const slide of this.#slides)
        for (const image of resolveElements('img[data-src]', slide)) load(image)
      for (const [selector, step] of [
        [elements?.next, 1],
        [elements?.previous, -1],
      ] as const)
        for (const control of resolveElements(selector ?? '', root))
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

    #show(target: number) {
      const count = this.#slides.length
      const isInRange = target >= 0 && target < count
      if (count === 0 || !(isInRange || this.#isLoop)) return
      const before = this.#index
      this.#index = (target + count) % count
      this.#slides.forEach((slide, index) => {
        const isShown = index === this.#index
        slide.classList.toggle('sqs-active-slide', isShown)
        if (!this.#isAll && slide instanceof HTMLElement)
          slide.style.display = isShown ? '' : 'none'
      })
      this.fire('currentIndexChange', { prevVal: before, newVal: this.#index })
    }
  }
