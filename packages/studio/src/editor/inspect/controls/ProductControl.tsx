import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../api/route-query.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { searchProducts } from '../values/search-site.ts'
import { type ControlProps, getLabels } from './control.ts'
import { SearchPicker } from './SearchPicker.tsx'

/** A product of the store. */
export function ProductControl(props: ControlProps<'product'>) {
  const { value, onChange } = props
  const t = useTranslate()
  const id = typeof value === 'string' ? value : undefined
  return (
    <SearchPicker
      {...getLabels(props)}
      chosen={useProductTitle(id)}
      action={t('inspector.product.choose')}
      name="search-products"
      search={searchProducts}
      empty={t('inspector.products.empty')}
      onChoose={onChange}
      onRemove={() => onChange(undefined)}
    />
  )
}

/** Returns the title of a product; undefined without an id. */
export function useProductTitle(id: string | undefined): string | undefined {
  const t = useTranslate()
  const { data, error } = useQuery({
    ...routeQuery('readProduct', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  })
  if (id === undefined) return undefined
  if (error) return t('inspector.missing')
  return data?.product.title ?? t('studio.loading')
}
