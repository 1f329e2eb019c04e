import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useHasUnsavedChanges } from '../ui/forms/use-unsaved-changes.ts'
import { useTranslate } from '../ui/i18n.ts'
import { askToConfirm } from '../ui/overlays/confirm.ts'

/** Asks before a screen with unsaved changes is left: for another screen, another site, or by closing the tab. */
export function UnsavedGuard() {
  const t = useTranslate()
  const hasChanges = useHasUnsavedChanges()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const ask = async () => {
      const isConfirmed = await askToConfirm({
        title: t('studio.leaveTitle'),
        message: t('studio.leaveText'),
        confirmLabel: t('studio.leave'),
        cancelLabel: t('studio.stay'),
      })
      if (isConfirmed) blocker.proceed()
      else blocker.reset()
    }
    void ask()
  }, [blocker, t])
  useEffect(() => {
    if (!hasChanges) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasChanges])
  return null
}
