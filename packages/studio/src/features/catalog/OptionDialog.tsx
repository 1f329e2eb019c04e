import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { SortableList } from '../../ui/lists/SortableList.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import styles from './catalog.module.css'
import { checkOption, type EditedOption, type EditedValue } from './values/check-option.ts'
import { getOptions, type OptionChange, type Variations } from './values/options.ts'
import { newKey } from './values/product-values.ts'

interface OptionDialogProps {
  readonly variations: Variations
  /** The index of the option; that after the last one adds one. */
  readonly index: number
  readonly onClose: () => void
  readonly onSave: (change: OptionChange) => void
  readonly onRemove: () => void
}

const newValue = (): EditedValue => ({ key: newKey(), value: '' })

/** A dialog with the name and the values of an option. Renamed values keep their variants. */
export function OptionDialog(props: OptionDialogProps) {
  const { onClose, onRemove } = props
  const t = useTranslate()
  const { saved, option, setOption, errors, save } = useOption(props)
  const title = saved
    ? t('products.editOptionNamed', { name: saved.name })
    : t('products.addOption')
  const footer = (
    <>
      {saved && (
        <Button danger quiet onPress={onRemove}>
          {t('products.removeOption')}
        </Button>
      )}
      <Button onPress={onClose}>{t('studio.cancel')}</Button>
      <Button primary onPress={save}>
        {t(saved ? 'products.changeOption' : 'products.addOption')}
      </Button>
    </>
  )
  return (
    <Dialog title={title} isOpen onClose={onClose} footer={footer}>
      <div className={styles['fields']}>
        <TextField
          label={t('products.optionName')}
          placeholder={t('products.optionNameExample')}
          value={option.name}
          error={errors.name}
          onChange={(name) => setOption({ ...option, name })}
        />
        <OptionValues
          values={option.values}
          errors={errors.values}
          onChange={(values) => setOption({ ...option, values })}
        />
        {errors.count !== undefined && (
          <p className={styles['error']} role="alert">
            {errors.count}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** Holds an option while it is edited. Its errors are shown from the first attempt to save it. */
function useOption({ variations, index, onSave }: OptionDialogProps) {
  const t = useTranslate()
  const saved = getOptions(variations)[index]
  const [option, setOption] = useState<EditedOption>(() => ({
    name: saved?.name ?? '',
    values: saved?.values.map((value) => ({ key: newKey(), value, before: value })) ?? [
      newValue(),
      newValue(),
    ],
  }))
  const [isChecked, setChecked] = useState(false)
  const errors = checkOption(t, variations, index, option)
  const save = () => {
    setChecked(true)
    if (Object.keys(errors).length > 0) return
    const values = option.values.filter(({ value }) => value.trim() !== '')
    onSave({
      index,
      name: option.name.trim(),
      values: values.map(({ value, before }) => ({ value: value.trim(), before })),
    })
  }
  return { saved, option, setOption, errors: isChecked ? errors : {}, save }
}

function OptionValues(props: {
  readonly values: readonly EditedValue[]
  readonly errors: ReadonlyMap<string, string> | undefined
  readonly onChange: (values: readonly EditedValue[]) => void
}) {
  const { values, errors, onChange } = props
  const t = useTranslate()
  const move = (key: string, to: number) => {
    const moved = values.find((each) => each.key === key)
    if (moved) onChange(values.filter((each) => each !== moved).toSpliced(to, 0, moved))
  }
  const row = (each: EditedValue, number: string) => (
    <div className={styles['optionValue']}>
      <TextField
        label={t('products.optionValue', { number })}
        hidesLabel
        value={each.value}
        error={errors?.get(each.key)}
        onChange={(value) =>
          onChange(values.map((other) => (other.key === each.key ? { ...other, value } : other)))
        }
      />
      <IconButton
        label={t('products.removeValue', { number })}
        Icon={Trash2}
        onPress={() => onChange(values.filter(({ key }) => key !== each.key))}
      />
    </div>
  )
  return (
    <>
      <SortableList
        label={t('products.optionValues')}
        items={values.map((each, at) => ({
          id: each.key,
          moveLabel: t('products.moveValue', { number: String(at + 1) }),
          content: row(each, String(at + 1)),
        }))}
        onMove={move}
      />
      <div>
        <Button small onPress={() => onChange([...values, newValue()])}>
          <Plus aria-hidden="true" />
          {t('products.addValue')}
        </Button>
      </div>
    </>
  )
}
