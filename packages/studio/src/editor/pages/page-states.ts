import type { SitePage } from '@vitrine/contract'

/** Returns the states of a page with the ids of their names; none for a page that is public as it is. */
export function listStates(
  { state, hasChanges }: Pick<SitePage, 'state' | 'hasChanges'>,
  isReturned: boolean,
) {
  return [
    ...(state === 'published'
      ? []
      : [
          {
            label: `pages.state.${state}`,
            tone: state === 'needs-review' ? 'warn' : 'plain',
          } as const,
        ]),
    ...(isReturned ? [{ label: 'pages.state.returned', tone: 'warn' } as const] : []),
    ...(hasChanges ? [{ label: 'pages.state.changed', tone: 'plain' } as const] : []),
  ]
}
