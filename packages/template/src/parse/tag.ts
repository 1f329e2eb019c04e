import type { Binding, Call, Instruction, LiteralName, Operator, Reference } from '../tree.ts'
import { parseArguments, parseFormatters } from './arguments.ts'
import { Cursor } from './cursor.ts'
import { parseReference, parseReferences } from './reference.ts'

/** What the parser needs to know of the tables; told so that an unknown name is an error once. */
export interface Names {
  formatter(name: string, at: number): boolean
  predicate(name: string, at: number): void
  /** Whether `{.eof}` and `{.if }` are tags, as the reference engine has it. */
  readonly lenient: boolean
}

type Form = (cursor: Cursor, at: number, names: Names) => Instruction | null

/**
 * The inside of a candidate as an instruction, or null when it is text (section 3).
 * `start` and `end` bound the inside; `start - 1` is the brace and the instruction's position.
 */
export function parseTag(
  source: string,
  bounds: { start: number; end: number },
  names: Names,
): Instruction | null {
  const { start, end } = bounds
  const cursor = new Cursor(source, start, end)
  const at = start - 1
  if (cursor.skip('#')) return { kind: 'comment', at, text: cursor.rest(), multiline: false }
  if (!cursor.skip('.')) return parseVariable(cursor, at, names)
  const predicate = parsePredicateName(cursor)
  if (predicate !== null) {
    return { kind: 'predicate', at, call: parsePredicateCall(predicate, cursor, names) }
  }
  for (const [keyword, form] of forms) {
    if (!cursor.skip(keyword)) continue
    const instruction = form(cursor, at, names)
    return instruction !== null && cursor.done ? instruction : null
  }
  return null
}

function parseVariable(cursor: Cursor, at: number, names: Names): Instruction | null {
  const references = parseReferences(cursor)
  const formatters = references && parseKnownFormatters(cursor, names)
  return formatters && { kind: 'variable', at, references, formatters }
}

function parseKnownFormatters(cursor: Cursor, names: Names): readonly Call[] | null {
  const calls = parseFormatters(cursor)
  return calls?.every((call) => names.formatter(call.name, call.at)) ? calls : null
}

function parsePredicateName(cursor: Cursor): string | null {
  const start = cursor.at
  const word = cursor.word()
  if (word !== null && cursor.skip('?')) return `${word}?`
  cursor.at = start
  return null
}

function parsePredicateCall(name: string, cursor: Cursor, names: Names): Call {
  const at = cursor.at - name.length
  names.predicate(name, at)
  return { at, name, args: parseArguments(cursor) }
}

const forms: readonly (readonly [string, Form])[] = [
  ['section', block('section')],
  ['repeated section', block('repeated')],
  ['end', (_, at) => ({ kind: 'end', at })],
  ['or', parseOr],
  ['alternates with', (_, at) => ({ kind: 'alternates', at })],
  ['if', parseIf],
  ['var ', parseBindVariable],
  ['ctx ', parseBindContext],
  ['eval', parseEvaluate],
  ['include ', parseInclude],
  ['inject ', parseInject],
  ['macro ', parseMacro],
  ['space', literal('space')],
  ['tab', literal('tab')],
  ['newline', literal('newline')],
  ['meta-left', literal('meta-left')],
  ['meta-right', literal('meta-right')],
  ['eof', (_, at, names) => (names.lenient ? { kind: 'eof', at } : null)],
]

function literal(name: LiteralName): Form {
  return (_, at) => ({ kind: 'literal', at, name })
}

function block(kind: 'section' | 'repeated'): Form {
  return (cursor, at) => {
    if (cursor.blanks() === 0) return null
    const reference = parseReference(cursor)
    return reference && { kind, at, reference }
  }
}

function parseOr(cursor: Cursor, at: number, names: Names): Instruction | null {
  if (cursor.done) return { kind: 'or', at, call: null }
  const name = cursor.skip(' ') ? parsePredicateName(cursor) : null
  return name === null ? null : { kind: 'or', at, call: parsePredicateCall(name, cursor, names) }
}

function parseIf(cursor: Cursor, at: number, names: Names): Instruction | null {
  if (cursor.blanks() === 0) return null
  const name = parsePredicateName(cursor)
  if (name !== null) return { kind: 'predicate', at, call: parsePredicateCall(name, cursor, names) }
  if (cursor.done) return names.lenient ? { kind: 'if', at, operators: [], references: [] } : null
  const operators: Operator[] = []
  const references: Reference[] = []
  for (;;) {
    const reference = parseReference(cursor)
    if (reference === null) return null
    references.push(reference)
    cursor.blanks()
    if (cursor.done) return { kind: 'if', at, operators, references }
    if (cursor.skip('&&')) operators.push('and')
    else if (cursor.skip('||')) operators.push('or')
    else return null
    cursor.blanks()
  }
}

function parseBindVariable(cursor: Cursor, at: number, names: Names): Instruction | null {
  const name = cursor.definition()
  if (name === null || !cursor.skip(' ')) return null
  const references = parseReferences(cursor)
  const formatters = references && parseKnownFormatters(cursor, names)
  return formatters && { kind: 'bind-variable', at, name, references, formatters }
}

function parseBindContext(cursor: Cursor, at: number): Instruction | null {
  const name = cursor.definition()
  if (name === null || !cursor.skip(' ')) return null
  const bindings: Binding[] = []
  do {
    const key = cursor.word()
    if (key === null) break
    if (!cursor.skip('=')) break
    const reference = parseReference(cursor)
    if (reference === null) return null
    bindings.push({ key, reference })
  } while (cursor.blanks() > 0)
  return bindings.length > 0 ? { kind: 'bind-context', at, name, bindings } : null
}

function parseEvaluate(cursor: Cursor, at: number): Instruction | null {
  return cursor.blanks() > 0 ? { kind: 'evaluate', at, expression: cursor.rest() } : null
}

function parseInclude(cursor: Cursor, at: number): Instruction | null {
  const name = cursor.path()
  if (name === null) return null
  if (cursor.done) return { kind: 'include', at, name, args: { values: [], delimiter: ' ' } }
  if (cursor.peek() !== 0x20) return null
  const args = parseArguments(cursor)
  return args && { kind: 'include', at, name, args }
}

function parseInject(cursor: Cursor, at: number): Instruction | null {
  const name = cursor.definition()
  if (name === null || !cursor.skip(' ')) return null
  const path = cursor.path()
  return path === null ? null : { kind: 'inject', at, name, path, args: parseArguments(cursor) }
}

function parseMacro(cursor: Cursor, at: number): Instruction | null {
  const name = cursor.path()
  return name === null ? null : { kind: 'macro', at, name }
}
