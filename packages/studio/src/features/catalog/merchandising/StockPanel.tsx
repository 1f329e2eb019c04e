import { scarcityMessageTypes } from '@vitrine/model'
import { useWatch } from 'react-hook-form'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Panel } from '../../../ui/Page.tsx'
import styles from '../catalog.module.css'
import type { MerchandisingValues as Values } from './merchandising-values.ts'

/** The settings of little stock, and of none. */
export function StockPanel({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useTranslate()
  const shown = useWatch<
    Values,
    ['scarcityEnabledOnProductItems', 'scarcityEnabledOnProductBlocks']
  >({ name: ['scarcityEnabledOnProductItems', 'scarcityEnabledOnProductBlocks'] })
  return (
    <Panel title={t('merchandising.stock')} padded>
      <div className={styles['fields']}>
        <StockSwitch name="scarcityEnabledOnProductItems" isReadOnly={isReadOnly} />
        <StockSwitch name="scarcityEnabledOnProductBlocks" isReadOnly={isReadOnly} />
        {shown.some((isShown) => isShown) && <ScarcityFields isReadOnly={isReadOnly} />}
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
        <StockSwitch name="soldOutVariantsDropdownDisabled" isReadOnly={isReadOnly} />
      </div>
    </Panel>
  )
}

const texts = {
  scarcityEnabledOnProductItems: {
    label: 'merchandising.scarcity',
    help: 'merchandising.scarcity.help',
  },
  scarcityEnabledOnProductBlocks: {
    label: 'merchandising.scarcityOnBlocks',
    help: 'merchandising.scarcityOnBlocks.help',
  },
  soldOutVariantsDropdownDisabled: {
    label: 'merchandising.soldOutDisabled',
    help: 'merchandising.soldOutDisabled.help',
  },
} as const

function StockSwitch({
  name,
  isReadOnly,
}: {
  readonly name: keyof typeof texts
  readonly isReadOnly: boolean
}) {
  const t = useTranslate()
  return (
    <FormField<Values, typeof name> name={name} label={t(texts[name].label)}>
      {({ value, ...field }) => (
        <Switch {...field} isSelected={value} isDisabled={isReadOnly} help={t(texts[name].help)} />
      )}
    </FormField>
  )
}

function ScarcityFields({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useTranslate()
  const type = useWatch<Values, 'scarcityMessageType'>({ name: 'scarcityMessageType' })
  return (
    <>
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
      <FormField<Values, 'scarcityMessageType'>
        name="scarcityMessageType"
        label={t('merchandising.scarcityText')}
      >
        {(field) => (
          <Select
            {...field}
            isDisabled={isReadOnly}
            options={scarcityMessageTypes.map((id) => ({
              id,
              label: t(`merchandising.scarcityText.${id}`),
            }))}
          />
        )}
      </FormField>
      {type === 'CUSTOM_SCARCITY_MESSAGE' && (
        <FormField<Values, 'scarcityCustomMessage'>
          name="scarcityCustomMessage"
          label={t('merchandising.scarcityOwnText')}
        >
          {(field) => (
            <TextField
              {...field}
              maxLength={200}
              isDisabled={isReadOnly}
              help={t('merchandising.scarcityOwnText.help', { qtyInStock: '{qtyInStock}' })}
            />
          )}
        </FormField>
      )}
    </>
  )
}
