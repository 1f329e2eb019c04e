import { getId } from './list-ids.ts'
import type { Op, Path } from './op.ts'

/** Returns whether two lists of ops change the same value or element, or one a part of what the other changes. */
export function changesSamePart(one: readonly Op[], other: readonly Op[]): boolean {
  const targets = other.map(getTarget)
  return one.some((op) => {
    const target = getTarget(op)
    return targets.some((path) => isWithin(path, target) || isWithin(target, path))
  })
}

/** Returns the path of what an op changes: a value, or one element of a list. */
function getTarget(op: Op): Path {
  switch (op.op) {
    case 'insert':
      return [...op.path, getId(op.value) ?? '']
    case 'remove':
    case 'move':
      return [...op.path, op.id]
    case 'set':
    case 'unset':
      return op.path
  }
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((name, index) => name === path[index])
}
