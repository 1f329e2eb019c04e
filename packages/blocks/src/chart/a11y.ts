import type * as z from 'zod/mini'
import { type BlockFault, type FaultPorts, unlessSaid } from '../block-fault.ts'
import type { data } from './schema.ts'

export function a11y(
  { series, rows }: z.output<typeof data>,
  ports: FaultPorts,
): readonly BlockFault[] {
  const isThere = series.length > 0 && rows.length > 0
  return isThere ? unlessSaid(ports, 'chart-without-description', 'title') : []
}
