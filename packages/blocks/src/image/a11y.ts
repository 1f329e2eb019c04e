import { blockVariantCodes as codes } from '@vitrine/model'
import type * as z from 'zod/mini'
import { type BlockFault, type FaultPorts, isSaid, pictureFaults } from '../block-fault.ts'
import type { data } from './schema.ts'

export function a11y(
  { assetId, link }: z.output<typeof data>,
  ports: FaultPorts,
): readonly BlockFault[] {
  if (assetId === undefined) return []
  const { variant = codes['image-inline'] } = ports.block
  // Where there is a button, it is the button that leads there.
  const hasButton = variant !== codes['image-inline'] && isSaid(ports.text('button'))
  return pictureFaults({ assetId, isLink: link !== undefined && !hasButton }, 'alt', ports)
}
