import { documentStates } from '@vitrine/model'
import type { SitePage } from '@vitrine/contract'

/** Returns the states of a page in words; none for a page that is public as it is. */
export function listStates({ state, hasChanges }: Pick<SitePage, 'state' | 'hasChanges'>) {
  return [
    ...(state === 'published'
      ? []
      : [
          {
            label: documentStates[state],
            tone: state === 'needs-review' ? 'warn' : 'plain',
          } as const,
        ]),
    ...(hasChanges ? [{ label: 'Unpublished changes', tone: 'plain' } as const] : []),
  ]
}
