import type * as z from 'zod/mini'
import {
  type AccessibilityPorts,
  type BlockIssue,
  hasText,
  requireText,
} from '../../definition/accessibility-issue.ts'
import type { data } from './schema.ts'

/** Returns the issue of a button of which the link or its text is missing; an empty one has none, as it is not shown. */
export function checkAccessibility(
  { link }: z.output<typeof data>,
  ports: AccessibilityPorts,
): readonly BlockIssue[] {
  if (link !== undefined) return requireText(ports, 'missing-link-text', 'label')
  return hasText(ports.text('label')) ? [{ code: 'missing-link', field: 'link' }] : []
}
