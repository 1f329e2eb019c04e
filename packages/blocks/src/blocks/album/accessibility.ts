import type * as z from 'zod/mini'
import {
  type BlockIssue,
  type AccessibilityPorts,
  requireText,
} from '../../definition/accessibility-issue.ts'
import type { data } from './schema.ts'

export function checkAccessibility(
  { tracks }: z.output<typeof data>,
  ports: AccessibilityPorts,
): readonly BlockIssue[] {
  return tracks.flatMap(({ id }) => requireText(ports, 'missing-name', `${id}.title`))
}
