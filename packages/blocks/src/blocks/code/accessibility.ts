import type * as z from 'zod/mini'
import {
  type BlockIssue,
  type AccessibilityPorts,
  requireText,
} from '../../definition/accessibility-issue.ts'
import type { data } from './schema.ts'

export function checkAccessibility(
  { source, isShown }: z.output<typeof data>,
  ports: AccessibilityPorts,
): readonly BlockIssue[] {
  return source === '' || isShown ? [] : requireText(ports, 'missing-frame-title', 'title')
}
