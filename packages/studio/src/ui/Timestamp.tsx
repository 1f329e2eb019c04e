import { formatExactly, formatWhen } from './format.ts'

export function Timestamp({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={formatExactly(at)}>
      {formatWhen(at)}
    </time>
  )
}
