import type { ProductSummary } from '@vitrine/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDate, useLocale } from '@vitrine/react-kit'
import { callApi } from '../../api/call-api.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatAmount } from '../../ui/format.ts'
import { Message } from '../../ui/Message.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { QueryNotice } from '../../ui/QueryNotice.tsx'
import { Thumbnail } from '../../ui/Thumbnail.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import styles from './ProductsPage.module.css'

interface Row {
  readonly product: ProductSummary
  readonly variant: ProductSummary['variants'][number]
  /** Whether this is the product's first variant, whose row shows the product as well. */
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
  { title: 'On hand', number: true, cell: ({ variant }) => formatStock(variant, variant.onHand) },
  {
    title: 'Committed',
    number: true,
    cell: ({ variant }) => formatStock(variant, variant.committed),
  },
  {
    title: 'Available',
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
    <Thumbnail imageUrl={product.imageUrl}>
      <a className={styles['link']} href={product.url}>
        {product.title}
      </a>
      <small>{details}</small>
      <Status product={product} />
    </Thumbnail>
  )
}

const statusLabels: Readonly<Record<ProductSummary['status'], string>> = {
  active: 'Active',
  draft: 'Draft',
  scheduled: 'Scheduled',
  archived: 'Archived',
}

/** The state of a product, with the time from which visitors see a scheduled one. */
function Status({ product: { status, publishAt } }: { readonly product: ProductSummary }) {
  const { formatting } = useLocale()
  return (
    <span>
      <Badge tone={status === 'active' ? 'ok' : 'plain'}>{statusLabels[status]}</Badge>{' '}
      {publishAt !== null && (
        <small>
          Visible from{' '}
          <time dateTime={publishAt}>
            {formatDate(publishAt, formatting, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </small>
      )}
    </span>
  )
}

function formatStock({ unlimited }: Row['variant'], units: number): string | number {
  return unlimited ? '–' : units
}

function Available({ variant }: { readonly variant: Row['variant'] }) {
  if (variant.unlimited) return 'Unlimited'
  const units = Math.max(0, variant.onHand - variant.committed)
  if (units === 0) return <Badge tone="warn">Sold out</Badge>
  return (
    <>
      {units}
      <span className={styles['unit']}> available</span>
    </>
  )
}

export function Component() {
  const query = useInfiniteQuery({
    queryKey: ['listProducts'],
    queryFn: ({ pageParam: cursor }) =>
      callApi('listProducts', { query: cursor ? { cursor } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
  })
  const { data, hasNextPage, fetchNextPage } = query
  const products = data?.pages.flatMap((page) => page.products) ?? []
  const rows = products.flatMap((product) =>
    product.variants.map((variant, index) => ({ product, variant, isFirst: index === 0 })),
  )
  return (
    <Page
      title="Products"
      note="Inventory by variant: on hand, committed to orders, and available for sale."
    >
      <Panel>
        <QueryNotice query={query} />
        {data && rows.length === 0 && (
          <Message title="No products yet">
            Import products from a file: <code>npx vitrine import products FILE.csv</code>
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
        {hasNextPage && <Button onPress={() => void fetchNextPage()}>Load more</Button>}
      </Panel>
    </Page>
  )
}
