import type { SpeedMetric } from '@vitrine/model'

/** The measured values: milliseconds, and a score for `cls`. A missing one was not measured yet. */
export type Metrics = { -readonly [name in SpeedMetric]?: number }

/** An entry with the members of all types that are read here; TypeScript knows them one by one. */
interface Entry extends PerformanceEntry {
  readonly processingStart: number
  readonly interactionId?: number
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Calls back with each entry of a type, past ones included; browsers without the type have none. */
function observe(type: string, read: (entry: Entry) => void, options: object = {}): void {
  try {
    const observer = new PerformanceObserver((list) => {
      // The browser gives entries of the type that was asked for.
      for (const entry of list.getEntries()) read(entry as Entry)
    })
    observer.observe({ type, buffered: true, ...options })
  } catch {
    // The browser does not know the type.
  }
}

/**
 * Measures the page with the browser's own observers.
 *
 * @see https://web.dev/articles/vitals
 */
export function measure(): Metrics {
  const metrics: Metrics = {}
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { activationStart = 0 } = (navigation ?? {}) as { activationStart?: number }
  const since = (time: number) => Math.max(0, time - activationStart)
  if (navigation && navigation.responseStart > 0) metrics.ttfb = since(navigation.responseStart)

  let hiddenAt = document.visibilityState === 'hidden' ? 0 : Infinity
  let isFinal = false
  const end = ({ timeStamp }: Event) => (isFinal ||= timeStamp > 0)
  addEventListener('visibilitychange', (event) => {
    if (document.visibilityState === 'hidden') hiddenAt = Math.min(hiddenAt, event.timeStamp)
  })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint' && startTime < hiddenAt) metrics.fcp = since(startTime)
  })
  // The browser stops by itself at the first input.
  for (const type of ['keydown', 'click'])
    addEventListener(type, end, { once: true, capture: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    if (!isFinal && startTime < hiddenAt) metrics.lcp = since(startTime)
  })
  measureShift(metrics)
  measureInput(metrics, () => hiddenAt)
  return metrics
}

/** Adds up layout shifts in windows of at most 5 s without a second of rest; the largest window counts. */
function measureShift(metrics: Metrics): void {
  let [sum, first, last] = [0, 0, 0]
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) metrics.cls = 0
  observe('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return
    const isNew = sum === 0 || startTime - last >= 1_000 || startTime - first >= 5_000
    if (isNew) [sum, first] = [0, startTime]
    sum += value
    last = startTime
    metrics.cls = Math.max(metrics.cls ?? 0, sum)
  })
}

/** The number of slow interactions that are remembered, and of interactions that one outlier is allowed for. */
const MAX_SLOW = 10
const PER_OUTLIER = 50

function measureInput(metrics: Metrics, getHiddenAt: () => number): void {
  const slow = new Map<number, number>()
  let [lowest, highest] = [Infinity, 0]
  const add = ({ interactionId = 0, duration }: Entry) => {
    if (interactionId === 0) return
    lowest = Math.min(lowest, interactionId)
    highest = Math.max(highest, interactionId)
    slow.set(interactionId, Math.max(slow.get(interactionId) ?? 0, duration))
    const durations = [...slow].toSorted(([, one], [, other]) => other - one)
    for (const [id] of durations.slice(MAX_SLOW)) slow.delete(id)
    const { interactionCount } = performance as { interactionCount?: number }
    // Ids grow by 7 with each interaction.
    const count = interactionCount ?? (highest - lowest) / 7 + 1
    const index = Math.min(slow.size - 1, Math.floor(count / PER_OUTLIER))
    metrics.inp = durations[index]?.[1] ?? 0
  }
  observe('event', add, { durationThreshold: 40 })
  observe('first-input', (entry) => {
    if (entry.startTime < getHiddenAt()) metrics.fid = entry.processingStart - entry.startTime
    add(entry)
  })
}
