import { listProducts, type ProductSummary } from '@vitrine/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { formatAmount } from '../ui/format.ts'
import { Loading } from '../ui/Loading.tsx'
import { Message } from '../ui/Message.tsx'
import { Page, Panel } from '../ui/Page.tsx'
import { Pictured } from '../ui/Pictured.tsx'
import { type Column, Table } from '../ui/Table.tsx'
import styles from './ProductsPage.module.css'

interface Row {
  readonly product: ProductSummary
  readonly variant: ProductSummary['variants'][number]
  /** The first variant carries what the product is; the others stand below it. */
  readonly isFirst: boolean
}

const columns: readonly Column<Row>[] = [
  {
    title: 'Product',
    fold: 'first',
    cell: (row) => <Name row={row} />,
  },
  {
    title: 'Type',
    cell: ({ product, isFirst }) => (isFirst ? typeLabels[product.productType] : ''),
  },
  {
    title: 'Price',
    number: true,
    fold: 'end',
    cell: ({ variant }) => (
      <>
        {variant.onSale && <Badge>Sale</Badge>} {formatAmount(variant.price)}
      </>
    ),
  },
  { title: 'On hand', number: true, cell: ({ variant }) => stockOf(variant, variant.onHand) },
  {
    title: 'Promised',
    number: true,
    cell: ({ variant }) => stockOf(variant, variant.committed),
  },
  {
    title: 'For sale',
    number: true,
    fold: 'end-second',
    cell: ({ variant }) => <Available variant={variant} />,
  },
]

const typeLabels: Readonly<Record<ProductSummary['productType'], string>> = {
  physical: 'Physical',
  digital: 'Digital',
  service: 'Service',
  'gift-card': 'Gift card',
}

function Name({ row: { product, variant, isFirst } }: { readonly row: Row }) {
  const details = [variant.label, variant.sku].filter(Boolean).join(' · ')
  if (!isFirst) return <small className={styles['variant']}>{details}</small>
  return (
    <Pictured imageUrl={product.imageUrl}>
      <a className={styles['link']} href={product.url}>
        {product.title}
      </a>
      <small>{details}</small>
    </Pictured>
  )
}

function stockOf({ unlimited }: Row['variant'], units: number): string | number {
  return unlimited ? '–' : units
}

function Available({ variant }: { readonly variant: Row['variant'] }) {
  if (variant.unlimited) return 'Unlimited'
  const units = Math.max(0, variant.onHand - variant.committed)
  return units === 0 ? <Badge tone="warn">Sold out</Badge> : `${units} left`
}

export function Component() {
  const { data, isPending, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [listProducts.path],
    queryFn: ({ pageParam: cursor }) => call(listProducts, { query: cursor ? { cursor } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
  })
  const products = data?.pages.flatMap((page) => page.products) ?? []
  const rows = products.flatMap((product) =>
    product.variants.map((variant, index) => ({ product, variant, isFirst: index === 0 })),
  )
  return (
    <Page title="Products" note="Stock per variant: what is there, and what orders were promised.">
      <Panel>
        {isPending && <Loading />}
        {error && <Message title="Unable to load. Try again.">{error.message}</Message>}
        {data && rows.length === 0 && (
          <Message title="No products yet">
            Load them from a file: <code>npx vitrine import products FILE.csv</code>
          </Message>
        )}
        {rows.length > 0 && (
          <Table
            label="Products"
            rows={rows}
            rowKey={({ variant }) => variant.id}
            columns={columns}
          />
        )}
        {hasNextPage && <Button onClick={() => void fetchNextPage()}>Show more</Button>}
      </Panel>
    </Page>
  )
}
