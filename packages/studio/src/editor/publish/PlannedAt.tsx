import { formatDate, useLocale } from '@vitrine/react-kit'

/** A time in the time zone of the site. */
export function PlannedAt({ at, timeZone }: { readonly at: string; readonly timeZone: string }) {
  const { formatting } = useLocale()
  const text = formatDate(at, formatting, { dateStyle: 'full', timeStyle: 'short', timeZone })
  return (
    <time dateTime={at}>
      {text} ({timeZone})
    </time>
  )
}
