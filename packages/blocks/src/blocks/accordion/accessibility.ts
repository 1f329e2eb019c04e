import type * as z from 'zod/mini'
import {
  type BlockIssue,
  type AccessibilityPorts,
  hasText,
  requireText,
} from '../../definition/accessibility-issue.ts'
import type { data } from './schema.ts'

export function checkAccessibility(
  { items }: z.output<typeof data>,
  ports: AccessibilityPorts,
): readonly BlockIssue[] {
  return items.flatMap(({ id }) =>
    hasText(ports.text(`${id}.description`))
      ? requireText(ports, 'missing-title', `${id}.title`)
      : [],
  )
}
