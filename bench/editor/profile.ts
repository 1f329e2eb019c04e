import type { CDPSession } from '@playwright/test'
import { type EditedText, pressKey } from './timing.ts'

/** The time between two samples, in microseconds. */
const INTERVAL = 100
/** The path of the studio's scripts, those of the canvas included. */
const OWN = '/config/assets/'

type Profile = Awaited<ReturnType<typeof stopProfile>>

/**
 * Types a text under the profiler of the browser. Returns the milliseconds that each key spends in the studio's own scripts,
 * from the key to the frame that shows it: the samples with one of them on the stack, and those of the garbage collector.
 */
export async function profileKeys(target: EditedText, text: string): Promise<readonly number[]> {
  const { session } = target
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: INTERVAL })
  await session.send('Profiler.start')
  const bounds = [await readClock(session)]
  for (const [index, key] of text.split('').entries()) {
    await pressKey(target, key, index)
    bounds.push(await readClock(session))
  }
  return sumOwnTimes(await stopProfile(session), bounds)
}

async function stopProfile(session: CDPSession) {
  const { profile } = await session.send('Profiler.stop')
  await session.send('Profiler.disable')
  return profile
}

/** Reads the clock of the profiler, in microseconds. */
async function readClock(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1_000_000 * (metrics.find(({ name }) => name === 'Timestamp')?.value ?? Number.NaN)
}

/** Sums the own samples between each two bounds, in milliseconds. */
function sumOwnTimes(profile: Profile, bounds: readonly number[]): readonly number[] {
  const { startTime, samples = [], timeDeltas = [] } = profile
  const own = findOwnNodes(profile)
  const sums = bounds.slice(1).map(() => 0)
  let at = startTime
  let key = 0
  for (const [index, sample] of samples.entries()) {
    at += timeDeltas[index] ?? 0
    while (key < sums.length && at >= (bounds[key + 1] ?? 0)) key += 1
    if (key === sums.length) break
    if (at >= (bounds[0] ?? 0) && own.has(sample))
      sums[key] = (sums[key] ?? 0) + (timeDeltas[index + 1] ?? 0) / 1_000
  }
  return sums
}

/** Returns the ids of the nodes that run for the studio's scripts. */
function findOwnNodes({ nodes }: Profile): ReadonlySet<number> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const own = new Set<number>()
  const add = (id: number) => {
    own.add(id)
    byId.get(id)?.children?.forEach(add)
  }
  for (const { id, callFrame } of nodes)
    if (callFrame.url.includes(OWN) || callFrame.functionName === '(garbage collector)') add(id)
  return own
}
