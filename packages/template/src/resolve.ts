import type { Run } from './run.ts'
import { inFrame, walk } from './run.ts'
import type { Reference } from './tree.ts'
import { child, descend, member } from './value.ts'

export type Lookup = (run: Run) => unknown

/** A reference as a function that walks the frames outwards (section 5). */
export function compileReference(reference: Reference): Lookup {
  const first = reference[0]
  const second = reference[1]
  if (first === undefined) return () => undefined
  if (first === '@' && reference.length === 1) return (run) => run.frame.node
  const head = compileFirst(first)
  if (second === undefined) return head
  if (reference.length === 2) return (run) => child(head(run), second)
  const rest = reference.slice(1)
  return (run) => descend(head(run), rest)
}

function compileFirst(first: string | number): Lookup {
  if (typeof first === 'string' && first.charCodeAt(0) === 0x40)
    return (run) => walk(run.frame, first)
  return (run) => {
    let frame = run.frame
    for (;;) {
      const found = member(frame.node, first)
      if (found !== undefined || frame.barrier || frame.parent === null) return found
      frame = frame.parent
    }
  }
}

/** A reference of a section: its first segment is looked for in the innermost frame alone. */
export function compileInnermost(reference: Reference): Lookup {
  const first = reference[0]
  if (first === undefined) return () => undefined
  const rest = reference.slice(1)
  if (rest.length === 0) return (run) => inFrame(run.frame, first)
  return (run) => descend(inFrame(run.frame, first), rest)
}
