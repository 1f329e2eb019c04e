import { Assembler } from './assemble.ts'
import type { Diagnostic, TemplateError } from '../errors.ts'
import { createTemplateError } from '../errors.ts'
import type { Limits } from '../limits.ts'
import type { FormatterTable, PredicateTable } from '../plugin.ts'
import type { Sink } from './scan.ts'
import { scan } from './scan.ts'
import { suggest } from '../suggest.ts'
import type { Instruction, Tree } from '../tree/tree.ts'
import type { Unit } from '../compile/unit.ts'
import { Cursor } from './cursor.ts'
import type { KnownTags, Names } from './tag.ts'
import { parseTag } from './tag.ts'

export interface ParseOptions {
  readonly limits: Limits
  /** Whether only lifted tags, `{^…}`, are instructions and everything else is text. */
  readonly preprocess: boolean
  /** The list that errors are added to, up to the limit. */
  readonly errors: TemplateError[]
}

/**
 * Parses a source into its tree. Never throws: invalid tags are reported and dropped, or stay as
 * text.
 */
export function parseSource(unit: Unit, options: ParseOptions): Tree {
  const { text } = unit.source
  const { limits } = options
  const reader = new SourceReader(unit, options)
  if (text.length > limits.source) {
    const message = `SyntaxError: The source is longer than ${limits.source} characters.`
    reader.report({ type: 'parser', code: 'limit', message, at: limits.source })
  }
  scan(reader.source, reader)
  return reader.finish()
}

const CARET = 0x5e

/** A reader of what the scanner finds. It is one object, because most sources are short. */
class SourceReader implements Sink, Names {
  readonly source: string
  readonly lenient: boolean
  readonly known: KnownTags | null
  readonly unit: Unit
  readonly options: ParseOptions
  readonly assembler: Assembler
  readonly cursor: Cursor

  constructor(unit: Unit, options: ParseOptions) {
    const { limits } = options
    const { text } = unit.source
    this.unit = unit
    this.options = options
    this.source = text.length > limits.source ? text.slice(0, limits.source) : text
    this.lenient = unit.dialect === 'reference'
    this.known = unit.knownTags
    this.assembler = new Assembler(limits, this.lenient, this)
    this.cursor = new Cursor(this.source, 0, 0)
  }

  finish(): Tree {
    return this.assembler.finish(this.source.length)
  }

  text(start: number, end: number): void {
    this.assembler.add({ kind: 'text', at: start, text: this.source.slice(start, end) })
  }

  comment(at: number, start: number, end: number): void {
    const text = this.source.slice(start, end)
    this.assembler.add({ kind: 'comment', at, text, multiline: true })
  }

  tag(start: number, end: number): boolean {
    const { assembler } = this
    if (assembler.isFull) return true
    const instruction = this.read(start, end)
    if (instruction) assembler.add(instruction)
    return instruction !== null
  }

  read(start: number, end: number): Instruction | null {
    const { cursor } = this
    const at = start - 1
    const { preprocess } = this.options
    const isLifted = this.source.charCodeAt(start) === CARET
    if (isLifted && (preprocess || !this.lenient)) {
      cursor.setBounds(start + 1, end)
      if (preprocess) return parseTag(cursor, at, this)
      // Outside the first pass a lifted tag is dropped without an error.
      const isTag = parseTag(cursor, at, allKnown) !== null
      return isTag ? { kind: 'comment', at, text: '', multiline: false } : null
    }
    if (preprocess) return null
    cursor.setBounds(start, end)
    return parseTag(cursor, at, this)
  }

  report(diagnostic: Diagnostic): void {
    const { errors, limits } = this.options
    if (errors.length < limits.errors)
      errors.push(createTemplateError(this.unit.source, diagnostic))
  }

  formatter(name: string, at: number): boolean {
    const { formatters } = this.unit
    if (Object.hasOwn(formatters, name)) return true
    const { errors, limits } = this.options
    if (errors.length < limits.errors) this.report(createFormatterError(formatters, name, at))
    return false
  }

  predicate(name: string, at: number): void {
    const { predicates } = this.unit
    if (Object.hasOwn(predicates, name)) return
    const { errors, limits } = this.options
    if (errors.length < limits.errors) this.report(createPredicateError(predicates, name, at))
  }
}

/** The names of a parser to which everything is known. */
export const allKnown: Names = {
  formatter: () => true,
  predicate: () => {},
  lenient: false,
  known: null,
}

/** Creates the names of a unit; unknown ones are reported. */
export function createNames({ formatters, predicates, dialect, report }: Unit): Names {
  return {
    lenient: dialect === 'reference',
    known: null,
    formatter: (name, at) => {
      const isKnown = Object.hasOwn(formatters, name)
      if (!isKnown) report(createFormatterError(formatters, name, at))
      return isKnown
    },
    predicate: (name, at) => {
      if (!Object.hasOwn(predicates, name)) report(createPredicateError(predicates, name, at))
    },
  }
}

function createFormatterError(formatters: FormatterTable, name: string, at: number): Diagnostic {
  const message = `SyntaxError: Formatter '${name}' is unknown`
  const suggestion = suggest(name, Object.keys(formatters))
  return { type: 'parser', code: 'formatter-unknown', message, at, suggestion }
}

function createPredicateError(predicates: PredicateTable, name: string, at: number): Diagnostic {
  const message = `SyntaxError: Predicate '${name}' is unknown`
  const suggestion = suggest(name, Object.keys(predicates))
  return { type: 'parser', code: 'predicate-unknown', message, at, suggestion }
}
