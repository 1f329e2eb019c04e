import fc from 'fast-check'
import { workTime } from '../clock.ts'
import type { Law } from './laws.ts'
import { laws } from './laws.ts'

export interface SoakOptions {
  readonly seconds: number
  /** The chance of the first round; each later one takes the next. Without it, another every time. */
  readonly seed?: number
  /** Told from time to time how far it is. */
  readonly onProgress?: (rounds: number, longest: number) => void
}

export interface Soaked {
  /** Properties tried, all laws together. */
  readonly rounds: number
  /** The longest round, in milliseconds of processor time. */
  readonly longest: number
  /** What broke, with the smallest example found. */
  readonly failures: readonly string[]
}

const perRound = 50

/** Tries every law on ever new templates and data, until the time is over or one breaks. */
export function soak({ seconds, seed = Date.now(), onProgress }: SoakOptions): Soaked {
  const end = Date.now() + seconds * 1000
  const failures: string[] = []
  let rounds = 0
  let longest = 0
  while (Date.now() < end && failures.length === 0) {
    for (const law of laws) {
      const started = workTime()
      const failure = broken(law, seed + rounds)
      longest = Math.max(longest, workTime() - started)
      if (failure !== null) failures.push(failure)
      rounds += perRound
    }
    onProgress?.(rounds, longest)
  }
  return { rounds, longest, failures }
}

function broken({ name, property }: Law, seed: number): string | null {
  const { failed, counterexample, errorInstance } = fc.check(property, { numRuns: perRound, seed })
  if (!failed) return null
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  return `${name} (seed ${seed}): ${why}\n${JSON.stringify(counterexample)}`
}
