import { useMemo } from 'react'
import { lazyDialog } from '../../ui/lazy/lazy-part.tsx'
import type { PublishHost } from '../publish/publish-host.ts'

const PublishDrawer = lazyDialog(
  async () => (await import('../publish/PublishDrawer.tsx')).PublishDrawer,
)

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
  return <PublishDrawer host={host} onClose={onClose} />
}
