import { CircleAlert } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useField } from 'react-aria/useField'
import type { FieldProps } from '../fields/field.ts'
import fields from '../fields/fields.module.css'
import { useTranslate } from '../i18n.ts'
import styles from './CodeEditor.module.css'
import { type CodeLanguage, type CodePosition, type CodeView, createCodeView } from './code-view.ts'

export interface CodeEditorProps extends Omit<FieldProps, 'name' | 'isRequired'> {
  readonly language: CodeLanguage
  readonly value: string
  readonly onChange: (value: string) => void
  /** The maximum number of characters; a change that exceeds it is not made. */
  readonly maxLength?: number
  /** The position to go to, when it changes. */
  readonly position?: CodePosition | undefined
}

/** The editor of a labeled text of code. */
export function CodeEditor(props: CodeEditorProps) {
  const { label, hidesLabel = false, help, error, isDisabled = false, language } = props
  const t = useTranslate()
  const description = isDisabled ? help : <Notes help={help} keys={t('code.keys')} />
  const field = useField({
    label,
    labelElementType: 'span',
    description,
    errorMessage: error,
    isInvalid: error !== undefined,
  })
  const mount = useCodeView(props, useAttributes(field.fieldProps))
  return (
    <div
      className={fields['field']}
      data-invalid={error !== undefined || undefined}
      data-disabled={isDisabled || undefined}
    >
      <span {...field.labelProps} className={hidesLabel ? 'visually-hidden' : fields['label']}>
        {label}
      </span>
      <div
        ref={mount}
        className={styles['frame']}
        dir={language === 'markdown' ? undefined : 'ltr'}
      />
      {description !== undefined && (
        <span {...field.descriptionProps} className={fields['help']}>
          {description}
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

function Notes({ help, keys }: { readonly help: FieldProps['help']; readonly keys: string }) {
  return (
    <>
      {help !== undefined && <>{help} </>}
      {keys}
    </>
  )
}

/** Returns the attributes of the editable element as text, the same until one of them changes. */
function useAttributes(props: object): Readonly<Record<string, string>> {
  const json = JSON.stringify(
    Object.entries(props).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
  return useMemo(() => Object.fromEntries(JSON.parse(json)), [json])
}

/** Edits the code in the element with the ref. */
function useCodeView(
  props: Omit<CodeEditorProps, 'label' | 'hidesLabel' | 'help' | 'error'>,
  attributes: Readonly<Record<string, string>>,
) {
  const { language, value, maxLength, isDisabled = false, position } = props
  const latest = useRef(props)
  const [view, setView] = useState<CodeView>()
  const [mount] = useState(() => (parent: HTMLElement | null) => {
    if (!parent) return
    const onChange = (text: string) => latest.current.onChange(text)
    const created = createCodeView(parent, { language, value, maxLength, onChange })
    setView(created)
    return () => created.destroy()
  })
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => view?.setState({ attributes, isDisabled }), [view, attributes, isDisabled])
  useEffect(() => view?.setValue(value), [view, value])
  useEffect(() => {
    if (position) view?.goTo(position)
  }, [view, position])
  return mount
}
