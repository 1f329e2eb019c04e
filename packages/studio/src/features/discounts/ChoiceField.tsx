import { X } from 'lucide-react'
import { ComboBox } from '../../ui/fields/ComboBox.tsx'
import tokens from '../../ui/fields/TokenField.module.css'
import type { FormFieldState } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { tokensTexts } from '../../ui/texts/tokens.ts'
import type { Chosen } from './discount-values.ts'

addTexts(tokensTexts)

interface ChoiceFieldProps extends FormFieldState<readonly Chosen[]> {
  readonly options: readonly Chosen[]
  readonly help?: string
  /** The text in the input, if the caller searches by it. */
  readonly search?: string
  readonly onSearch?: (text: string) => void
}

/** A labeled list of products or categories, to which choosing one adds it. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { value, onChange, options, label, ...field } = props
  const t = useTranslate()
  const isChosen = (id: string) => value.some((each) => each.id === id)
  return (
    <div className={tokens['field']}>
      <ComboBox
        {...field}
        // A new one for each choice: its list is closed, and it is empty.
        key={value.length}
        label={label}
        options={options
          .filter(({ id }) => !isChosen(id))
          .map(({ id, name }) => ({ id, label: name }))}
        value={null}
        onChange={(id) => {
          const chosen = options.find((each) => each.id === id)
          if (chosen) onChange([...value, chosen])
        }}
      />
      {value.length > 0 && (
        <ul className={tokens['tokens']} aria-label={label}>
          {value.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <IconButton
                small
                label={t('tokens.remove', { token: name })}
                Icon={X}
                onPress={() => onChange(value.filter((each) => each.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
