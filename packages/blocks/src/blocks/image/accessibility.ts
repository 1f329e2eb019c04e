import { blockVariantCodes as codes } from '@vitrine/model'
import type * as z from 'zod/mini'
import {
  type BlockIssue,
  type AccessibilityPorts,
  hasText,
  checkAltText,
} from '../../definition/accessibility-issue.ts'
import type { data } from './schema.ts'

export function checkAccessibility(
  { assetId, link }: z.output<typeof data>,
  ports: AccessibilityPorts,
): readonly BlockIssue[] {
  if (assetId === undefined) return []
  const { variant = codes['image-inline'] } = ports.block
  // If there is a button, the link is the button's.
  const hasButton = variant !== codes['image-inline'] && hasText(ports.text('button'))
  return checkAltText({ assetId, isLink: link !== undefined && !hasButton }, 'alt', ports)
}
