import { formatExactly, formatWhen } from './format.ts'

export function When({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={formatExactly(at)}>
      {formatWhen(at)}
    </time>
  )
}
