import type * as z from 'zod/mini'
import { type BlockFault, type FaultPorts, unlessSaid } from '../block-fault.ts'
import type { data } from './schema.ts'

export function a11y({ menus }: z.output<typeof data>, ports: FaultPorts): readonly BlockFault[] {
  // Only where there are several are they chosen from by their names.
  if (menus.length < 2) return []
  return menus.flatMap(({ id }) => unlessSaid(ports, 'missing-name', `${id}.title`))
}
