import type { Diagnostic, Source } from '../errors.ts'
import type { Program, Run } from './run.ts'
import { suggest } from '../suggest.ts'

/** A call of a program, with the position for its errors. */
export interface ProgramCall {
  readonly name: string
  readonly at: number
  readonly source: Source
}

/** Runs a macro or partial in the current frame, or records why it cannot run. */
export function runProgram(run: Run, { name, at, source }: ProgramCall): void {
  const program = run.findMacro(name) ?? run.host.getPartial(name)
  const error = program ? checkDepth(run, name) : createMissingError(run, name)
  if (error) return run.reportError(source, { type: 'engine', at, ...error })
  if (!program) return
  if (program.cost > 0 && run.isFirst(program.step)) run.charge(program.cost)
  if (program.errors.length > 0) {
    reportBrokenProgram(run, name, program)
    if (program.isStrict) return
  }
  const { position } = run
  run.position = { source, at }
  run.chain.push(name)
  program.step(run)
  run.chain.pop()
  run.position = position
}

function createMissingError(
  run: Run,
  name: string,
): Pick<Diagnostic, 'code' | 'message' | 'suggestion'> {
  const message = `RuntimeError: Attempt to apply partial '${name}' which could not be found.`
  if (run.errors.length >= run.host.limits.errors) return { code: 'partial-missing', message }
  const suggestion = suggest(name, [...run.getMacroNames(), ...run.host.getPartialNames()])
  return { code: 'partial-missing', message, suggestion }
}

function checkDepth(run: Run, name: string): Pick<Diagnostic, 'code' | 'message'> | null {
  const { partialDepth } = run.host.limits
  if (run.chain.length < partialDepth) return null
  const message =
    `RuntimeError: Attempt to apply partial '${name}' exceeded maximum recursion ` +
    `depth of ${partialDepth}`
  return { code: 'partial-depth', message }
}

function reportBrokenProgram(run: Run, name: string, program: Program): void {
  if (!run.isFirst(program)) return
  for (const error of program.errors) {
    const message = `RuntimeError: Parse of partial "${name}" failed: ${error.message}`
    run.addError({
      ...error,
      type: 'engine',
      code: 'partial-broken',
      message,
      partials: [...run.chain, name],
    })
  }
}
