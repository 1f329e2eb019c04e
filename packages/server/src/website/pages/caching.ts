import { ASK_AGAIN } from '../../platform/http/static.ts'
import type { Asked } from './published.ts'

/** What was drawn for one visitor: nobody keeps it, not even their browser. */
export const FOR_ONE = 'private, no-store'

/** How long others than we may keep what is the same for all who may read it. */
export function cachingOf({ site }: Pick<Asked, 'site'>): string {
  return site.isLocked ? FOR_ONE : ASK_AGAIN
}
