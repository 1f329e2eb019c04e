import { formatDate, formatRecentDate, useLocale } from '@vitrine/react-kit'

/** A time relative to now within the last week, else a date; its tooltip is exact. */
export function Timestamp({ at }: { readonly at: string }) {
  const { formatting } = useLocale()
  const exact = formatDate(at, formatting, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <time dateTime={at} title={exact} dir="auto">
      {formatRecentDate(at, formatting)}
    </time>
  )
}
