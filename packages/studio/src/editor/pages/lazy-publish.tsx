import { lazy, Suspense, useMemo } from 'react'
import type { PublishHost } from '../publish/publish-host.ts'

const PublishDrawer = lazy(async () => ({
  default: (await import('../publish/PublishDrawer.tsx')).PublishDrawer,
}))

interface ProposedPagesProps {
  /** The pages that belong together. */
  readonly ids: readonly string[]
  readonly onClose: () => void
}

/** Proposes several pages for one publication. */
export function ProposedPages({ ids, onClose }: ProposedPagesProps) {
  const host = useMemo<PublishHost>(
    () => ({ open: undefined, proposedIds: ids, onLeave: onClose }),
    [ids, onClose],
  )
  return (
    <Suspense fallback={null}>
      <PublishDrawer host={host} onClose={onClose} />
    </Suspense>
  )
}
