import type { ProductDetail } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Page, Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { productTranslationsTexts } from '../../ui/texts/catalog/product-translations.ts'
import { productsTexts } from '../../ui/texts/products.ts'
import { ProductForm } from './ProductForm.tsx'

addTexts(productsTexts)
addTexts(productTranslationsTexts)

/** A product with everything that staff can change about it. */
export function Component() {
  const { id = '' } = useParams()
  const query = useQuery(routeQuery('readProduct', { params: { id } }))
  const session = useQuery(sessionQuery)
  const product: ProductDetail | undefined = query.data
  if (product && session.data)
    return <ProductForm key={product.id} product={product} session={session.data} />
  return <ProductLoading query={query} />
}

function ProductLoading({ query }: { readonly query: Parameters<typeof QueryView>[0]['query'] }) {
  const t = useTranslate()
  return (
    <Page
      title={t('products.product')}
      back={{ to: '/config/products', label: t('products.title') }}
    >
      <Panel>
        <QueryView query={query} skeleton={<TableSkeleton widths={[24, 16]} rows={6} />}>
          {() => null}
        </QueryView>
      </Panel>
    </Page>
  )
}
