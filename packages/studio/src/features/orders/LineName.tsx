import type { OrderDetail } from '@vitrine/contract'
import { Thumbnail } from '../../ui/Thumbnail.tsx'

/** Shows a line of an order: image, title, options, SKU, and what the buyer entered. */
export function LineName({ line }: { readonly line: OrderDetail['lines'][number] }) {
  const { title, sku, options, fields, imageUrl } = line
  return (
    <Thumbnail imageUrl={imageUrl}>
      {title}
      <small>{[...options.map(({ value }) => value), sku].filter(Boolean).join(' · ')}</small>
      {fields.map(({ label, value }) => (
        <small key={label}>
          {label}: {value}
        </small>
      ))}
    </Thumbnail>
  )
}
