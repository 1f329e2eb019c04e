import { useTranslate } from '../i18n.ts'
import { Select, type SelectProps } from './Select.tsx'

/** The key of Standard, which no class of a store has: names have no line break. */
const STANDARD = '\n'

/** A choice of a tax class; null is Standard. A class that the store does not have any more stays to be seen. */
export function TaxClassSelect(
  props: Omit<SelectProps<string>, 'options' | 'onChange'> & {
    readonly taxClasses: readonly string[]
    readonly onChange: (taxClass: string | null) => void
  },
) {
  const { taxClasses, value, onChange, ...rest } = props
  const t = useTranslate()
  const names = value === null ? taxClasses : [...new Set([...taxClasses, value])]
  return (
    <Select
      {...rest}
      options={[
        { id: STANDARD, label: t('studio.taxClass.standard') },
        ...names.map((name) => ({ id: name, label: name })),
      ]}
      value={value ?? STANDARD}
      onChange={(id) => onChange(id === STANDARD ? null : id)}
    />
  )
}
