import { useExpiredSession } from '../api/session-expiry.ts'
import { lazyHelper } from '../ui/lazy/lazy-helper.tsx'

const SignInAgain = lazyHelper(async () => (await import('./SignInAgain.tsx')).SignInAgain)

/** The question to sign in again, above the screen that keeps what was typed; nothing while the session is valid. */
export function ExpiredSession() {
  const end = useExpiredSession()
  return end && <SignInAgain onEnd={end} />
}
