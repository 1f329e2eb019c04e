import { getTextDirection } from '@vitrine/model'
import { CircleAlert } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useField } from 'react-aria/useField'
import fields from '../fields/fields.module.css'
import { addTexts } from '../texts.ts'
import { canvasTexts } from '../texts/canvas.ts'
import { LinkForm } from './LinkForm.tsx'
import styles from './RichTextEditor.module.css'
import type { RichTextFieldProps } from './RichTextField.tsx'
import { TextTools } from './TextTools.tsx'
import { useTextEditor } from './use-text-editor.ts'

addTexts(canvasTexts)

/** The field of a text with formats, below the buttons for them. */
export function RichTextEditor(props: RichTextFieldProps) {
  const { label, hidesLabel = false, help, error, isDisabled = false, value, tools: kind } = props
  const tools = useRef<HTMLDivElement>(null)
  const [isLinking, setLinking] = useState(false)
  const field = useField({
    label,
    labelElementType: 'span',
    description: help,
    errorMessage: error,
    isInvalid: error !== undefined,
  })
  const attributes = useAttributes(field.fieldProps, isDisabled)
  const [text, edited] = useTextEditor({
    ...{ value, attributes, isDisabled },
    onChange: props.onChange,
    onBlur: () => props.onBlur?.(),
    openToolbar: () => tools.current?.querySelector('button')?.focus(),
    openLink: () => setLinking(true),
  })
  return (
    <div
      className={fields['field']}
      data-invalid={error !== undefined || undefined}
      data-disabled={isDisabled || undefined}
    >
      <span {...field.labelProps} className={hidesLabel ? 'visually-hidden' : fields['label']}>
        {label}
      </span>
      <div className={styles['frame']}>
        {edited && !isDisabled && (
          <TextTools ref={tools} edited={edited} kind={kind} onLink={() => setLinking(true)} />
        )}
        {edited && isLinking && (
          <LinkForm
            edited={edited}
            LinkTarget={props.LinkTarget}
            onClose={() => setLinking(false)}
          />
        )}
        <div
          ref={text}
          className={styles['text']}
          lang={props.locale}
          dir={props.locale === undefined ? 'auto' : getTextDirection(props.locale)}
        />
      </div>
      {help !== undefined && (
        <span {...field.descriptionProps} className={fields['help']}>
          {help}
        </span>
      )}
      {error !== undefined && (
        <span {...field.errorMessageProps} className={fields['error']}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </span>
      )}
    </div>
  )
}

/** Returns the ARIA attributes of the text, the same object as long as they are the same. */
function useAttributes(
  {
    id,
    'aria-labelledby': label,
    'aria-describedby': description,
  }: ReturnType<typeof useField>['fieldProps'],
  isDisabled: boolean,
): Readonly<Record<string, string>> {
  return useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      ...(id !== undefined && { id }),
      ...(label !== undefined && { 'aria-labelledby': label }),
      ...(description !== undefined && { 'aria-describedby': description }),
      ...(isDisabled && { 'aria-disabled': 'true' }),
    }),
    [id, label, description, isDisabled],
  )
}
