import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  type FieldValues,
  FormProvider,
  type Path,
  useFormContext,
  type UseFormReturn,
} from 'react-hook-form'
import { ApiError } from '../../api/call-api.ts'
import { useTranslate } from '../i18n.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormError } from './form-error.ts'
import { FormLabelsProvider } from './form-labels.ts'
import styles from './Form.module.css'
import { mapErrors } from './map-errors.ts'

export interface FormProps<Values extends FieldValues> {
  /** The form of `useForm` of react-hook-form. */
  readonly form: UseFormReturn<Values>
  /** Saves the values. What it throws, an error of a call or a `FormError`, is shown at the fields and in the summary. */
  readonly onSave: (values: Values) => Promise<void>
  /** The fields that errors without a path belong to, by their code. */
  readonly fieldsByCode?: Readonly<Record<string, Path<Values>>>
  readonly children: ReactNode
}

/**
 * A form that shows the errors of the server at its fields and in a summary with links, which gets the focus. Its
 * fields are `FormField`s.
 */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, onSave, fieldsByCode = {}, children } = props
  const [labels] = useState(() => new Map<string, string>())
  return (
    <FormProvider {...form}>
      <FormLabelsProvider value={labels}>
        <FormBody submit={form.handleSubmit(onSave)} labels={labels} fieldsByCode={fieldsByCode}>
          {children}
        </FormBody>
      </FormLabelsProvider>
    </FormProvider>
  )
}

interface FormBodyProps {
  readonly submit: (event: SyntheticEvent) => Promise<void>
  readonly labels: ReadonlyMap<string, string>
  readonly fieldsByCode: Readonly<Record<string, string>>
  readonly children: ReactNode
}

function FormBody({ submit, labels, fieldsByCode, children }: FormBodyProps) {
  const t = useTranslate()
  const { control, formState, getFieldState, setError, setFocus } = useFormContext()
  const summary = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [others, setOthers] = useState<readonly string[]>([])
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (failures > 0) summary.current?.focus()
  }, [failures])

  const showErrors = (error: unknown) => {
    const problem = error instanceof ApiError ? error.problem : undefined
    const names = [...labels.keys()]
    const found = problem && mapErrors(problem, names, fieldsByCode)
    const own = error instanceof FormError ? error : undefined
    for (const [name, message] of found?.fields ?? Object.entries(own?.fields ?? {}))
      setError(name, { message })
    const messages = own?.messages ?? [t('studio.saveFailed')]
    setOthers(found?.others ?? messages)
    setFailures((count) => count + 1)
  }
  const isSaving = useRef(false)
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    // The second press of a double click comes before the button is drawn as pending.
    if (isSaving.current) return
    isSaving.current = true
    setOthers([])
    try {
      await submit(event)
    } catch (error) {
      showErrors(error)
    }
    isSaving.current = false
  }
  const focusField = (name: string) => {
    if (control._names.mount.has(name)) return setFocus(name)
    // A part of a value that the form knows as a whole.
    const element = form.current?.elements.namedItem(name)
    if (element instanceof HTMLElement) element.focus()
  }
  const items = [...labels].flatMap(([name, label]) => {
    const message = getFieldState(name, formState).error?.message
    return message === undefined ? [] : [{ name, label, message }]
  })
  return (
    <form ref={form} onSubmit={(event) => void save(event)} noValidate className={styles['form']}>
      <ErrorSummary ref={summary} items={items} others={others} onFocusField={focusField} />
      {children}
    </form>
  )
}
