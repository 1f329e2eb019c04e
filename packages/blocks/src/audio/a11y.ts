import type * as z from 'zod/mini'
import { type BlockFault, type FaultPorts, unlessSaid } from '../block-fault.ts'
import type { data } from './schema.ts'

export function a11y(
  { file, url }: z.output<typeof data>,
  ports: FaultPorts,
): readonly BlockFault[] {
  const isThere = file !== undefined || url !== undefined
  return isThere ? unlessSaid(ports, 'missing-name', 'title') : []
}
