import type * as z from 'zod/mini'
import {
  type BlockIssue,
  type AccessibilityPorts,
  requireText,
} from '../../definition/accessibility-issue.ts'
import type { data } from './schema.ts'

export function checkAccessibility(
  { file, url }: z.output<typeof data>,
  ports: AccessibilityPorts,
): readonly BlockIssue[] {
  const isThere = file !== undefined || url !== undefined
  return isThere ? requireText(ports, 'missing-name', 'title') : []
}
