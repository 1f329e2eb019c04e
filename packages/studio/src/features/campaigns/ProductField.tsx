import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { routeQuery } from '../../api/route-query.ts'
import { ComboBox } from '../../ui/fields/ComboBox.tsx'
import { useTranslate } from '../../ui/i18n.ts'

interface ProductFieldProps {
  /** The id of the product; null for none. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** A choice of one product, which typing searches. */
export function ProductField({ value, onChange }: ProductFieldProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState<string>()
  const search = typed ?? ''
  const { data } = useQuery(
    routeQuery('listProducts', { query: { sort: 'title', ...(search && { search }) } }),
  )
  const products = data?.products ?? []
  const chosen = products.find(({ id }) => id === value)
  return (
    <ComboBox
      label={t('campaigns.product')}
      options={products.map(({ id, title }) => ({ id, label: title }))}
      value={value}
      search={typed ?? chosen?.title ?? ''}
      onSearch={setTyped}
      onChange={(id) => {
        setTyped(products.find((product) => product.id === id)?.title)
        onChange(id)
      }}
    />
  )
}
