import type * as z from 'zod/mini'
import {
  type BlockIssue,
  type AccessibilityPorts,
  checkAltText,
} from '../../definition/accessibility-issue.ts'
import type { data } from './schema.ts'

export function checkAccessibility(
  { items, collectionId }: z.output<typeof data>,
  ports: AccessibilityPorts,
): readonly BlockIssue[] {
  // Images of a collection are checked with their items.
  if (collectionId !== undefined) return []
  return items.flatMap(({ id, assetId, link, video }) =>
    assetId === undefined || video !== undefined
      ? []
      : checkAltText({ assetId, isLink: link !== undefined }, `${id}.alt`, ports),
  )
}
