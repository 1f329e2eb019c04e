import { lazyPart } from '../../ui/lazy/lazy-part.tsx'

/** The code of a page before and after, which loads when versions are compared. */
export const CodeChanges = lazyPart(async () => (await import('./CodeChanges.tsx')).CodeChanges)
