import type * as z from 'zod/mini'
import {
  type BlockIssue,
  type AccessibilityPorts,
  requireText,
} from '../../definition/accessibility-issue.ts'
import type { data } from './schema.ts'

export function checkAccessibility(
  { file, isMuted }: z.output<typeof data>,
  ports: AccessibilityPorts,
): readonly BlockIssue[] {
  // An external video has its own name and captions.
  if (file === undefined) return []
  return [
    ...requireText(ports, 'missing-name', 'title'),
    ...(isMuted ? [] : requireText(ports, 'video-without-captions', 'caption')),
  ]
}
