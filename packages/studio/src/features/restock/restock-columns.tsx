import type { RestockGroup } from '@vitrine/contract'
import { Link } from 'react-router'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import type { Column } from '../../ui/Table.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'

interface RestockColumns {
  readonly onOpen: (group: RestockGroup) => void
  /** Undefined for roles that may not send emails. */
  readonly onSend: ((group: RestockGroup) => void) | undefined
}

/** Returns the columns of the variants that visitors wait for. */
export function useRestockColumns({
  onOpen,
  onSend,
}: RestockColumns): readonly Column<RestockGroup>[] {
  const t = useTranslate()
  const columns: Column<RestockGroup>[] = [
    {
      title: t('restock.column.product'),
      fold: 'first',
      cell: ({ productId, productName, variantName }) => (
        <>
          <Link to={`/config/products/${productId}`}>{productName}</Link>{' '}
          {variantName !== '' && <small>{variantName}</small>}
        </>
      ),
    },
    {
      title: t('restock.column.waiting'),
      fold: 'second',
      cell: (group) => (
        <>
          <Button
            small
            aria-label={t('restock.show', { count: group.waiting, product: group.productName })}
            onPress={() => onOpen(group)}
          >
            {t('restock.visitors', { count: group.waiting })}
          </Button>{' '}
          <small>
            <Timestamp at={group.waitingSince} />
          </small>
        </>
      ),
    },
    {
      title: t('restock.column.stock'),
      fold: 'end',
      cell: ({ isAvailable }) => (
        <Badge tone={isAvailable ? 'ok' : 'plain'}>
          {t(isAvailable ? 'restock.inStock' : 'restock.notForSale')}
        </Badge>
      ),
    },
  ]
  if (!onSend) return columns
  return [
    ...columns,
    {
      title: t('restock.column.send'),
      fold: 'end-second',
      cell: (group) =>
        group.isAvailable && (
          <Button small onPress={() => onSend(group)}>
            {t('restock.send')}
          </Button>
        ),
    },
  ]
}
