import fc from 'fast-check'
import { workTime } from './clock.ts'
import type { Law } from './laws.ts'
import { laws } from './laws.ts'

export interface SoakOptions {
  readonly seconds: number
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
export function soak({ seconds, onProgress }: SoakOptions): Soaked {
  const end = Date.now() + seconds * 1000
  const failures: string[] = []
  let rounds = 0
  let longest = 0
  while (Date.now() < end && failures.length === 0) {
    for (const law of laws) {
      const started = workTime()
      const failure = broken(law)
      longest = Math.max(longest, workTime() - started)
      if (failure !== null) failures.push(failure)
      rounds += perRound
    }
    onProgress?.(rounds, longest)
  }
  return { rounds, longest, failures }
}

function broken({ name, property }: Law): string | null {
  const { failed, counterexample, errorInstance, seed } = fc.check(property, { numRuns: perRound })
  if (!failed) return null
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  return `${name} (seed ${seed}): ${why}\n${JSON.stringify(counterexample)}`
}
