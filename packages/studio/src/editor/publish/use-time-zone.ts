import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../../api/session.ts'

/** Returns the time zone of the site; undefined if it is not loaded, or if this browser does not have it. */
export function useTimeZone(): string | undefined {
  const timeZone = useQuery(sessionQuery).data?.site.timeZone
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
