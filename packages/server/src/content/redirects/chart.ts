import { coveringKey, filledIn, keyOf, lastSegment, pathOfTarget } from './address.ts'

/** One redirect, as far as it matters where it leads. */
export interface Step {
  readonly fromPath: string
  readonly matchKey: string
  readonly target: string
  readonly automatic?: boolean
}

/** Stands for every segment that no redirect names: no path of a redirect can hold brackets. */
const ANY = '[]'

/** All redirects of a site, and where one comes by following them. */
export class Chart {
  readonly #steps = new Map<string, Step>()
  /** The steps that lead to a key, or below the key of a pattern. */
  readonly #into = new Map<string, Set<string>>()

  constructor(steps: readonly Step[] = []) {
    for (const step of steps) this.put(step)
  }

  get(key: string): Step | undefined {
    return this.#steps.get(key)
  }

  put(step: Step): void {
    this.remove(step.matchKey)
    this.#steps.set(step.matchKey, step)
    for (const key of keysOfTarget(step)) {
      const into = this.#into.get(key) ?? new Set()
      this.#into.set(key, into.add(step.matchKey))
    }
  }

  remove(key: string): void {
    const step = this.#steps.get(key)
    if (!step) return
    this.#steps.delete(key)
    for (const each of keysOfTarget(step)) this.#into.get(each)?.delete(key)
  }

  /** What would lead on from `path`. */
  stepAt(path: string): Step | undefined {
    const key = keyOf(path)
    return key === undefined
      ? undefined
      : (this.#steps.get(key) ?? this.#steps.get(coveringKey(key)))
  }

  /** The addresses one comes through from `path`; the last is one of the others when it is a circle. */
  walk(path: string): { readonly way: readonly string[]; readonly isCircle: boolean } {
    const way = [path]
    const seen = new Set([keyOf(path)])
    for (let at = path; ;) {
      const step = this.stepAt(at)
      if (!step) return { way, isCircle: false }
      const target = isPattern(step) ? filledIn(step.target, lastSegment(at)) : step.target
      const next = pathOfTarget(target)
      way.push(next ?? target)
      if (next === undefined) return { way, isCircle: false }
      const key = keyOf(next)
      if (seen.has(key)) return { way, isCircle: true }
      seen.add(key)
      at = next
    }
  }

  /** A way that turns in a circle since `step` is there, or since it is gone. */
  circleBy(step: Step): readonly string[] | undefined {
    const own = this.walk(startOf(step))
    if (own.isCircle) return own.way
    // A pattern may turn only those who come with a segment that somebody named.
    for (const other of isPattern(step) ? this.before(step) : []) {
      const { way, isCircle } = this.walk(startOf(other))
      if (isCircle) return way
    }
    return undefined
  }

  /** The steps that lead to where `step` leads on from. */
  before(step: Step): readonly Step[] {
    return [...(this.#into.get(step.matchKey) ?? [])].flatMap((key) => {
      const other = this.#steps.get(key)
      const path = other && pathOfTarget(markedTarget(other))
      return other && path !== undefined && this.stepAt(path) === step ? [other] : []
    })
  }

  /** The addresses one comes through by `step`. */
  wayOf(step: Step): readonly string[] {
    return this.walk(startOf(step)).way
  }

  all(): readonly Step[] {
    return [...this.#steps.values()]
  }
}

/** Whether visitors of the address a page moved to would come back to it, were the page not there. */
export function leadsBack(
  steps: readonly Step[],
  moved: { readonly from: string; readonly target: string },
): boolean {
  const to = pathOfTarget(moved.target) ?? '/'
  const chart = new Chart(steps)
  chart.remove(keyOf(to) ?? '')
  for (const step of chart.all()) {
    const leads = pathOfTarget(step.target)
    if (leads !== undefined && keyOf(leads) === keyOf(moved.from))
      chart.put({ ...step, target: moved.target })
  }
  const matchKey = keyOf(moved.from) ?? ''
  chart.put({ fromPath: moved.from, matchKey, target: moved.target })
  return chart.walk(to).isCircle
}

/** A way as an owner reads it. */
export function drawnWay(way: readonly string[]): string {
  return way.map((path) => path.replace(/(\[\]|%5B%5D)(?=$|[?#])/, '[slug]')).join(' → ')
}

function isPattern({ matchKey }: Step): boolean {
  return matchKey.endsWith('/')
}

function startOf(step: Step): string {
  const { fromPath } = step
  return isPattern(step) ? fromPath.replace(/\[[^\]]*\]$/, ANY) : fromPath
}

/** With the sign for any segment where the wildcard is repeated. */
function markedTarget(step: Step): string {
  return isPattern(step) ? filledIn(step.target, ANY) : step.target
}

function keysOfTarget(step: Step): readonly string[] {
  const path = pathOfTarget(markedTarget(step))
  const key = path === undefined ? undefined : keyOf(path)
  return key === undefined ? [] : [key, coveringKey(key)]
}
