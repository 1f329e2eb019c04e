import type * as z from 'zod/mini'
import {
  type BlockIssue,
  type AccessibilityPorts,
  hasText,
} from '../../definition/accessibility-issue.ts'
import type { data } from './schema.ts'
import { getCoordinates } from './coordinates.ts'

export function checkAccessibility(
  { showsAddress, ...place }: z.output<typeof data>,
  ports: AccessibilityPorts,
): readonly BlockIssue[] {
  if (!getCoordinates(place)) return []
  const isNamed = hasText(ports.text('title')) || (showsAddress && hasText(ports.text('address')))
  return isNamed ? [] : [{ code: 'map-without-address', field: showsAddress ? 'address' : 'title' }]
}
