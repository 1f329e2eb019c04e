import styles from '../catalog.module.css'
import type { Preferences } from './preferences-query.ts'
import { useForm, useWatch } from 'react-hook-form'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { SaveBar } from '../../../ui/forms/SaveBar.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { showToast } from '../../../ui/overlays/toasts.ts'
import { Panel } from '../../../ui/Page.tsx'

type Values = Pick<
  Preferences,
  'lowestPriceEnabled' | 'scarcityEnabledOnProductItems' | 'scarcityThreshold' | 'customSoldOutText'
>

interface MerchandisingFormProps {
  readonly preferences: Preferences
  readonly isReadOnly: boolean
  readonly onSave: (values: Values) => Promise<void>
}

/** The form of the settings that all products of the shop share. */
export function MerchandisingForm({ preferences, isReadOnly, onSave }: MerchandisingFormProps) {
  const t = useTranslate()
  const { lowestPriceEnabled, scarcityEnabledOnProductItems } = preferences
  const { scarcityThreshold, customSoldOutText } = preferences
  const form = useForm<Values>({
    values: {
      lowestPriceEnabled,
      scarcityEnabledOnProductItems,
      scarcityThreshold,
      customSoldOutText,
    },
  })
  const save = async (values: Values) => {
    await onSave(values)
    form.reset(values)
    showToast(t('merchandising.saved'))
  }
  return (
    <Form form={form} onSave={save}>
      <Panel title={t('merchandising.prices')} padded>
        <FormField<Values, 'lowestPriceEnabled'>
          name="lowestPriceEnabled"
          label={t('merchandising.lowestPrice')}
        >
          {({ value, ...field }) => (
            <Switch
              {...field}
              isSelected={value}
              isDisabled={isReadOnly}
              help={t('merchandising.lowestPrice.help')}
            />
          )}
        </FormField>
      </Panel>
      <StockPanel isReadOnly={isReadOnly} />
      {!isReadOnly && <SaveBar />}
    </Form>
  )
}

function StockPanel({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useTranslate()
  const isScarcityShown = useWatch<Values, 'scarcityEnabledOnProductItems'>({
    name: 'scarcityEnabledOnProductItems',
  })
  return (
    <Panel title={t('merchandising.stock')} padded>
      <div className={styles['fields']}>
        <FormField<Values, 'scarcityEnabledOnProductItems'>
          name="scarcityEnabledOnProductItems"
          label={t('merchandising.scarcity')}
        >
          {({ value, ...field }) => (
            <Switch
              {...field}
              isSelected={value}
              isDisabled={isReadOnly}
              help={t('merchandising.scarcity.help')}
            />
          )}
        </FormField>
        {isScarcityShown && (
          <FormField<Values, 'scarcityThreshold'>
            name="scarcityThreshold"
            label={t('merchandising.threshold')}
          >
            {({ onChange, ...field }) => (
              <NumberField
                {...field}
                minValue={1}
                maxValue={9_999}
                isDisabled={isReadOnly}
                onChange={(value) => onChange(value ?? 1)}
              />
            )}
          </FormField>
        )}
        <FormField<Values, 'customSoldOutText'>
          name="customSoldOutText"
          label={t('merchandising.soldOut')}
        >
          {(field) => (
            <TextField
              {...field}
              maxLength={200}
              isDisabled={isReadOnly}
              help={t('merchandising.soldOut.help')}
            />
          )}
        </FormField>
      </div>
    </Panel>
  )
}
