import type * as z from 'zod/mini'
import { type BlockFault, type FaultPorts, isSaid } from '../block-fault.ts'
import type { data } from './schema.ts'
import { givenSpot } from './spot.ts'

export function a11y(
  { showsAddress, ...given }: z.output<typeof data>,
  ports: FaultPorts,
): readonly BlockFault[] {
  if (!givenSpot(given)) return []
  const isNamed = isSaid(ports.text('title')) || (showsAddress && isSaid(ports.text('address')))
  return isNamed ? [] : [{ code: 'map-without-address', field: showsAddress ? 'address' : 'title' }]
}
