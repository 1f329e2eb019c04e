import { Assembler } from '../assemble.ts'
import type { Fault, TemplateError } from '../errors.ts'
import { templateError } from '../errors.ts'
import type { Limits } from '../limits.ts'
import { scan } from '../scan.ts'
import { suggest } from '../suggest.ts'
import type { Instruction, Tree } from '../tree.ts'
import type { Unit } from '../unit.ts'
import type { Names } from './tag.ts'
import { parseTag } from './tag.ts'

export interface ParseOptions {
  readonly limits: Limits
  /** Only lifted tags, `{^…}`, are instructions; everything else is text. */
  readonly preprocess: boolean
  /** Faults go here, until there are as many as the limit says. */
  readonly errors: TemplateError[]
}

/** The tree of a source. Never throws; faulty tags are reported and dropped, or stay as text. */
export function parseSource(unit: Unit, { errors, limits, preprocess }: ParseOptions): Tree {
  const { source } = unit
  const report = (fault: Fault): void => {
    if (errors.length < limits.errors) errors.push(templateError(source, fault))
  }
  const names = namesOf(unit, (fault) => {
    if (errors.length < limits.errors) report(fault())
  })
  const { instructions, nesting } = limits
  const hoisting = unit.dialect === 'reference'
  const assembler = new Assembler({ instructions, nesting, hoisting }, report)
  const text = source.text.slice(0, limits.source)
  if (text.length < source.text.length) {
    const message = `SyntaxError: The source is longer than ${limits.source} characters.`
    report({ type: 'parser', code: 'limit', message, at: text.length })
  }
  const readTag = preprocess ? liftedTag : unit.dialect === 'vitrine' ? plainTag : parseTag
  scan(text, {
    text: (start, end) => assembler.add({ kind: 'text', at: start, text: text.slice(start, end) }),
    comment: (at, start, end) =>
      assembler.add({ kind: 'comment', at, text: text.slice(start, end), multiline: true }),
    tag: (start, end) => {
      if (assembler.isFull) return true
      const instruction = readTag(text, { start, end }, names)
      if (instruction) assembler.add(instruction)
      return instruction !== null
    },
  })
  return assembler.finish(text.length)
}

type ReadTag = typeof parseTag

const lift = 0x5e

/** Of the tags of the first pass: those that begin with `^`, without it. */
const liftedTag: ReadTag = (source, { start, end }, names) =>
  source.charCodeAt(start) === lift ? lowered(source, { start, end }, names) : null

/** Outside the first pass a lifted tag is dropped, and says nothing. */
const plainTag: ReadTag = (source, { start, end }, names) => {
  if (source.charCodeAt(start) !== lift) return parseTag(source, { start, end }, names)
  const instruction = lowered(source, { start, end }, allKnown)
  const at = start - 1
  return instruction && { kind: 'comment', at, text: '', multiline: false }
}

function lowered(
  source: string,
  { start, end }: { readonly start: number; readonly end: number },
  names: Names,
): Instruction | null {
  const instruction = parseTag(source, { start: start + 1, end }, names)
  return instruction && { ...instruction, at: start - 1 }
}

/** Names for which nothing is unknown. */
export const allKnown: Names = { formatter: () => true, predicate: () => {}, lenient: false }

/** What is known to a unit; `report` is handed the unknown, made up when it is asked for. */
export function namesOf(unit: Unit, report: (fault: () => Fault) => void): Names {
  const { formatters, predicates } = unit
  return {
    lenient: unit.dialect === 'reference',
    formatter: (name, at) => {
      if (Object.hasOwn(formatters, name)) return true
      const message = `SyntaxError: Formatter '${name}' is unknown`
      report(() => {
        const suggestion = suggest(name, Object.keys(formatters))
        return { type: 'parser', code: 'formatter-unknown', message, at, suggestion }
      })
      return false
    },
    predicate: (name, at) => {
      if (Object.hasOwn(predicates, name)) return
      const message = `SyntaxError: Predicate '${name}' is unknown`
      report(() => {
        const suggestion = suggest(name, Object.keys(predicates))
        return { type: 'parser', code: 'predicate-unknown', message, at, suggestion }
      })
    },
  }
}
