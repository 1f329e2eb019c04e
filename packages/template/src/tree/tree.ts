/** The instruction tree of a template. `at` is the offset of the tag in its source. */

export type Segment = string | number
export type Reference = readonly Segment[]

export interface Arguments {
  readonly values: readonly string[]
  readonly delimiter: string
}

export interface Call {
  /** The offset of the name. */
  readonly at: number
  readonly name: string
  readonly args: Arguments | null
}

export type Operator = 'and' | 'or'

export interface Binding {
  readonly key: string
  readonly reference: Reference
}

export type LiteralName = 'space' | 'tab' | 'newline' | 'meta-left' | 'meta-right'

/** An instruction without a block. */
export type Leaf = { readonly at: number } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'comment'; readonly text: string; readonly multiline: boolean }
  | { readonly kind: 'literal'; readonly name: LiteralName }
  | {
      readonly kind: 'variable'
      readonly references: readonly Reference[]
      readonly formatters: readonly Call[]
    }
  | {
      readonly kind: 'bind-variable'
      readonly name: string
      readonly references: readonly Reference[]
      readonly formatters: readonly Call[]
    }
  | { readonly kind: 'bind-context'; readonly name: string; readonly bindings: readonly Binding[] }
  | { readonly kind: 'evaluate'; readonly expression: string }
  | { readonly kind: 'include'; readonly name: string; readonly args: Arguments }
  | {
      readonly kind: 'inject'
      readonly name: string
      readonly path: string
      readonly args: Arguments | null
    }
  | { readonly kind: 'atom'; readonly payload: unknown }
)

/** An instruction that opens a block, without the block's content. */
export type Opening = { readonly at: number } & (
  | { readonly kind: 'section'; readonly reference: Reference }
  | { readonly kind: 'repeated'; readonly reference: Reference }
  | { readonly kind: 'predicate'; readonly call: Call }
  | {
      readonly kind: 'if'
      readonly operators: readonly Operator[]
      readonly references: readonly Reference[]
    }
  | { readonly kind: 'macro'; readonly name: string }
  | { readonly kind: 'struct'; readonly payload: unknown }
)

/** An instruction that only controls the block it stands in. */
export type ControlInstruction = { readonly at: number } & (
  | { readonly kind: 'or'; readonly call: Call | null }
  | { readonly kind: 'alternates' }
  | { readonly kind: 'end' }
  | { readonly kind: 'eof' }
)

export type Instruction = Leaf | Opening | ControlInstruction

/** An `.or` with the rest of the chain. `closed` is false if the source ended first. */
export interface Or {
  readonly kind: 'or'
  readonly at: number
  readonly call: Call | null
  readonly body: readonly Node[]
  readonly alternative: Or | null
  readonly closed: boolean
}

export type Block = Opening & {
  readonly body: readonly Node[]
  /** The nodes between two iterations of a repeated section; empty in other blocks. */
  readonly separator: readonly Node[]
  readonly alternative: Or | null
  readonly closed: boolean
}

export type Node = Leaf | Block

export interface Tree {
  readonly nodes: readonly Node[]
  readonly closed: boolean
}

/** The names of instructions in error messages. */
const instructionNames = {
  text: 'TEXT',
  comment: 'COMMENT',
  variable: 'VARIABLE',
  'bind-variable': 'BINDVAR',
  'bind-context': 'CTXVAR',
  evaluate: 'EVAL',
  include: 'INCLUDE',
  inject: 'INJECT',
  atom: 'ATOM',
  section: 'SECTION',
  repeated: 'REPEATED',
  predicate: 'PREDICATE',
  if: 'IF',
  macro: 'MACRO',
  struct: 'STRUCT',
  or: 'OR_PREDICATE',
  alternates: 'ALTERNATES_WITH',
  end: 'END',
  eof: 'EOF',
} as const

export const literalTexts = {
  space: ' ',
  tab: '\t',
  newline: '\n',
  'meta-left': '{',
  'meta-right': '}',
} as const

const literalInstructionNames = {
  space: 'SPACE',
  tab: 'TAB',
  newline: 'NEWLINE',
  'meta-left': 'META_LEFT',
  'meta-right': 'META_RIGHT',
} as const

export function getInstructionName(instruction: Instruction | Node | Or): string {
  return instruction.kind === 'literal'
    ? literalInstructionNames[instruction.name]
    : instructionNames[instruction.kind]
}
