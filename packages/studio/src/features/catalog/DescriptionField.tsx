import { useMemo, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import type { FormFieldState } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { RichTextField } from '../../ui/rich-text/RichTextField.tsx'
import styles from './catalog.module.css'
import { isFormattedText, parseDescription, renderDescription } from './values/description.ts'

type DescriptionFieldProps = FormFieldState<string> & {
  readonly isDisabled: boolean
  /** The language of the description; unknown by default. */
  readonly locale?: string
}

/**
 * A description, which is HTML. It is edited with its formats; one with elements that the editor does not know, such as
 * tables, is edited as HTML until staff decide otherwise.
 */
export function DescriptionField(props: DescriptionFieldProps) {
  const { value } = props
  const t = useTranslate()
  const [isHtml, setHtml] = useState(() => !isFormattedText(value))
  const editFormats = async () => {
    const isConfirmed =
      isFormattedText(value) ||
      (await askToConfirm({
        title: t('products.descriptionLoss'),
        message: t('products.descriptionLoss.text'),
        confirmLabel: t('products.descriptionFormats'),
      }))
    if (isConfirmed) setHtml(false)
  }
  return (
    <div className={styles['description']}>
      {isHtml ? <HtmlField {...props} /> : <FormattedField {...props} />}
      <div>
        <Button
          small
          quiet
          isDisabled={props.isDisabled}
          onPress={() => (isHtml ? void editFormats() : setHtml(true))}
        >
          {t(isHtml ? 'products.descriptionFormats' : 'products.descriptionHtml')}
        </Button>
      </div>
    </div>
  )
}

function HtmlField({ isDisabled: _isDisabled, locale: _locale, ...field }: DescriptionFieldProps) {
  const t = useTranslate()
  return (
    <TextArea {...field} rows={10} spellCheck="false" help={t('products.descriptionHtmlHelp')} />
  )
}

function FormattedField(props: DescriptionFieldProps) {
  const { label, value, onChange, error, isDisabled, locale } = props
  // HTML has no spaces at the end of a line, which a text has while it is typed. So it is parsed only if it came from outside.
  const [typed, setTyped] = useState({ html: value, text: parseDescription(value) })
  const parsed = useMemo(() => parseDescription(value), [value])
  return (
    <RichTextField
      label={label}
      error={error}
      isDisabled={isDisabled}
      {...(locale !== undefined && { locale })}
      value={typed.html === value ? typed.text : parsed}
      onChange={(text) => {
        const html = renderDescription(text)
        setTyped({ html, text })
        onChange(html)
      }}
    />
  )
}
