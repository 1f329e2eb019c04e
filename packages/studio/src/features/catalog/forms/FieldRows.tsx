import type { ProductFormField } from '@vitrine/contract'
import { MAX_PRODUCT_FORM_FIELDS } from '@vitrine/model'
import { ChevronDown, ChevronRight, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { SortableList } from '../../../ui/lists/SortableList.tsx'
import { FieldEditor } from './FieldEditor.tsx'
import { getFieldErrors, newField } from './form-draft.ts'
import styles from './forms.module.css'

interface FieldRowsProps {
  readonly fields: readonly ProductFormField[]
  readonly errors: Readonly<Record<string, string>>
  /** The id of the field that is open. */
  readonly openId: string | undefined
  readonly onOpen: (id: string | undefined) => void
  readonly onChange: (fields: readonly ProductFormField[]) => void
}

/** The fields of a form in their order. One at a time shows its properties. */
export function FieldRows({ fields, errors, openId, onOpen, onChange }: FieldRowsProps) {
  const t = useTranslate()
  const getName = ({ title }: ProductFormField, index: number) =>
    title.trim() || t('productForms.field', { number: String(index + 1) })
  const move = (id: string, to: number) => {
    const moved = fields.find((field) => field.id === id)
    if (moved) onChange(fields.filter((field) => field !== moved).toSpliced(to, 0, moved))
  }
  const add = () => {
    const field = newField()
    onChange([...fields, field])
    onOpen(field.id)
  }
  return (
    <>
      <SortableList
        label={t('productForms.fields')}
        items={fields.map((field, index) => ({
          id: field.id,
          moveLabel: t('productForms.moveField', { name: getName(field, index) }),
          content: (
            <FieldRow
              field={field}
              name={getName(field, index)}
              errors={getFieldErrors(errors, index)}
              isOpen={openId === field.id}
              onToggle={() => onOpen(openId === field.id ? undefined : field.id)}
              onChange={(changed) => onChange(fields.with(index, changed))}
              onRemove={() => onChange(fields.filter(({ id }) => id !== field.id))}
            />
          ),
        }))}
        onMove={move}
      />
      {fields.length < MAX_PRODUCT_FORM_FIELDS && (
        <div>
          <Button small onPress={add}>
            <Plus aria-hidden="true" />
            {t('productForms.addField')}
          </Button>
        </div>
      )}
    </>
  )
}

interface FieldRowProps {
  readonly field: ProductFormField
  readonly name: string
  readonly errors: Readonly<Record<string, string>>
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onChange: (field: ProductFormField) => void
  readonly onRemove: () => void
}

function FieldRow(props: FieldRowProps) {
  const { field, name, errors, isOpen, onToggle, onChange, onRemove } = props
  const t = useTranslate()
  const editor = useId()
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <div className={styles['field']}>
      <div className={styles['head']}>
        <button
          type="button"
          className={styles['name']}
          aria-expanded={isOpen}
          aria-controls={editor}
          onClick={onToggle}
        >
          <Icon aria-hidden="true" data-mirrors />
          <span>{name}</span>
          <span className={styles['type']}>
            {t(`productForms.type.${field.type}`)}
            {field.required && `, ${t('productForms.property.required')}`}
          </span>
        </button>
        <IconButton
          small
          label={t('productForms.removeField', { name })}
          Icon={Trash2}
          onPress={onRemove}
        />
      </div>
      <div id={editor} hidden={!isOpen}>
        {isOpen && <FieldEditor field={field} errors={errors} onChange={onChange} />}
      </div>
    </div>
  )
}
