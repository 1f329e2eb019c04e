import type { ProductStatus } from '@vitrine/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import { productStatuses } from './values/choices.ts'

interface Filters {
  readonly search: string
  /** Undefined for all products that are not archived. */
  readonly status: ProductStatus | undefined
  readonly onChange: (name: 'search' | 'status', value: string) => void
}

/** Returns the filters of the list of products, which are in the URL. */
export function useProductFilters(): Filters {
  const [params, setParams] = useSearchParams()
  const onChange = (name: 'search' | 'status', value: string) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true })
  }
  return {
    search: params.get('search') ?? '',
    status: productStatuses.find((status) => status === params.get('status')),
    onChange,
  }
}

const ALL = 'all'

/** The search and the status above the list of products. */
export function ProductFilters({ search, status, onChange }: Filters) {
  const t = useTranslate()
  // The address follows what is typed, and may be late.
  const [text, setText] = useState(search)
  const type = (value: string) => {
    setText(value)
    onChange('search', value.trim())
  }
  return (
    <Toolbar>
      <SearchField
        label={t('products.search')}
        placeholder={t('products.searchPlaceholder')}
        value={text}
        onChange={type}
      />
      <Select
        label={t('products.field.status')}
        hidesLabel
        options={[
          { id: ALL, label: t('products.view.all') },
          ...productStatuses.map((id) => ({ id, label: t(`products.status.${id}`) })),
        ]}
        value={status ?? ALL}
        onChange={(id) => onChange('status', id === ALL ? '' : id)}
      />
    </Toolbar>
  )
}
