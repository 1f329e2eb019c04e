import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TokenField } from '../../ui/fields/TokenField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import styles from './catalog.module.css'
import { LowStockFields } from './LowStockFields.tsx'
import { TaxClassField } from './TaxClassField.tsx'
import { productTypes } from './values/choices.ts'
import type { ProductValues } from './values/product-values.ts'

/** The type of a product, and how visitors find it in the shop. */
export function Organization() {
  const t = useTranslate()
  return (
    <Panel title={t('products.organization')} padded>
      <div className={styles['fields']}>
        <FormField<ProductValues, 'productType'>
          name="productType"
          label={t('products.column.type')}
        >
          {(field) => (
            <Select
              {...field}
              options={productTypes.map((id) => ({ id, label: t(`products.type.${id}`) }))}
            />
          )}
        </FormField>
        <FormField<ProductValues, 'categories'>
          name="categories"
          label={t('products.field.categories')}
        >
          {({ value, ...field }) => (
            <TokenField {...field} tokens={value} help={t('products.categoriesHelp')} />
          )}
        </FormField>
        <FormField<ProductValues, 'tags'> name="tags" label={t('products.field.tags')}>
          {({ value, ...field }) => <TokenField {...field} tokens={value} />}
        </FormField>
        <FormField<ProductValues, 'customAddButtonText'>
          name="customAddButtonText"
          label={t('products.field.customAddButtonText')}
        >
          {(field) => <TextField {...field} help={t('products.buttonHelp')} />}
        </FormField>
        <FormField<ProductValues, 'expressCheckout'>
          name="expressCheckout"
          label={t('products.field.expressCheckout')}
        >
          {({ value, ...field }) => (
            <Checkbox {...field} isSelected={value} help={t('products.expressHelp')} />
          )}
        </FormField>
        <TaxClassField />
        <LowStockFields />
      </div>
    </Panel>
  )
}
