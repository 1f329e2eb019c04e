import { getCoveringKey, fillWildcard, toMatchKey, getLastSegment, getTargetPath } from './path.ts'

/** A redirect as an edge of the graph. */
export interface RedirectStep {
  readonly fromPath: string
  readonly matchKey: string
  readonly target: string
  readonly automatic?: boolean
}

/** A placeholder for any segment without a redirect of its own; no path of a redirect contains brackets. */
const ANY_SEGMENT = '[]'

/** The redirects of a site as a graph, to find chains and cycles. */
export class RedirectGraph {
  readonly #steps = new Map<string, RedirectStep>()
  /** The keys of the steps that lead to a key, or to the key of a pattern. */
  readonly #incoming = new Map<string, Set<string>>()

  constructor(steps: readonly RedirectStep[] = []) {
    for (const step of steps) this.put(step)
  }

  get(key: string): RedirectStep | undefined {
    return this.#steps.get(key)
  }

  put(step: RedirectStep): void {
    this.remove(step.matchKey)
    this.#steps.set(step.matchKey, step)
    for (const key of getTargetKeys(step)) {
      const incoming = this.#incoming.get(key) ?? new Set()
      this.#incoming.set(key, incoming.add(step.matchKey))
    }
  }

  remove(key: string): void {
    const step = this.#steps.get(key)
    if (!step) return
    this.#steps.delete(key)
    for (const target of getTargetKeys(step)) this.#incoming.get(target)?.delete(key)
  }

  /** Returns the redirect that applies to a path. */
  getStepAt(path: string): RedirectStep | undefined {
    const key = toMatchKey(path)
    return key === undefined
      ? undefined
      : (this.#steps.get(key) ?? this.#steps.get(getCoveringKey(key)))
  }

  /** Follows the redirects from a path. In a cycle the last hop repeats an earlier one. */
  walk(path: string): { readonly hops: readonly string[]; readonly isCycle: boolean } {
    const hops = [path]
    const seen = new Set([toMatchKey(path)])
    for (let current = path; ;) {
      const step = this.getStepAt(current)
      if (!step) return { hops, isCycle: false }
      const target = isPattern(step)
        ? fillWildcard(step.target, getLastSegment(current))
        : step.target
      const next = getTargetPath(target)
      hops.push(next ?? target)
      if (next === undefined) return { hops, isCycle: false }
      const key = toMatchKey(next)
      if (seen.has(key)) return { hops, isCycle: true }
      seen.add(key)
      current = next
    }
  }

  /** Returns the hops of a cycle that a step causes; undefined if it causes none. */
  findCycle(step: RedirectStep): readonly string[] | undefined {
    const own = this.walk(getStartPath(step))
    if (own.isCycle) return own.hops
    // A pattern may cause a cycle only for segments that other redirects name.
    for (const other of isPattern(step) ? this.getPredecessors(step) : []) {
      const { hops, isCycle } = this.walk(getStartPath(other))
      if (isCycle) return hops
    }
    return undefined
  }

  /** Returns the steps whose target is redirected by `step`. */
  getPredecessors(step: RedirectStep): readonly RedirectStep[] {
    return [...(this.#incoming.get(step.matchKey) ?? [])].flatMap((key) => {
      const other = this.#steps.get(key)
      const path = other && getTargetPath(getGenericTarget(other))
      return other && path !== undefined && this.getStepAt(path) === step ? [other] : []
    })
  }

  /** Returns the hops from the path of a step. */
  getHops(step: RedirectStep): readonly string[] {
    return this.walk(getStartPath(step)).hops
  }

  getAll(): readonly RedirectStep[] {
    return [...this.#steps.values()]
  }
}

/** Returns whether the new path of a page would lead back to itself if the page were deleted. */
export function wouldLoopBack(
  steps: readonly RedirectStep[],
  moved: { readonly from: string; readonly target: string },
): boolean {
  const to = getTargetPath(moved.target) ?? '/'
  const graph = new RedirectGraph(steps)
  graph.remove(toMatchKey(to) ?? '')
  for (const step of graph.getAll()) {
    const leads = getTargetPath(step.target)
    if (leads !== undefined && toMatchKey(leads) === toMatchKey(moved.from))
      graph.put({ ...step, target: moved.target })
  }
  const matchKey = toMatchKey(moved.from) ?? ''
  graph.put({ fromPath: moved.from, matchKey, target: moved.target })
  return graph.walk(to).isCycle
}

/** Formats hops for the owner: `/a → /b/[slug]`. */
export function formatHops(way: readonly string[]): string {
  return way.map((path) => path.replace(/(\[\]|%5B%5D)(?=$|[?#])/, '[slug]')).join(' → ')
}

function isPattern({ matchKey }: RedirectStep): boolean {
  return matchKey.endsWith('/')
}

function getStartPath(step: RedirectStep): string {
  const { fromPath } = step
  return isPattern(step) ? fromPath.replace(/\[[^[\]]*\]$/, ANY_SEGMENT) : fromPath
}

/** Returns the target with a placeholder for a repeated wildcard. */
function getGenericTarget(step: RedirectStep): string {
  return isPattern(step) ? fillWildcard(step.target, ANY_SEGMENT) : step.target
}

function getTargetKeys(step: RedirectStep): readonly string[] {
  const path = getTargetPath(getGenericTarget(step))
  const key = path === undefined ? undefined : toMatchKey(path)
  return key === undefined ? [] : [key, getCoveringKey(key)]
}
