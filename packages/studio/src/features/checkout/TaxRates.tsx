import type { Taxes } from '@vitrine/contract'
import { formatNumber } from '@vitrine/react-kit'
import { getCountryName } from '@vitrine/model'
import { Percent, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { editList } from '../../ui/lists/edit-list.ts'
import { listRowActions } from '../../ui/lists/row-actions.ts'
import { RowList } from '../../ui/lists/RowList.tsx'
import { Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { RateDialog, type TaxRate } from './RateDialog.tsx'
import styles from './shipping.module.css'
import { TaxFileButtons } from './TaxFileButtons.tsx'

/** The number of postal codes of a rate that the list shows. */
const MAX_SHOWN = 3

/** The tax rates of the store, which a dialog adds and changes. */
export function TaxRates(props: {
  readonly taxes: Taxes
  readonly isReadOnly: boolean
  readonly onSave: (taxes: Taxes) => Promise<void>
}) {
  const { taxes, isReadOnly, onSave } = props
  const t = useTranslate()
  const [edited, setEdited] = useState<number>()
  const { rates } = taxes
  const save = (next: readonly TaxRate[]) => onSave({ ...taxes, rates: [...next] })
  const add = !isReadOnly && (
    <Button onPress={() => setEdited(rates.length)}>
      <Plus aria-hidden="true" />
      {t('taxes.add')}
    </Button>
  )
  return (
    <Panel
      title={t('taxes.rates')}
      aside={
        <div className={styles['buttons']}>
          <TaxFileButtons isReadOnly={isReadOnly} hasRates={rates.length > 0} />
          {rates.length > 0 && add}
        </div>
      }
    >
      {rates.length === 0 ? (
        <EmptyState Icon={Percent} title={t('taxes.empty')} action={add}>
          {t('taxes.empty.text')}
        </EmptyState>
      ) : (
        <RateList rates={rates} onSave={save} onEdit={isReadOnly ? undefined : setEdited} />
      )}
      {edited !== undefined && (
        <RateDialog
          rate={rates[edited]}
          taxClasses={taxes.taxClasses}
          index={edited}
          onClose={() => setEdited(undefined)}
          onSave={(rate) => save(rates.toSpliced(edited, 1, rate))}
        />
      )}
    </Panel>
  )
}

function RateList(props: {
  readonly rates: readonly TaxRate[]
  readonly onEdit: ((index: number) => void) | undefined
  readonly onSave: (rates: readonly TaxRate[]) => Promise<void>
}) {
  const { rates, onEdit, onSave } = props
  const t = useTranslate()
  const { remove } = editList(rates, onSave)
  return (
    <RowList
      label={t('taxes.rates')}
      rows={rates.map((rate, index) => {
        const { id, name, percent, taxClass } = rate
        const place = formatPlace(t, rate)
        return {
          id: id ?? String(index),
          title: name,
          note: taxClass === null ? place : t('taxes.ofClass', { place, taxClass }),
          value: formatPercent(percent),
          menuLabel: t('taxes.menu', { name, place }),
          actions: onEdit
            ? listRowActions(t, {
                index,
                count: rates.length,
                onEdit: () => onEdit(index),
                onDelete: () => void remove(index, t('taxes.deleted', { name })),
              })
            : [],
        }
      })}
    />
  )
}

/** Returns the addresses that a rate is for, with the first of its postal codes. */
function formatPlace(t: Translate, { country, regions, cities, postalCodes }: TaxRate): string {
  const hidden = postalCodes.length - MAX_SHOWN
  const more = hidden > 0 ? [t('taxes.morePostalCodes', { count: hidden })] : []
  return [
    getCountryName(country, navigator.language),
    ...[...regions, ...cities, ...postalCodes.slice(0, MAX_SHOWN), ...more],
  ].join(', ')
}

function formatPercent(percent: number): string {
  return formatNumber(percent / 100, navigator.language, {
    style: 'percent',
    maximumFractionDigits: 4,
  })
}
