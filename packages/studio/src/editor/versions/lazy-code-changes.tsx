import { lazy, Suspense } from 'react'
import type { CodeChangesProps } from './CodeChanges.tsx'

const Changes = lazy(async () => ({ default: (await import('./CodeChanges.tsx')).CodeChanges }))

/** The code of a page before and after, which loads when versions are compared. */
export function CodeChanges(props: CodeChangesProps) {
  return (
    <Suspense>
      <Changes {...props} />
    </Suspense>
  )
}
