import type * as z from 'zod/mini'
import { type BlockFault, type FaultPorts, pictureFaults } from '../block-fault.ts'
import type { data } from './schema.ts'

export function a11y(
  { items, collectionId }: z.output<typeof data>,
  ports: FaultPorts,
): readonly BlockFault[] {
  // Those of a collection are looked at there.
  if (collectionId !== undefined) return []
  return items.flatMap(({ id, assetId, link, video }) =>
    assetId === undefined || video !== undefined
      ? []
      : pictureFaults({ assetId, isLink: link !== undefined }, `${id}.alt`, ports),
  )
}
