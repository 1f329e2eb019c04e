import type { CDPSession } from '@playwright/test'
import { type EditedText, pressKey, readScriptMs } from './timing.ts'

/** The time between two samples, in microseconds. */
const INTERVAL = 100
/** The path of the studio's scripts, those of the canvas included. */
const OWN = '/config/assets/'
/** The names of samples that are of no script. */
const NO_SCRIPT = ['(root)', '(program)', '(idle)']

type Profile = Awaited<ReturnType<typeof stopProfile>>

/** A moment between two keys: by the clock of the profiler in microseconds, and by the script time in milliseconds. */
interface Moment {
  readonly at: number
  readonly scriptMs: number
}

/**
 * Types a text under the profiler of the browser. Returns the milliseconds of processor time that each key spends in the
 * studio's own scripts until its frame is painted: the script time of the page, in the share of the samples that have
 * one of these scripts on the stack or are of the garbage collector.
 */
export async function profileKeys(target: EditedText, text: string): Promise<readonly number[]> {
  const { page, session } = target
  const clock = await page.context().newCDPSession(page)
  await clock.send('Performance.enable')
  await clock.send('Profiler.enable')
  await clock.send('Profiler.setSamplingInterval', { interval: INTERVAL })
  await clock.send('Profiler.start')
  const read = async () => ({ at: await readClock(clock), scriptMs: await readScriptMs(session) })
  const moments: Moment[] = [await read()]
  for (const [index, key] of text.split('').entries()) {
    await pressKey(target, key, index)
    moments.push(await read())
  }
  const times = computeOwnTimes(await stopProfile(clock), moments)
  await clock.detach()
  return times
}

async function stopProfile(session: CDPSession) {
  const { profile } = await session.send('Profiler.stop')
  return profile
}

async function readClock(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1_000_000 * (metrics.find(({ name }) => name === 'Timestamp')?.value ?? Number.NaN)
}

/** Computes the own part of the script time between each two moments, in milliseconds. */
function computeOwnTimes(profile: Profile, moments: readonly Moment[]): readonly number[] {
  const { startTime, samples = [], timeDeltas = [], nodes } = profile
  const own = findOwnNodes(profile)
  const others = new Set(
    nodes.flatMap(({ id, callFrame }) => (NO_SCRIPT.includes(callFrame.functionName) ? [id] : [])),
  )
  const counts = moments.slice(1).map(() => ({ own: 0, script: 0 }))
  let at = startTime
  let key = 0
  for (const [index, sample] of samples.entries()) {
    at += timeDeltas[index] ?? 0
    while (at >= (moments[key + 1]?.at ?? Number.POSITIVE_INFINITY)) key += 1
    const count = counts[key]
    if (!count || at < (moments[0]?.at ?? 0) || others.has(sample)) continue
    count.script += 1
    if (own.has(sample)) count.own += 1
  }
  return counts.map((count, index) => {
    const [before, after] = [moments[index], moments[index + 1]]
    const spent = (after?.scriptMs ?? Number.NaN) - (before?.scriptMs ?? Number.NaN)
    return count.script === 0 ? 0 : (spent * count.own) / count.script
  })
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
