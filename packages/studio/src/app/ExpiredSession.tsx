import { lazy, Suspense } from 'react'
import { useExpiredSession } from '../api/session-expiry.ts'

const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain.tsx')).SignInAgain }))

/** The question to sign in again, above the screen that keeps what was typed; nothing while the session is valid. */
export function ExpiredSession() {
  const end = useExpiredSession()
  return <Suspense>{end && <SignInAgain onEnd={end} />}</Suspense>
}
