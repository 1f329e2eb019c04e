import type { Fault, Source } from './errors.ts'
import type { Program, Run } from './run.ts'
import { suggest } from './suggest.ts'

/** Where a program is asked for, so that its absence can be reported there. */
export interface Site {
  readonly name: string
  readonly at: number
  readonly source: Source
}

/** Runs a macro or partial in the current frame, or records why it cannot. */
export function runProgram(run: Run, { name, at, source }: Site): void {
  const program = run.macro(name) ?? run.host.partial(name)
  const fault = program ? depthFault(run, name) : missing(run, name)
  if (fault) return run.fail(source, { type: 'engine', at, ...fault })
  if (!program) return
  if (program.cost > 0 && run.first(program.step)) run.charge(program.cost)
  if (program.faults.length > 0) {
    reportBroken(run, name, program)
    if (program.isWhole) return
  }
  const { place } = run
  run.place = { source, at }
  run.chain.push(name)
  program.step(run)
  run.chain.pop()
  run.place = place
}

function missing(run: Run, name: string): Pick<Fault, 'code' | 'message' | 'suggestion'> {
  const message = `RuntimeError: Attempt to apply partial '${name}' which could not be found.`
  if (run.errors.length >= run.host.limits.errors) return { code: 'partial-missing', message }
  const suggestion = suggest(name, [...run.macroNames(), ...run.host.partialNames()])
  return { code: 'partial-missing', message, suggestion }
}

function depthFault(run: Run, name: string): Pick<Fault, 'code' | 'message'> | null {
  const { partialDepth } = run.host.limits
  if (run.chain.length < partialDepth) return null
  const message =
    `RuntimeError: Attempt to apply partial '${name}' exceeded maximum recursion ` +
    `depth of ${partialDepth}`
  return { code: 'partial-depth', message }
}

function reportBroken(run: Run, name: string, program: Program): void {
  if (!run.first(program)) return
  for (const fault of program.faults) {
    const message = `RuntimeError: Parse of partial "${name}" failed: ${fault.message}`
    run.report({
      ...fault,
      type: 'engine',
      code: 'partial-broken',
      message,
      partials: [...run.chain, name],
    })
  }
}
