import { MAX_LOW_STOCK } from '@vitrine/model'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Panel } from '../../../ui/Page.tsx'
import styles from '../catalog.module.css'
import type { MerchandisingValues as Values } from './merchandising-values.ts'

/** The settings of notices to staff about low stock. */
export function LowStockPanel({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useTranslate()
  return (
    <Panel title={t('merchandising.lowStock')} padded>
      <div className={styles['fields']}>
        <FormField<Values, 'lowStockThreshold'>
          name="lowStockThreshold"
          label={t('merchandising.lowStockAt')}
        >
          {({ value, onChange, ...field }) => (
            <NumberField
              {...field}
              value={value === 0 ? null : value}
              minValue={1}
              maxValue={MAX_LOW_STOCK}
              isDisabled={isReadOnly}
              help={t('merchandising.lowStockAt.help')}
              onChange={(next) => onChange(next ?? 0)}
            />
          )}
        </FormField>
        <FormField<Values, 'lowStockEmailsEnabled'>
          name="lowStockEmailsEnabled"
          label={t('merchandising.lowStockEmails')}
        >
          {({ value, ...field }) => (
            <Switch
              {...field}
              isSelected={value}
              isDisabled={isReadOnly}
              help={t('merchandising.lowStockEmails.help')}
            />
          )}
        </FormField>
      </div>
    </Panel>
  )
}
