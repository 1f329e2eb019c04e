import type { InspectorField } from '@vitrine/blocks/fields'
import type { Block, Json } from '@vitrine/page'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { useEditor } from '../context.ts'
import { AssetControl } from './controls/AssetControl.tsx'
import { LinkControl } from './controls/LinkControl.tsx'
import { RichControl } from './controls/RichControl.tsx'
import { getFieldValue, setFieldValue } from './field-value.ts'
import styles from './Inspector.module.css'

interface BlockFieldProps {
  readonly block: Block
  readonly field: InspectorField
}

/** A setting of a block with the control that its folder names. */
export function BlockField({ block, field }: BlockFieldProps) {
  const { store, isReadOnly } = useEditor()
  const value = getFieldValue(block, field, store.locale) ?? field.initial
  const set = (next: Json | undefined) => void setFieldValue(store, block, field, next)
  const isDisabled = isReadOnly || block.lock === 'all'
  return <FieldControl field={field} value={value} set={set} isDisabled={isDisabled} />
}

interface ControlProps {
  readonly field: InspectorField
  readonly value: Json | undefined
  readonly set: (value: Json | undefined) => void
  readonly isDisabled: boolean
}

function FieldControl({ field, value, set, isDisabled }: ControlProps) {
  const { label, help } = field
  const common = { label, isDisabled, ...(help !== undefined && { help }) }
  switch (field.ui) {
    case 'toggle':
      return <Switch {...common} isSelected={value === true} onChange={set} />
    case 'number':
      return (
        <NumberField
          {...common}
          value={typeof value === 'number' ? value : null}
          minValue={field.min}
          maxValue={field.max}
          {...(field.step !== undefined && { step: field.step })}
          {...(field.unit !== undefined && { suffix: field.unit })}
          onChange={(number) => set(number ?? undefined)}
        />
      )
    case 'segmented':
    case 'select':
    case 'kind':
      return <OptionControl field={field} value={value} set={set} isDisabled={isDisabled} />
    case 'line':
    case 'address':
    case 'email':
    case 'date':
    case 'color':
      return (
        <TextField
          {...common}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => set(text === '' ? undefined : text)}
        />
      )
    case 'lines':
    case 'html':
    case 'markdown':
      return (
        <TextArea
          {...common}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => set(text === '' ? undefined : text)}
        />
      )
    case 'rich':
      return <RichControl {...common} value={value} onChange={set} />
    case 'asset':
      return <AssetControl {...common} field={field} value={value} onChange={set} />
    case 'link':
      return <LinkControl {...common} value={value} onChange={set} />
    default:
      return (
        <p className={styles['note']}>
          {label}: cannot be changed here yet. Its value is preserved.
        </p>
      )
  }
}

function OptionControl({ field, value, set, isDisabled }: ControlProps) {
  if (!('options' in field)) return null
  const { label, help, isOptional, unset, initial } = field
  const options = field.options.map((option) => ({ id: String(option.value), label: option.label }))
  const change = (id: string) => {
    const chosen = field.options.find((option) => String(option.value) === id)
    set(chosen?.value)
  }
  const chosen = typeof value === 'string' || typeof value === 'number' ? String(value) : UNSET
  const hasUnset = isOptional && initial === undefined
  if (field.ui === 'segmented' && !hasUnset && !isDisabled)
    return (
      <div>
        <span className={styles['note']} aria-hidden="true">
          {label}
        </span>
        <SegmentedControl label={label} segments={options} value={chosen} onChange={change} />
      </div>
    )
  const all = hasUnset ? [{ id: UNSET, label: unset ?? 'Default' }, ...options] : options
  return (
    <Select
      label={label}
      isDisabled={isDisabled}
      {...(help !== undefined && { help })}
      options={all}
      value={chosen}
      onChange={change}
    />
  )
}

/** The choice of no value. */
const UNSET = ''
