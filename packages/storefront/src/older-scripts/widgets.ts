import { EventEmitter } from './event-emitter.ts'
import { resolveElements } from './node.ts'

interface ShrinkSettings {
  /** The width of the parent in pixels from which on a text keeps its size. */
  readonly triggerWidth?: number
}

const MIN_SIZE = 10

/** Shrinks texts until the longest word fits into the element around it, also when the window changes. */
export class TextShrink {
  constructor(target: unknown, { triggerWidth }: ShrinkSettings = {}) {
    const elements = resolveElements(target).filter((element) => element instanceof HTMLElement)
    const shrink = () => elements.forEach((element) => shrinkText(element, triggerWidth))
    shrink()
    addEventListener('resize', shrink)
    void document.fonts.ready.then(shrink)
  }
}

function shrinkText(element: HTMLElement, triggerWidth = Number.POSITIVE_INFINITY): void {
  element.style.fontSize = ''
  const parent = element.parentElement
  if (!parent || parent.clientWidth > triggerWidth) return
  let size = Number.parseFloat(getComputedStyle(element).fontSize)
  while (element.scrollWidth > parent.clientWidth && size > MIN_SIZE)
    element.style.fontSize = `${(size = Math.max(MIN_SIZE, size - 1))}px`
}

/** Fires `resize:start` when the window begins to change its size, and `resize:end` a while after the last change. */
export class ResizeEmitter extends EventEmitter {
  constructor({ timeout = 100 }: { readonly timeout?: number } = {}) {
    super()
    let timer: ReturnType<typeof setTimeout> | undefined
    addEventListener('resize', () => {
      if (timer === undefined) this.fire('resize:start')
      this.fire('resize')
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        this.fire('resize:end')
      }, timeout)
    })
  }
}

/** Shows that something is loading, in an element of the template. */
export class Loader extends EventEmitter {
  readonly #element = document.createElement('progress')

  constructor() {
    super()
    this.#element.className = 'sqs-loader'
  }

  render(target?: unknown): this {
    const [parent = document.body] = resolveElements(target)
    parent.append(this.#element)
    return this
  }

  show(): this {
    this.#element.hidden = false
    return this
  }

  hide(): this {
    this.#element.hidden = true
    return this
  }

  destroy(): void {
    this.#element.remove()
  }
}
