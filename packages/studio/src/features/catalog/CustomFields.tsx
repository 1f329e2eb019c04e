import { customFieldLimits, findRepeatedNames } from '@vitrine/model'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { SortableList } from '../../ui/lists/SortableList.tsx'
import { Panel } from '../../ui/Page.tsx'
import styles from './custom-fields.module.css'
import catalog from './catalog.module.css'
import { type CustomFieldValues, newKey, type ProductValues } from './values/product-values.ts'

interface CustomFieldsProps {
  readonly isReadOnly: boolean
}

/** The texts that the page of a product shows by their names, in their order. */
export function CustomFields({ isReadOnly }: CustomFieldsProps) {
  const t = useTranslate()
  const { field } = useController<ProductValues, 'customFields'>({ name: 'customFields' })
  const { value: fields, onChange } = field
  return (
    <Panel title={t('products.customFields')} padded>
      <div className={catalog['fields']}>
        <p className={catalog['help']}>{t('products.customFieldsHelp')}</p>
        <FormField<ProductValues, 'customFields'>
          name="customFields"
          label={t('products.customFields')}
        >
          {({ error, ref }) => (
            <>
              {fields.length > 0 && (
                <CustomFieldRows
                  fields={fields}
                  isReadOnly={isReadOnly}
                  isRejected={error !== undefined}
                  onChange={onChange}
                />
              )}
              {!isReadOnly && (
                <div>
                  <Button
                    small
                    ref={ref}
                    isDisabled={fields.length >= customFieldLimits.fields}
                    onPress={() => onChange([...fields, { key: newKey(), name: '', value: '' }])}
                  >
                    <Plus aria-hidden="true" />
                    {t('products.addCustomField')}
                  </Button>
                  {error !== undefined && <p className={catalog['error']}>{error}</p>}
                </div>
              )}
            </>
          )}
        </FormField>
      </div>
    </Panel>
  )
}

function CustomFieldRows(props: {
  readonly fields: readonly CustomFieldValues[]
  readonly isReadOnly: boolean
  /** Whether the server has rejected the fields. */
  readonly isRejected: boolean
  readonly onChange: (fields: readonly CustomFieldValues[]) => void
}) {
  const { fields, isReadOnly, isRejected, onChange } = props
  const t = useTranslate()
  const repeated = findRepeatedNames(fields)
  const move = (key: string, to: number) => {
    const moved = fields.find((each) => each.key === key)
    if (moved) onChange(fields.filter((each) => each !== moved).toSpliced(to, 0, moved))
  }
  const getError = (text: string) =>
    isRejected && text.trim() === '' ? t('products.customFieldMissing') : undefined
  const items = fields.map((field, index) => {
    const name = field.name.trim() || t('products.customField', { number: String(index + 1) })
    const isRepeated = field.name.trim() !== '' && repeated.includes(index)
    return {
      id: field.key,
      moveLabel: t('products.moveCustomField', { name }),
      content: (
        <CustomFieldRow
          field={field}
          isNew={field.name === '' && field.value === ''}
          isReadOnly={isReadOnly}
          removeLabel={t('products.removeCustomField', { name })}
          nameError={isRepeated ? t('products.customFieldRepeated') : getError(field.name)}
          valueError={getError(field.value)}
          onChange={(change) => onChange(fields.with(index, { ...field, ...change }))}
          onRemove={() => onChange(fields.filter(({ key }) => key !== field.key))}
        />
      ),
    }
  })
  return (
    <SortableList
      label={t('products.customFields')}
      isDisabled={isReadOnly}
      items={items}
      onMove={move}
    />
  )
}

function CustomFieldRow(props: {
  readonly field: CustomFieldValues
  readonly isNew: boolean
  readonly isReadOnly: boolean
  readonly removeLabel: string
  readonly nameError: string | undefined
  readonly valueError: string | undefined
  readonly onChange: (change: Partial<CustomFieldValues>) => void
  readonly onRemove: () => void
}) {
  const { field, isNew, isReadOnly, removeLabel, nameError, valueError } = props
  const { onChange, onRemove } = props
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [wasAdded] = useState(isNew)
  useEffect(() => {
    if (wasAdded) input.current?.focus()
  }, [wasAdded])
  return (
    <div className={styles['row']}>
      <div className={styles['inputs']}>
        <TextField
          label={t('products.customFieldName')}
          value={field.name}
          maxLength={customFieldLimits.name}
          ref={input}
          isReadOnly={isReadOnly}
          error={nameError}
          onChange={(name) => onChange({ name })}
        />
        <TextArea
          label={t('products.customFieldValue')}
          value={field.value}
          maxLength={customFieldLimits.value}
          rows={Math.min(6, field.value.split('\n').length)}
          isReadOnly={isReadOnly}
          error={valueError}
          onChange={(value) => onChange({ value })}
        />
      </div>
      {!isReadOnly && <IconButton small label={removeLabel} Icon={Trash2} onPress={onRemove} />}
    </div>
  )
}
