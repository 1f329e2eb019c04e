import { TextArea } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import type { FormFieldState } from '../../ui/forms/FormField.tsx'
import { paragraphsToText, textToParagraphs } from './values/paragraphs.ts'

/** The description of a product, which is HTML. Paragraphs alone are edited as text, anything else as HTML. */
export function DescriptionField({ value, onChange, ...field }: FormFieldState<string>) {
  const t = useTranslate()
  const text = paragraphsToText(value)
  if (text === undefined)
    return (
      <TextArea
        {...field}
        value={value}
        onChange={onChange}
        rows={10}
        spellCheck="false"
        help={t('products.descriptionHtml')}
      />
    )
  return (
    <TextArea
      {...field}
      value={text}
      onChange={(typed) => onChange(textToParagraphs(typed))}
      rows={6}
      help={t('products.descriptionHelp')}
    />
  )
}
