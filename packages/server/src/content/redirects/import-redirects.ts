import type { importRedirects as route, Reply } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { MAX_OWN_REDIRECTS, type RedirectSite } from './edit-redirects.ts'
import { RedirectGraph } from './redirect-graph.ts'
import { type RedirectIssue, redirectErrors, createRedirectIssue } from './errors.ts'
import { type Line, parseLines } from './redirect-file.ts'
import { addStep } from './graph-steps.ts'
import { type ParsedRedirect, parseRedirect } from './parse-redirect.ts'
import { toMatchKey } from './path.ts'
import {
  countOwnRedirects,
  loadRedirects,
  lockRedirects,
  upsertRedirects,
  retargetRedirects,
} from './store.ts'

const MAX_LINES = 10_000
/** The maximum number of issues; a file with more is of another kind. */
const MAX_ISSUES = 200

type Outcome = Reply<typeof route>

/**
 * Imports the redirects of a file in the order of its lines, in a transaction. Invalid lines are skipped and
 * reported. With `dryRun` nothing is saved.
 */
export async function importRedirects(
  tx: Db,
  site: RedirectSite,
  { text, dryRun }: { readonly text: string; readonly dryRun: boolean },
): Promise<Outcome> {
  const { outcome } = await runImport(tx, site, { text, dryRun })
  return { dryRun, ...outcome }
}

/** The redirects of a file that were added, and those that the owner's own ones stand against. */
interface AddedRedirects extends Outcome {
  readonly taken: readonly { readonly line: number; readonly target: string }[]
  /** The lines whose redirects the owner has deleted. */
  readonly deleted: readonly number[]
  /** The lines that the site has a redirect for, or that the owner has decided on. */
  readonly settled: ReadonlySet<number>
}

/**
 * Imports redirects as `importRedirects` does, but leaves the owner's own redirects as they are: `taken` are the lines
 * whose addresses have one with another target. The `known` lines were imported before: those without a redirect were
 * deleted, and are not added again.
 */
export async function importMissingRedirects(
  tx: Db,
  site: RedirectSite,
  given: {
    readonly text: string
    readonly dryRun: boolean
    readonly known: ReadonlySet<number>
  },
): Promise<AddedRedirects> {
  const { outcome, taken, deleted, settled } = await runImport(tx, site, given)
  return { dryRun: given.dryRun, ...outcome, taken, deleted, settled }
}

async function runImport(
  tx: Db,
  { siteId, hosts }: RedirectSite,
  input: {
    readonly text: string
    readonly dryRun: boolean
    /** The lines that were imported before; undefined if the file replaces redirects of the owner. */
    readonly known?: ReadonlySet<number>
  },
): Promise<RedirectImport> {
  const { text, dryRun, known } = input
  const lines = parseLines(text)
  if (lines.length > MAX_LINES) throw redirectErrors.tooLong()
  await lockRedirects(tx, siteId)
  const existing = await loadRedirects(tx, siteId)
  const run = new RedirectImport(existing, await countOwnRedirects(tx, siteId), known)
  for (const line of lines) if (!run.addLine(line, hosts)) break
  if (!dryRun) {
    await retargetRedirects(tx, siteId, run.retargeted)
    await upsertRedirects(tx, siteId, run.rows)
  }
  return run
}

type ExistingRedirect = ParsedRedirect & { readonly id: string; readonly automatic: boolean }

class RedirectImport {
  readonly #graph: RedirectGraph
  readonly #existing: ReadonlyMap<
    string,
    Omit<ExistingRedirect, 'status'> & { readonly status: number }
  >
  /** The line of each redirected path, by key. */
  readonly #lines = new Map<string, number>()
  readonly #rows = new Map<string, ExistingRedirect>()
  readonly #retargeted = new Map<string, { readonly matchKey: string; readonly target: string }>()
  readonly #issues: { readonly line: number; readonly message: string }[] = []
  readonly #known: ReadonlySet<number> | undefined
  /** The lines whose addresses have a redirect of the owner with another target. */
  readonly taken: { readonly line: number; readonly target: string }[] = []
  /** The known lines without a redirect. */
  readonly deleted: number[] = []
  #own: number
  #added = 0
  #changed = 0
  #unchanged = 0

  constructor(
    existing: readonly (Omit<ExistingRedirect, 'status'> & { readonly status: number })[],
    own: number,
    known: ReadonlySet<number> | undefined,
  ) {
    this.#graph = new RedirectGraph(existing)
    this.#existing = new Map(existing.map((row) => [row.matchKey, row]))
    this.#own = own
    this.#known = known
  }

  /** Adds a line; false if there are too many issues to continue. */
  addLine(line: Line, hosts: readonly string[]): boolean {
    const message =
      'redirect' in line ? this.#addRedirect(line.line, line.redirect, hosts) : line.message
    if (message === undefined) return true
    const isLast = this.#issues.length === MAX_ISSUES
    const end = `More than ${MAX_ISSUES} lines have errors. The import stopped at this line.`
    this.#issues.push({ line: line.line, message: isLast ? end : message })
    return !isLast
  }

  get rows(): readonly ExistingRedirect[] {
    return [...this.#rows.values()]
  }

  get settled(): ReadonlySet<number> {
    return new Set(this.#lines.values())
  }

  get retargeted() {
    return [...this.#retargeted.values()]
  }

  get outcome(): Omit<Outcome, 'dryRun'> {
    const [added, changed, unchanged] = [this.#added, this.#changed, this.#unchanged]
    return { added, changed, unchanged, issues: this.#issues }
  }

  #addRedirect(
    line: number,
    input: Parameters<typeof parseRedirect>[0],
    hosts: readonly string[],
  ): string | undefined {
    const redirect = parseRedirect(input, hosts)
    if ('kind' in redirect) return redirect.message
    const earlier = this.#lines.get(redirect.matchKey)
    if (earlier !== undefined)
      return `Line ${earlier} already redirects this address. Remove one of the lines.`
    if (this.#known && this.#isLeft(line, redirect, this.#known)) {
      this.#lines.set(redirect.matchKey, line)
      return undefined
    }
    const issue = this.#place(redirect)
    if (issue) return issue.message
    this.#lines.set(redirect.matchKey, line)
    return undefined
  }

  /** Returns whether the owner has a redirect of this address, or has deleted it, and records which. */
  #isLeft(line: number, redirect: ParsedRedirect, known: ReadonlySet<number>): boolean {
    const own = this.#existing.get(redirect.matchKey)
    if (!own && known.has(line)) this.deleted.push(line)
    else if (own && !own.automatic) this.#leave(line, own.target, redirect.target)
    else return false
    return true
  }

  /** Leaves a redirect of the owner, which may skip a step: the target that the document has moved from since. */
  #leave(line: number, target: string, wanted: string): void {
    const key = toMatchKey(wanted)
    const next = key === undefined ? undefined : this.#existing.get(key)
    if (target === wanted || next?.target === target) this.#unchanged += 1
    else this.taken.push({ line, target })
  }

  #place(redirect: ParsedRedirect): RedirectIssue | undefined {
    const before = this.#existing.get(redirect.matchKey)
    const isSame =
      before?.target === redirect.target &&
      before.status === redirect.status &&
      before.fromPath === redirect.fromPath
    if (isSame) {
      this.#unchanged += 1
      return undefined
    }
    const isNew = before === undefined || before.automatic
    if (isNew && this.#own >= MAX_OWN_REDIRECTS) return createRedirectIssue('tooMany')
    const result = addStep(this.#graph, redirect)
    if ('issue' in result) return result.issue
    for (const { matchKey, target } of result.retargeted)
      this.#retargeted.set(matchKey, { matchKey, target })
    this.#rows.set(redirect.matchKey, { ...redirect, id: before?.id ?? newId(), automatic: false })
    if (isNew) this.#own += 1
    if (before === undefined) this.#added += 1
    else this.#changed += 1
    return undefined
  }
}
