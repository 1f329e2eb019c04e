import fc from 'fast-check'
import { getWorkTime } from '../run/clock.ts'
import type { Law } from './laws.ts'
import { laws } from './laws.ts'

export interface SoakOptions {
  readonly seconds: number
  /** The seed of the first round; each later round uses the next. Random by default. */
  readonly seed?: number
  /** Called after each round with the progress. */
  readonly onProgress?: (rounds: number, longest: number) => void
}

export interface SoakResult {
  /** The number of cases, all laws together. */
  readonly rounds: number
  /** The longest round, in milliseconds of processor time. */
  readonly longestMs: number
  /** The broken laws, each with the smallest example found. */
  readonly failures: readonly string[]
}

const perRound = 50

/** Tests every law on new random templates and data, until the time is over or a law breaks. */
export function soak({ seconds, seed = Date.now(), onProgress }: SoakOptions): SoakResult {
  const end = Date.now() + seconds * 1000
  const failures: string[] = []
  let rounds = 0
  let longestMs = 0
  while (Date.now() < end && failures.length === 0) {
    for (const law of laws) {
      const started = getWorkTime()
      const failure = findFailure(law, seed + rounds)
      longestMs = Math.max(longestMs, getWorkTime() - started)
      if (failure !== null) failures.push(failure)
      rounds += perRound
    }
    onProgress?.(rounds, longestMs)
  }
  return { rounds, longestMs, failures }
}

function findFailure({ name, property }: Law, seed: number): string | null {
  const { failed, counterexample, errorInstance } = fc.check(property, { numRuns: perRound, seed })
  if (!failed) return null
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  return `${name} (seed ${seed}): ${why}\n${JSON.stringify(counterexample)}`
}
