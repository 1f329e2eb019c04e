import Anonymous from 'less/lib/less/tree/anonymous.js'
import Declaration from 'less/lib/less/tree/declaration.js'
import tree from 'less/lib/less/tree/index.js'
import type Node from 'less/lib/less/tree/node.js'
import type { EvalContext } from 'less/lib/less/tree/node.js'
import Variable from 'less/lib/less/tree/variable.js'

/** A statement that could not be evaluated and was omitted, as browsers omit statements that they do not know. */
export interface OmittedStatement {
  /** The path below `styles/`. */
  readonly file: string
  /** The offset in characters. */
  readonly at: number
  readonly message: string
}

/** The number of statements that one compilation may evaluate. The largest public themes evaluate some ten thousand. */
const MAX_EVALUATIONS = 1_000_000
const MAX_OMITTED = 100

/** The styles evaluate more statements than they may, which no busy machine can cause. */
export class TooMuchWorkError extends Error {}

let evaluations = 0
let omitted: OmittedStatement[] = []

/** Starts a compilation: counts from zero, and returns the list that it fills. */
export function beginEvaluation(): readonly OmittedStatement[] {
  evaluations = 0
  omitted = []
  return omitted
}

const evaluateVariable = Variable.prototype.eval
Variable.prototype.eval = function evaluate(this: Variable, context) {
  try {
    return evaluateVariable.call(this, context)
  } catch (error) {
    // The compiler would take the next use of this variable for one inside its own definition.
    this.evaluating = undefined
    throw error
  }
}

recoverFrom(Declaration, createNothing)
recoverFrom(tree.Ruleset, createNothing)
recoverFrom(tree.Media, createNothing)
recoverFrom(tree.AtRule, createNothing)
recoverFrom(tree.mixin.Call, () => [])
recoverFrom(tree.VariableCall, () => ({ rules: [] }))

/** Makes a kind of statement count as work, and leaves out those that fail. */
function recoverFrom(
  { prototype }: { readonly prototype: Node },
  createReplacement: () => unknown,
): void {
  const evaluate = prototype.eval
  prototype.eval = function evaluateOrOmit(this: Node, context) {
    if (++evaluations > MAX_EVALUATIONS) throw new TooMuchWorkError()
    const restore = rememberContext(context)
    try {
      return evaluate.call(this, context)
    } catch (error) {
      if (this.root || !isStyleError(error)) throw error
      restore()
      addOmitted(this, error)
      return createReplacement()
    }
  }
}

/** Returns a variable, which compiled styles do not show. */
function createNothing(): Declaration {
  return new Declaration('@', new Anonymous(''))
}

/** Returns a function that drops what a failed statement left in the context. */
function rememberContext(context: EvalContext): () => void {
  const { frames, selectors, mediaPath, mediaBlocks, importantScope } = context
  // The compiler adds to some lists at the start and to others at the end.
  const lengths = [frames, selectors].map((list) => list?.length ?? 0)
  const ends = [mediaPath, mediaBlocks, importantScope].map((list) => list?.length ?? 0)
  return () => {
    for (const [index, list] of [frames, context.selectors].entries())
      list?.splice(0, list.length - (lengths[index] ?? 0))
    for (const [index, list] of [context.mediaPath, context.mediaBlocks, importantScope].entries())
      list?.splice(ends[index] ?? 0)
  }
}

interface StyleError {
  readonly message: string
  readonly index?: unknown
  readonly filename?: unknown
}

/** Returns whether the compiler rejects a statement. Exhausted memory and limits are errors of the language. */
function isStyleError(error: unknown): error is StyleError {
  return (
    typeof error === 'object' &&
    error !== null &&
    !(error instanceof RangeError || error instanceof TooMuchWorkError) &&
    'message' in error &&
    typeof error.message === 'string'
  )
}

function addOmitted(node: Node, { message, index, filename }: StyleError): void {
  if (omitted.length >= MAX_OMITTED) return
  const file = typeof filename === 'string' ? filename : node.fileInfo().filename
  const at = typeof index === 'number' ? index : node.getIndex()
  omitted.push({ file: file ?? '', at, message })
}
