import type * as z from 'zod/mini'
import {
  type BlockIssue,
  type AccessibilityPorts,
  requireText,
} from '../../definition/accessibility-issue.ts'
import type { data } from './schema.ts'

export function checkAccessibility(
  { link }: z.output<typeof data>,
  ports: AccessibilityPorts,
): readonly BlockIssue[] {
  return link === undefined ? [] : requireText(ports, 'missing-link-text', 'label')
}
