import type * as z from 'zod/mini'
import { type BlockFault, type FaultPorts, unlessSaid } from '../block-fault.ts'
import type { data } from './schema.ts'

export function a11y(
  { file, isMuted }: z.output<typeof data>,
  ports: FaultPorts,
): readonly BlockFault[] {
  // What stands elsewhere has its own name and captions there.
  if (file === undefined) return []
  return [
    ...unlessSaid(ports, 'missing-name', 'title'),
    ...(isMuted ? [] : unlessSaid(ports, 'video-without-captions', 'caption')),
  ]
}
