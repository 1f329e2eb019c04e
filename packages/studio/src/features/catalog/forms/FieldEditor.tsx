import type { ProductFormField } from '@vitrine/contract'
import { hasFormFieldProperty, MAX_FORM_TEXT, productFormFieldTypes } from '@vitrine/model'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import styles from '../catalog.module.css'
import { formatOptions, parseOptions } from './form-draft.ts'

interface FieldEditorProps {
  readonly field: ProductFormField
  /** The errors by property. */
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (field: ProductFormField) => void
}

/** The properties of a field that its type has. */
export function FieldEditor({ field, errors, onChange }: FieldEditorProps) {
  const t = useTranslate()
  const { type } = field
  const change = (properties: Partial<ProductFormField>) => onChange({ ...field, ...properties })
  const has = (property: string) => hasFormFieldProperty(type, property)
  return (
    <div className={styles['fields']}>
      <Select
        label={t('productForms.property.type')}
        options={productFormFieldTypes.map((id) => ({ id, label: t(`productForms.type.${id}`) }))}
        value={type}
        onChange={(chosen) => change({ type: chosen })}
      />
      <TextField
        label={t('productForms.property.title')}
        value={field.title}
        maxLength={200}
        error={errors['title'] ?? errors['id']}
        onChange={(title) => change({ title })}
      />
      <TextField
        label={t('productForms.property.description')}
        value={field.description}
        onChange={(description) => change({ description })}
      />
      {has('placeholder') && (
        <TextField
          label={t('productForms.property.placeholder')}
          value={field.placeholder}
          maxLength={1_000}
          onChange={(placeholder) => change({ placeholder })}
        />
      )}
      {has('options') && (
        <TextArea
          label={t(`productForms.property.${type === 'likert' ? 'questions' : 'options'}`)}
          value={formatOptions(field.options)}
          error={errors['options']}
          onChange={(text) => change({ options: parseOptions(text, field.options) })}
        />
      )}
      <FieldRules field={field} change={change} />
    </div>
  )
}

function FieldRules(props: {
  readonly field: ProductFormField
  readonly change: (properties: Partial<ProductFormField>) => void
}) {
  const { field, change } = props
  const t = useTranslate()
  const has = (property: string) => hasFormFieldProperty(field.type, property)
  return (
    <>
      {has('maxLength') && (
        <NumberField
          label={t('productForms.property.maxLength')}
          value={field.maxLength}
          minValue={1}
          maxValue={MAX_FORM_TEXT}
          onChange={(maxLength) => change({ maxLength })}
        />
      )}
      {has('currencySymbol') && (
        <TextField
          label={t('productForms.property.currencySymbol')}
          value={field.currencySymbol}
          maxLength={5}
          onChange={(currencySymbol) => change({ currencySymbol })}
        />
      )}
      {has('showCountryCode') && (
        <Checkbox
          label={t('productForms.property.showCountryCode')}
          isSelected={field.showCountryCode}
          onChange={(showCountryCode) => change({ showCountryCode })}
        />
      )}
      {has('underline') && (
        <Checkbox
          label={t('productForms.property.underline')}
          isSelected={field.underline}
          onChange={(underline) => change({ underline })}
        />
      )}
      {has('required') && field.type !== 'likert' && (
        <Checkbox
          label={t('productForms.property.required')}
          isSelected={field.required}
          onChange={(required) => change({ required })}
        />
      )}
    </>
  )
}
