import type * as z from 'zod/mini'
import { type BlockFault, type FaultPorts, unlessSaid } from '../block-fault.ts'
import type { data } from './schema.ts'

export function a11y({ link }: z.output<typeof data>, ports: FaultPorts): readonly BlockFault[] {
  return link === undefined ? [] : unlessSaid(ports, 'missing-link-text', 'label')
}
