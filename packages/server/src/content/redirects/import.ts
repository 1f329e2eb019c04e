import type { importRedirects as route, Reply } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { MOST_OWN, type Where } from './change.ts'
import { Chart } from './chart.ts'
import { type Fault, redirectErrors, tableFault } from './errors.ts'
import { type Line, readLines } from './lines.ts'
import { place } from './place.ts'
import { type Draft, readRedirect } from './read.ts'
import { countOwn, everyRedirect, lockRedirects, putRedirects, retargetAt } from './store.ts'

const MOST_LINES = 10_000
/** More than that is another kind of file. */
const MOST_FAULTS = 200

type Outcome = Reply<typeof route>

/**
 * Takes over the redirects of a file, each as if it were added or changed by hand, in the order of the
 * lines. A line at fault is told and harms no other. With `dryRun` nothing is changed. In a transaction.
 */
export async function importRedirects(
  tx: Db,
  where: Where,
  { text, dryRun }: { readonly text: string; readonly dryRun: boolean },
): Promise<Outcome> {
  const lines = readLines(text)
  if (lines.length > MOST_LINES) throw redirectErrors.tooLong()
  const { siteId, hosts } = where
  await lockRedirects(tx, siteId)
  const present = await everyRedirect(tx, siteId)
  const reading = new Reading(present, await countOwn(tx, siteId))
  for (const line of lines) if (!reading.take(line, hosts)) break
  if (!dryRun) {
    await retargetAt(tx, siteId, reading.broughtAlong)
    await putRedirects(tx, siteId, reading.rows)
  }
  return { dryRun, ...reading.outcome }
}

type Present = Draft & { readonly id: string; readonly automatic: boolean }

class Reading {
  readonly #chart: Chart
  readonly #present: ReadonlyMap<string, Omit<Present, 'status'> & { readonly status: number }>
  /** The line that each address was first led on from. */
  readonly #lines = new Map<string, number>()
  readonly #rows = new Map<string, Present>()
  readonly #broughtAlong = new Map<string, { readonly matchKey: string; readonly target: string }>()
  readonly #faults: { readonly line: number; readonly message: string }[] = []
  #own: number
  #added = 0
  #changed = 0
  #unchanged = 0

  constructor(
    present: readonly (Omit<Present, 'status'> & { readonly status: number })[],
    own: number,
  ) {
    this.#chart = new Chart(present)
    this.#present = new Map(present.map((row) => [row.matchKey, row]))
    this.#own = own
  }

  /** False when there is no use in reading on. */
  take(line: Line, hosts: readonly string[]): boolean {
    const message = 'given' in line ? this.#taken(line.line, line.given, hosts) : line.message
    if (message === undefined) return true
    const isLast = this.#faults.length === MOST_FAULTS
    const end = `More than ${MOST_FAULTS} lines are at fault: nothing was read from here on.`
    this.#faults.push({ line: line.line, message: isLast ? end : message })
    return !isLast
  }

  get rows(): readonly Present[] {
    return [...this.#rows.values()]
  }

  get broughtAlong() {
    return [...this.#broughtAlong.values()]
  }

  get outcome(): Omit<Outcome, 'dryRun'> {
    const [added, changed, unchanged] = [this.#added, this.#changed, this.#unchanged]
    return { added, changed, unchanged, faults: this.#faults }
  }

  #taken(
    line: number,
    given: Parameters<typeof readRedirect>[0],
    hosts: readonly string[],
  ): string | undefined {
    const draft = readRedirect(given, hosts)
    if ('kind' in draft) return draft.message
    const earlier = this.#lines.get(draft.matchKey)
    if (earlier !== undefined) return `Line ${earlier} leads on from there already.`
    const fault = this.#placed(draft)
    if (fault) return fault.message
    this.#lines.set(draft.matchKey, line)
    return undefined
  }

  #placed(draft: Draft): Fault | undefined {
    const before = this.#present.get(draft.matchKey)
    const isSame =
      before?.target === draft.target &&
      before.status === draft.status &&
      before.fromPath === draft.fromPath
    if (isSame) {
      this.#unchanged += 1
      return undefined
    }
    const isNew = before === undefined || before.automatic
    if (isNew && this.#own >= MOST_OWN) return tableFault('tooMany')
    const placed = place(this.#chart, draft)
    if ('fault' in placed) return placed.fault
    for (const { matchKey, target } of placed.broughtAlong)
      this.#broughtAlong.set(matchKey, { matchKey, target })
    this.#rows.set(draft.matchKey, { ...draft, id: before?.id ?? newId(), automatic: false })
    if (isNew) this.#own += 1
    if (before === undefined) this.#added += 1
    else this.#changed += 1
    return undefined
  }
}
