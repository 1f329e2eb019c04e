import type * as z from 'zod/mini'
import {
  type BlockIssue,
  type AccessibilityPorts,
  requireText,
} from '../../definition/accessibility-issue.ts'
import type { data } from './schema.ts'

export function checkAccessibility(
  { menus }: z.output<typeof data>,
  ports: AccessibilityPorts,
): readonly BlockIssue[] {
  // Only several menus are chosen by their names.
  if (menus.length < 2) return []
  return menus.flatMap(({ id }) => requireText(ports, 'missing-name', `${id}.title`))
}
