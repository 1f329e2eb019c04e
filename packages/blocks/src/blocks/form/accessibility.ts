import type * as z from 'zod/mini'
import {
  type BlockIssue,
  type AccessibilityPorts,
  requireText,
} from '../../definition/accessibility-issue.ts'
import { getOptions } from './fields.ts'
import type { data } from './schema.ts'

export function checkAccessibility(
  { fields }: z.output<typeof data>,
  ports: AccessibilityPorts,
): readonly BlockIssue[] {
  return fields.flatMap((field) => [
    ...(field.type === 'hidden' || field.type === 'section'
      ? []
      : requireText(ports, 'missing-label', `${field.id}.title`)),
    ...getOptions(field).flatMap(({ id }) => requireText(ports, 'missing-label', `${id}.option`)),
  ])
}
