import { PLACEHOLDER_OWNER_EMAIL } from '@vitrine/model'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ComboBox } from '../../ui/fields/ComboBox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { FormError } from '../../ui/forms/form-error.ts'
import { useTranslate } from '../../ui/i18n.ts'
import type { TextId } from '../../ui/texts.ts'
import type { Beginning } from './beginning.ts'
import { SetupBar } from './SetupFrame.tsx'
import styles from './setup.module.css'

type Facts = Pick<Beginning, 'title' | 'language' | 'timeZone'>

interface Values extends Facts {
  readonly email: string
  readonly newPassword: string
}

const FIELDS_BY_CODE = {
  'accounts.emailInvalid': 'email',
  'accounts.emailTaken': 'email',
  'accounts.passwordTooShort': 'newPassword',
  'accounts.passwordTooLong': 'newPassword',
  'accounts.passwordTooCommon': 'newPassword',
} as const

/** Finds what the later steps could not mend, by field. */
function findErrors({ title, language, timeZone }: Facts): Readonly<Record<string, TextId>> {
  return {
    ...(title.trim() === '' && { title: 'setup.siteName.empty' }),
    ...(!isLanguage(language) && { language: 'setup.language.invalid' }),
    ...(timeZone === '' && { timeZone: 'setup.timeZone.empty' }),
  }
}

function isLanguage(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== ''
  } catch {
    return false
  }
}

interface OwnerStepProps {
  readonly beginning: Beginning
  /** Whether the account has no address and password yet. */
  readonly needsOwner: boolean
  readonly onDone: (facts: Facts & Partial<Pick<Beginning, 'contactEmail'>>) => void
}

/** The name of the site, and the account of its owner. */
export function OwnerStep({ beginning, needsOwner, onDone }: OwnerStepProps) {
  const t = useTranslate()
  const { data: session } = useSuspenseQuery(sessionQuery)
  const { title, language, timeZone } = beginning
  const form = useForm<Values>({
    defaultValues: { title, language, timeZone, email: '', newPassword: '' },
  })
  const save = async ({ email, newPassword, ...facts }: Values) => {
    const errors = Object.entries(findErrors(facts)).map(([name, id]) => [name, t(id)] as const)
    if (errors.length > 0) throw new FormError([], Object.fromEntries(errors))
    if (needsOwner) {
      await callApi('setUpOwner', { body: { email, newPassword } })
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    }
    const own = session?.member.email
    const known = own === PLACEHOLDER_OWNER_EMAIL ? email.trim() : own
    onDone({ ...facts, ...(beginning.contactEmail === '' && known && { contactEmail: known }) })
  }
  return (
    <Form form={form} onSave={save} fieldsByCode={FIELDS_BY_CODE}>
      <div className={styles['fields']}>
        <FormField<Values, 'title'> name="title" label={t('setup.siteName')}>
          {(field) => <TextField {...field} maxLength={200} isRequired />}
        </FormField>
        {needsOwner && <AccountFields />}
        <PlaceFields />
      </div>
      <SetupBar>
        <Button primary type="submit" isPending={form.formState.isSubmitting}>
          {t('setup.continue')}
        </Button>
      </SetupBar>
    </Form>
  )
}

function AccountFields() {
  const t = useTranslate()
  return (
    <>
      <FormField<Values, 'email'> name="email" label={t('setup.email')}>
        {(field) => (
          <TextField
            {...field}
            type="email"
            autoComplete="username"
            help={t('setup.email.help')}
            isRequired
          />
        )}
      </FormField>
      <FormField<Values, 'newPassword'> name="newPassword" label={t('setup.password')}>
        {(field) => (
          <TextField
            {...field}
            type="password"
            autoComplete="new-password"
            maxLength={128}
            help={t('accounts.passwordHelp')}
            isRequired
          />
        )}
      </FormField>
    </>
  )
}

function PlaceFields() {
  const t = useTranslate()
  const zones = Intl.supportedValuesOf('timeZone')
  return (
    <div className={styles['pair']}>
      <FormField<Values, 'language'> name="language" label={t('setup.language')}>
        {(field) => <TextField {...field} maxLength={35} help={t('setup.language.help')} />}
      </FormField>
      <FormField<Values, 'timeZone'> name="timeZone" label={t('setup.timeZone')}>
        {({ onChange, ...field }) => (
          <ComboBox
            {...field}
            onChange={(zone) => onChange(zone ?? '')}
            options={[...new Set([...zones, field.value])]
              .filter((id) => id !== '')
              .map((id) => ({ id, label: id.replaceAll('_', ' ') }))}
            help={t('setup.timeZone.help')}
          />
        )}
      </FormField>
    </div>
  )
}
