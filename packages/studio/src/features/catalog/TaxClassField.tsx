import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { routeQuery } from '../../api/route-query.ts'
import { TaxClassSelect } from '../../ui/fields/TaxClassSelect.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import type { ProductValues } from './values/product-values.ts'

/** The tax class of a product, in a store that has classes. */
export function TaxClassField() {
  const t = useTranslate()
  const { field, fieldState } = useController<ProductValues, 'taxClass'>({ name: 'taxClass' })
  const { data } = useQuery(routeQuery('readTaxes'))
  const taxClasses = data?.taxClasses ?? []
  if (taxClasses.length === 0 && field.value === null) return null
  return (
    <TaxClassSelect
      {...field}
      label={t('products.field.taxClass')}
      error={fieldState.error?.message}
      taxClasses={taxClasses}
    />
  )
}
