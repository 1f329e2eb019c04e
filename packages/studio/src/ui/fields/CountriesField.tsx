import { getCountries, getCountryName } from '@vitrine/model'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../IconButton.tsx'
import { useTranslate } from '../i18n.ts'
import { addTexts } from '../texts.ts'
import { tokensTexts } from '../texts/tokens.ts'
import { ComboBox } from './ComboBox.tsx'
import type { FieldProps } from './field.ts'
import styles from './TokenField.module.css'

addTexts(tokensTexts)

interface CountriesFieldProps extends FieldProps {
  /** The ISO 3166-1 codes of the chosen countries. */
  readonly value: readonly string[]
  readonly onChange: (codes: readonly string[]) => void
  readonly onBlur?: () => void
  readonly ref?: (element: HTMLInputElement | null) => void
}

/** A labeled list of countries, to which choosing one adds it. */
export function CountriesField({ value, onChange, label, ref, ...field }: CountriesFieldProps) {
  const t = useTranslate()
  const locale = navigator.language
  const input = useRef<HTMLInputElement>(null)
  const count = useRef(value.length)
  useEffect(() => {
    if (count.current !== value.length) input.current?.focus()
    count.current = value.length
  }, [value.length])
  const options = getCountries(locale)
    .filter(({ code }) => !value.includes(code))
    .map(({ code, name }) => ({ id: code, label: name }))
  return (
    <div className={styles['field']}>
      <ComboBox
        {...field}
        // A new one for each country: its list is closed, and it is empty.
        key={value.length}
        label={label}
        options={options}
        value={null}
        ref={(element) => {
          input.current = element
          ref?.(element)
        }}
        onChange={(code) => {
          if (code !== null) onChange([...value, code])
        }}
      />
      {value.length > 0 && (
        <ul className={styles['tokens']} aria-label={label}>
          {value.map((code) => (
            <li key={code}>
              <span>{getCountryName(code, locale)}</span>
              <IconButton
                small
                label={t('tokens.remove', { token: getCountryName(code, locale) })}
                Icon={X}
                onPress={() => onChange(value.filter((each) => each !== code))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
