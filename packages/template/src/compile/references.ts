import type { Run } from '../run/run.ts'
import { getInFrame, resolveSegment } from '../run/run.ts'
import type { Reference } from '../tree/tree.ts'
import { getChild, getDescendant, getMember } from '../value.ts'

export type Lookup = (run: Run) => unknown

/** Compiles a reference into a function that walks the frames outward (section 5). */
export function compileReference(reference: Reference): Lookup {
  const first = reference[0]
  const second = reference[1]
  if (first === undefined) return () => undefined
  if (first === '@' && reference.length === 1) return (run) => run.frame.node
  const head = compileFirstSegment(first)
  if (second === undefined) return head
  if (reference.length === 2) return (run) => getChild(head(run), second)
  const rest = reference.slice(1)
  return (run) => getDescendant(head(run), rest)
}

function compileFirstSegment(first: string | number): Lookup {
  if (typeof first === 'string' && first.charCodeAt(0) === 0x40)
    return (run) => resolveSegment(run.frame, first)
  return (run) => {
    let frame = run.frame
    for (;;) {
      const found = getMember(frame.node, first)
      if (found !== undefined || frame.barrier || frame.parent === null) return found
      frame = frame.parent
    }
  }
}

/**
 * Compiles the reference of a section, whose first segment is looked up in the innermost frame
 * only.
 */
export function compileInnermostReference(reference: Reference): Lookup {
  const first = reference[0]
  if (first === undefined) return () => undefined
  const rest = reference.slice(1)
  if (rest.length === 0) return (run) => getInFrame(run.frame, first)
  return (run) => getDescendant(getInFrame(run.frame, first), rest)
}
