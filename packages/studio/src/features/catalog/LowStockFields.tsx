import { isStockUnlimited } from '@vitrine/model'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import type { ProductValues } from './values/product-values.ts'

/**
 * The number from which the stock of a product is low: its own, that of the store, or none. Nothing for a type that
 * has no stock.
 */
export function LowStockFields() {
  const t = useTranslate()
  const { control } = useFormContext<ProductValues>()
  const [isIgnored, type] = useWatch({ control, name: ['ignoresLowStock', 'productType'] })
  if (isStockUnlimited(type)) return null
  return (
    <>
      <FormField<ProductValues, 'lowStockAt'>
        name="lowStockAt"
        label={t('products.field.lowStockAt')}
      >
        {(field) => (
          <NumberField
            {...field}
            minValue={0}
            maxValue={1_000_000_000}
            isDisabled={isIgnored}
            help={t('products.lowStockHelp')}
          />
        )}
      </FormField>
      <FormField<ProductValues, 'ignoresLowStock'>
        name="ignoresLowStock"
        label={t('products.field.ignoresLowStock')}
      >
        {({ value, ...field }) => (
          <Checkbox {...field} isSelected={value} help={t('products.ignoresLowStockHelp')} />
        )}
      </FormField>
    </>
  )
}
