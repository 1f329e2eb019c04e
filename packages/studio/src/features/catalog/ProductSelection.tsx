import type { ProductSummary } from '@vitrine/contract'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { SelectionRow } from '../../ui/lists/SelectionRow.tsx'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { BulkDialog, type BulkField } from './BulkDialog.tsx'
import { BulkReport } from './BulkReport.tsx'
import { useBulkChange } from './use-bulk-change.ts'

/** The maximum number of products that one call changes. */
const MAX_SELECTED = 200

const FIELDS = [
  'price',
  'addCategory',
  'removeCategory',
  'addTag',
  'removeTag',
] as const satisfies readonly BulkField[]

interface ProductSelectionProps {
  readonly products: readonly ProductSummary[]
  readonly selected: readonly ProductSummary[]
  readonly onSelect: (ids: readonly string[]) => void
}

/** Selects all products that are listed, and acts on the selected ones. */
export function ProductSelection({ products, selected, onSelect }: ProductSelectionProps) {
  const t = useTranslate()
  const [field, setField] = useState<BulkField>()
  const clear = () => onSelect([])
  const { change, isPending, report, closeReport } = useBulkChange(selected, clear)
  const count = selected.length
  return (
    <SelectionRow
      label={count > 0 ? t('products.selectedProducts', { count }) : t('products.selectAll')}
      count={count}
      total={products.length}
      error={count > MAX_SELECTED ? t('products.tooManySelected') : undefined}
      onSelectAll={(isAll) =>
        onSelect(isAll ? products.slice(0, MAX_SELECTED).map(({ id }) => id) : [])
      }
    >
      {count > 0 && count <= MAX_SELECTED && (
        <SelectionButtons
          count={count}
          isPending={isPending}
          onChange={change}
          onField={setField}
          onClear={clear}
        />
      )}
      {field && (
        <BulkDialog
          field={field}
          products={selected}
          isPending={isPending}
          onClose={() => setField(undefined)}
          onChange={(asked) => {
            setField(undefined)
            change(asked)
          }}
        />
      )}
      {report && <BulkReport rows={report} onClose={closeReport} />}
    </SelectionRow>
  )
}

interface SelectionButtonsProps {
  readonly count: number
  readonly isPending: boolean
  readonly onChange: ReturnType<typeof useBulkChange>['change']
  readonly onField: (field: BulkField) => void
  readonly onClear: () => void
}

function SelectionButtons(props: SelectionButtonsProps) {
  const { count, isPending, onChange, onField, onClear } = props
  const t = useTranslate()
  const remove = async () => {
    const isConfirmed = await askToConfirm({
      title: t('products.bulk.deleteTitle', { count }),
      message: t('products.bulk.deleteText', { count }),
      confirmLabel: t('products.bulk.delete'),
    })
    if (isConfirmed) onChange({ kind: 'delete' })
  }
  const setStatus = (status: 'active' | 'draft' | 'archived') =>
    onChange({ kind: 'status', status })
  return (
    <>
      <Button small isPending={isPending} onPress={() => setStatus('active')}>
        {t('products.bulk.activate')}
      </Button>
      <Button small isPending={isPending} onPress={() => setStatus('archived')}>
        {t('products.bulk.archive')}
      </Button>
      <Menu
        label={t('products.bulk.more')}
        trigger={<Button small>{t('products.bulk.more')}</Button>}
        groups={[
          {
            items: FIELDS.map((id) => ({
              id,
              label: t(id === 'price' ? 'products.bulk.changePrices' : `products.bulk.${id}`),
              onAction: () => onField(id),
            })),
          },
          {
            items: [
              {
                id: 'draft',
                label: t('products.bulk.hide'),
                onAction: () => setStatus('draft'),
              },
              {
                id: 'delete',
                label: t('products.bulk.delete'),
                danger: true,
                onAction: () => void remove(),
              },
            ],
          },
        ]}
      />
      <Button small quiet onPress={onClear}>
        {t('products.clearSelection')}
      </Button>
    </>
  )
}
