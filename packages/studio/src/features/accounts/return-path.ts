import { useSearchParams } from 'react-router'

/** Returns the screen of the studio that led to signing in; its start if none did. */
export function useReturnPath(): string {
  const to = useSearchParams()[0].get('to') ?? ''
  return to.startsWith('/config/') ? to : '/config'
}
