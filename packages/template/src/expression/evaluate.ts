import type { Step } from '../run.ts'
import type { Leaf } from '../tree.ts'
import type { Unit } from '../unit.ts'

export function compileEvaluate(_node: Leaf & { kind: 'evaluate' }, _unit: Unit): Step {
  return () => {}
}
