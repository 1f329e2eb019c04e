import type * as z from 'zod/mini'
import {
  type BlockIssue,
  type AccessibilityPorts,
  requireText,
} from '../../definition/accessibility-issue.ts'
import type { data } from './schema.ts'

export function checkAccessibility(
  { series, rows }: z.output<typeof data>,
  ports: AccessibilityPorts,
): readonly BlockIssue[] {
  const isThere = series.length > 0 && rows.length > 0
  return isThere ? requireText(ports, 'chart-without-description', 'title') : []
}
