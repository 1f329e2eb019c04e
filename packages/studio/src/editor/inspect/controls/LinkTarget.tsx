import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../api/route-query.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import { findMember, isJsonObject } from '../values/json-members.ts'
import { createLink } from '../values/links.ts'
import { searchDocuments, searchProducts } from '../values/search-site.ts'
import { AssetField } from './AssetField.tsx'
import type { ControlProps } from './control.ts'
import { useProductTitle } from './ProductControl.tsx'
import { SearchPicker } from './SearchPicker.tsx'

/** The part of the site that a link leads to. */
export function LinkTarget(
  props: Omit<ControlProps<'link'>, 'place'> & { readonly kind: 'document' | 'product' | 'asset' },
) {
  const { kind, value, isDisabled, onChange } = props
  const t = useTranslate()
  const stored = isJsonObject(value) ? findMember(value, 'id') : undefined
  const id = typeof stored === 'string' ? stored : undefined
  const product = useProductTitle(kind === 'product' ? id : undefined)
  const title = useDocumentTitle(kind === 'document' ? id : undefined)
  const label = t(`inspector.link.${kind}`)
  const choose = (chosen: string) => onChange(createLink(kind, chosen))
  if (kind === 'asset')
    return <AssetField label={label} id={id} isDisabled={isDisabled} onChoose={choose} />
  const isProduct = kind === 'product'
  return (
    <SearchPicker
      label={label}
      isDisabled={isDisabled}
      chosen={isProduct ? product : title}
      action={t(isProduct ? 'inspector.product.choose' : 'inspector.document.choose')}
      name={isProduct ? 'search-products' : 'search-documents'}
      search={isProduct ? searchProducts : searchDocuments}
      empty={t(isProduct ? 'inspector.products.empty' : 'inspector.documents.empty')}
      onChoose={choose}
    />
  )
}

/** Returns the title of a page or an item; undefined without an id. */
function useDocumentTitle(id: string | undefined): string | undefined {
  const t = useTranslate()
  const { store } = useEditor()
  const { data, error } = useQuery({
    ...routeQuery('readDocument', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    select: ({ body }) => findTitle(body, store.locale),
  })
  if (id === undefined) return undefined
  if (error) return t('inspector.missing')
  return data ?? t('studio.loading')
}

/** Returns the title of a document in a language, else in any. */
function findTitle(body: Readonly<Record<string, unknown>>, locale: string): string {
  const { meta } = body
  if (typeof meta !== 'object' || meta === null) return ''
  const titles = Object.entries(meta).flatMap(([tag, each]: [string, unknown]) =>
    typeof each === 'object' && each !== null && 'title' in each && typeof each.title === 'string'
      ? [[tag, each.title] as const]
      : [],
  )
  return (titles.find(([tag]) => tag === locale) ?? titles[0])?.[1] ?? ''
}
