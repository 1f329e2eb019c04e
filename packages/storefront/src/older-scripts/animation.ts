import { prefersReducedMotion, tween } from '@vitrine/react-kit'
import { EventEmitter } from './event-emitter.ts'
import { resolveElements } from './node.ts'
import { Easing } from './utilities.ts'

type Values = Readonly<Record<string, unknown>>

interface AnimationSettings {
  readonly node?: unknown
  readonly from?: Values
  readonly to?: Values
  /** The duration in seconds. */
  readonly duration?: number
  readonly easing?: (passed: number, from: number, by: number, duration: number) => number
}

/** Animates styles and scroll positions of an element, as older templates ask for it. */
export class OlderAnimation extends EventEmitter {
  #settings: AnimationSettings
  #running: AbortController | undefined

  constructor(settings: AnimationSettings = {}) {
    super()
    this.#settings = settings
  }

  get(name: keyof AnimationSettings): unknown {
    return this.#settings[name]
  }

  set(name: string, value: unknown): this {
    this.#settings = { ...this.#settings, [name]: value }
    return this
  }

  run(): this {
    const { node, from = {}, to = {}, duration = 1, easing = Easing.easeNone } = this.#settings
    const [element] = resolveElements(node)
    if (!element) return this
    const milliseconds = prefersReducedMotion() ? 0 : duration * 1_000
    const changes = Object.entries(to).map(([name, value]) =>
      planChange(element, name, { from: from[name], to: value }),
    )
    this.stop()
    this.#running = new AbortController()
    this.fire('start')
    const { signal } = this.#running
    const onUpdate = (passed: number) => {
      for (const change of changes) change((start, by) => easing(passed, start, by, milliseconds))
    }
    void tween({ durationMs: milliseconds, to: milliseconds, onUpdate, signal }).then((isAtEnd) => {
      if (isAtEnd) this.fire('end')
    })
    return this
  }

  stop(): this {
    this.#running?.abort()
    return this
  }
}

type Course = (start: number, by: number) => number

/** Returns the function that draws one value of an element at a time of its course. */
function planChange(
  element: Element,
  name: string,
  { from, to }: { readonly from: unknown; readonly to: unknown },
): (course: Course) => void {
  if (name === 'scroll' && Array.isArray(to)) {
    const [left, top] = [element.scrollLeft, element.scrollTop]
    const [x, y] = to.map(Number)
    return (course) =>
      element.scrollTo(course(left, (x ?? left) - left), course(top, (y ?? top) - top))
  }
  if (name === 'scrollTop' || name === 'scrollLeft') {
    const start = from === undefined ? element[name] : Number(from)
    return (course) => (element[name] = course(start, Number(to) - start))
  }
  const style = element instanceof HTMLElement ? element.style : undefined
  const start = Number.parseFloat(String(from ?? Reflect.get(getComputedStyle(element), name))) || 0
  const end = Number.parseFloat(String(to))
  const unit = /^[-+]?[\d.]+([a-z%]+)$/i.exec(String(to))?.[1] ?? (name === 'opacity' ? '' : 'px')
  return (course) => {
    if (!style) return
    // A color or a word has no course.
    const value = Number.isNaN(end) ? String(to) : `${course(start, end - start)}${unit}`
    Reflect.set(style, name, value)
  }
}
