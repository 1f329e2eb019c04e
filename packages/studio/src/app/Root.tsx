import { RouterProvider } from 'react-aria-components'
import { Outlet, useHref, useNavigate } from 'react-router'
import { CommandOverlays } from '../ui/commands/CommandOverlays.tsx'
import { LazyToasts } from '../ui/overlays/lazy-toasts.tsx'
import { ExpiredSession } from './ExpiredSession.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'

/** Renders what every screen has: links of controls, messages, commands, and notices about connection and session. */
export function Root() {
  const navigate = useNavigate()
  return (
    <RouterProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <OfflineBanner />
      <Outlet />
      <LazyToasts />
      <CommandOverlays />
      <UnsavedGuard />
      <ExpiredSession />
    </RouterProvider>
  )
}
