import type { ShippingRate, ShippingZone } from '@vitrine/contract'
import type { Currency } from '@vitrine/model'
import { Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { editList } from '../../ui/lists/edit-list.ts'
import { listRowActions } from '../../ui/lists/row-actions.ts'
import { RowList } from '../../ui/lists/RowList.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { Panel } from '../../ui/Page.tsx'
import { describeRate, describeZone, getRatePrice } from './describe-rate.ts'
import styles from './shipping.module.css'
import { isRestOfWorld, saveRates, saveZones, toNewZone } from './shipping-zones.ts'
import { ShippingRateDialog } from './ShippingRateDialog.tsx'

interface ZoneProps {
  readonly zones: readonly ShippingZone[]
  /** The place of the zone in the list. */
  readonly index: number
  readonly currency: Currency
  /** Edits the zone; undefined for staff who may not. */
  readonly onEdit: (() => void) | undefined
}

/** The panel of a zone: its countries and its rates. */
export function ZonePanel({ zones, index, currency, onEdit }: ZoneProps) {
  const t = useTranslate()
  const [edited, setEdited] = useState<number>()
  const zone = zones[index]
  if (!zone) return null
  const { name, rates } = zone
  const note = isRestOfWorld(zone) ? t('shipping.rest.note') : describeZone(t, zone)
  return (
    <Panel
      title={name}
      note={note}
      aside={onEdit && <ZoneMenu zones={zones} index={index} onEdit={onEdit} />}
    >
      {rates.length === 0 ? (
        <p className={styles['empty']}>{t('shipping.rate.empty')}</p>
      ) : (
        <RateList zone={zone} currency={currency} onEdit={onEdit && setEdited} />
      )}
      {onEdit && (
        <div className={styles['footer']}>
          <Button
            small
            aria-label={t('shipping.rate.addTo', { name })}
            onPress={() => setEdited(rates.length)}
          >
            <Plus aria-hidden="true" />
            {t('shipping.rate.add')}
          </Button>
        </div>
      )}
      {edited !== undefined && (
        <ShippingRateDialog
          rate={rates[edited]}
          path={`zones.${index}.rates.${edited}`}
          currency={currency}
          onClose={() => setEdited(undefined)}
          onSave={(rate) => saveRates(zone, rates.toSpliced(edited, 1, rate))}
        />
      )}
    </Panel>
  )
}

function ZoneMenu(props: {
  readonly zones: readonly ShippingZone[]
  readonly index: number
  readonly onEdit: () => void
}) {
  const { zones, index, onEdit } = props
  const t = useTranslate()
  const { move, remove } = editList(zones, saveZones, toNewZone)
  const name = zones[index]?.name ?? ''
  const label = t('shipping.menu', { name })
  const items = listRowActions(t, {
    index,
    count: zones.length,
    onEdit,
    onDelete: () => void remove(index, t('shipping.deleted', { name })),
    onMove: (to) => move(index, to),
  })
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} Icon={Ellipsis} />}
      groups={[{ items }]}
    />
  )
}

function RateList(props: {
  readonly zone: ShippingZone
  readonly currency: Currency
  readonly onEdit: ((index: number) => void) | undefined
}) {
  const { zone, currency, onEdit } = props
  const t = useTranslate()
  const { rates } = zone
  const { move, remove } = editList<ShippingRate>(rates, (next) => saveRates(zone, next))
  return (
    <RowList
      label={t('shipping.rates', { name: zone.name })}
      rows={rates.map((rate, index) => ({
        id: rate.id ?? String(index),
        title: rate.name,
        note: describeRate(t, rate, currency),
        value: getRatePrice(t, rate, currency),
        menuLabel: t('shipping.rate.menu', { name: rate.name, zone: zone.name }),
        actions: onEdit
          ? listRowActions(t, {
              index,
              count: rates.length,
              onEdit: () => onEdit(index),
              onDelete: () => void remove(index, t('shipping.deleted', { name: rate.name })),
              onMove: (to) => move(index, to),
            })
          : [],
      }))}
    />
  )
}
