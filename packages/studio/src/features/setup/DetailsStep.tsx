import { currencies } from '@vitrine/model'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import type { Beginning } from './beginning.ts'
import { LookPreview } from './LookPreview.tsx'
import { SetupBar } from './SetupFrame.tsx'
import styles from './setup.module.css'

type Values = Pick<Beginning, 'tagLine' | 'contactEmail' | 'currency'>

interface DetailsStepProps {
  readonly beginning: Beginning
  /** The name of the look, for its preview. */
  readonly lookName: string
  readonly onBack: (values: Values) => void
  /** Begins the site. What it throws is shown at the fields. */
  readonly onDone: (values: Values) => Promise<void>
}

/** The facts that the starter shows, all of them optional, with the home page beside them. */
export function DetailsStep({ beginning, lookName, onBack, onDone }: DetailsStepProps) {
  const t = useTranslate()
  const { tagLine, contactEmail, currency } = beginning
  const form = useForm<Values>({ defaultValues: { tagLine, contactEmail, currency } })
  return (
    <Form form={form} onSave={onDone}>
      <div className={styles['split']}>
        <div className={styles['fields']}>
          <FormField<Values, 'tagLine'> name="tagLine" label={t('setup.tagLine')}>
            {(field) => <TextField {...field} maxLength={200} help={t('setup.tagLine.help')} />}
          </FormField>
          <FormField<Values, 'contactEmail'> name="contactEmail" label={t('setup.contactEmail')}>
            {(field) => <TextField {...field} type="email" help={t('setup.contactEmail.help')} />}
          </FormField>
          <FormField<Values, 'currency'> name="currency" label={t('setup.currency')}>
            {(field) => (
              <Select
                {...field}
                help={t('setup.currency.help')}
                options={currencies.map((id) => ({ id, label: formatCurrencyName(id) }))}
              />
            )}
          </FormField>
        </div>
        <OwnHome beginning={beginning} lookName={lookName} />
      </div>
      <SetupBar>
        <Button quiet onPress={() => onBack(form.getValues())}>
          {t('setup.back')}
        </Button>
        <Button primary type="submit" isPending={form.formState.isSubmitting}>
          {t('setup.openEditor')}
        </Button>
      </SetupBar>
    </Form>
  )
}

/** How long typing pauses before the home page is shown anew, in milliseconds. */
const PAUSE_MS = 600

/** The home page with the tag line, as soon as typing pauses. */
function OwnHome(props: { readonly beginning: Beginning; readonly lookName: string }) {
  const t = useTranslate()
  const { beginning, lookName } = props
  const typed = useWatch<Values, 'tagLine'>({ name: 'tagLine' })
  const [tagLine, setTagLine] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setTagLine(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <figure className={styles['home']}>
      <LookPreview look={beginning} facts={{ ...beginning, tagLine }} title={lookName} />
      <figcaption>{t('setup.home')}</figcaption>
    </figure>
  )
}

function formatCurrencyName(code: string): string {
  const name = new Intl.DisplayNames(navigator.language, { type: 'currency' }).of(code)
  return name === undefined ? code : `${name} (${code})`
}
