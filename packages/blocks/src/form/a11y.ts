import type * as z from 'zod/mini'
import { type BlockFault, type FaultPorts, unlessSaid } from '../block-fault.ts'
import { optionsOf } from './fields.ts'
import type { data } from './schema.ts'

export function a11y({ fields }: z.output<typeof data>, ports: FaultPorts): readonly BlockFault[] {
  return fields.flatMap((field) => [
    ...(field.type === 'hidden' || field.type === 'section'
      ? []
      : unlessSaid(ports, 'missing-label', `${field.id}.title`)),
    ...optionsOf(field).flatMap(({ id }) => unlessSaid(ports, 'missing-label', `${id}.option`)),
  ])
}
