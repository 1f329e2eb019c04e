import type * as z from 'zod/mini'
import { type BlockFault, type FaultPorts, isSaid, unlessSaid } from '../block-fault.ts'
import type { data } from './schema.ts'

export function a11y({ items }: z.output<typeof data>, ports: FaultPorts): readonly BlockFault[] {
  return items.flatMap(({ id }) =>
    isSaid(ports.text(`${id}.description`))
      ? unlessSaid(ports, 'missing-title', `${id}.title`)
      : [],
  )
}
