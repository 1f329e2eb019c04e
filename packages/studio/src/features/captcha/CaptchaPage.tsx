import type { CaptchaSettings } from '@vitrine/contract'
import type { CaptchaKind } from '@vitrine/model'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { SaveBar } from '../../ui/forms/SaveBar.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { captchaTexts } from '../../ui/texts/sites/captcha.ts'
import { type CaptchaValues, hasKeys, toCaptchaValues, toNewCaptcha } from './captcha-values.ts'
import { KeyFields } from './KeyFields.tsx'

addTexts(captchaTexts)

const captchaQuery = routeQuery('readCaptcha')

/** The kind of captcha of the site, with its keys. */
export function Component() {
  const t = useTranslate()
  const query = useQuery(captchaQuery)
  return (
    <SettingsPage title={t('captcha.title')} note={t('captcha.note')}>
      <Panel padded>
        <QueryView query={query} skeleton={<TableSkeleton widths={[24, 16]} rows={5} />}>
          {(saved) => <CaptchaForm saved={saved} />}
        </QueryView>
      </Panel>
    </SettingsPage>
  )
}

function CaptchaForm({ saved }: { readonly saved: CaptchaSettings }) {
  const t = useTranslate()
  const form = useForm<CaptchaValues>({ defaultValues: toCaptchaValues(saved) })
  const save = async (values: CaptchaValues) => {
    const changed = await callApi('setCaptcha', { body: toNewCaptcha(values) })
    queryClient.setQueryData(captchaQuery.queryKey, changed)
    form.reset(toCaptchaValues(changed))
    showToast(t('captcha.saved'))
  }
  return (
    <Form form={form} onSave={save}>
      <FormField<CaptchaValues, 'kind'> name="kind" label={t('captcha.kind')}>
        {(field) => (
          <RadioGroup
            {...field}
            options={KINDS.map((id) => ({
              id,
              label: t(`captcha.kind.${id}`),
              help: t(`captcha.kind.${id}.help`),
            }))}
          />
        )}
      </FormField>
      <KindFields saved={saved} />
      <SaveBar />
    </Form>
  )
}

/** The kinds in the order of the form: the default first. The list of the model would be a chunk of its own. */
const KINDS = [
  'built-in',
  'recaptcha',
  'recaptcha-enterprise',
  'none',
] as const satisfies readonly CaptchaKind[]

/** Shows what belongs to the chosen kind: its keys, and what saving it does. */
function KindFields({ saved }: { readonly saved: CaptchaSettings }) {
  const t = useTranslate()
  const kind = useWatch<CaptchaValues, 'kind'>({ name: 'kind' })
  const deletesKeys = hasKeys(saved.kind) && saved.kind !== kind
  return (
    <>
      {hasKeys(kind) && <Notice title={t('captcha.privacy')}>{t('captcha.privacy.text')}</Notice>}
      {deletesKeys && (
        <Notice tone="warn" title={t('captcha.deletesKeys')}>
          {t('captcha.deletesKeys.text')}
        </Notice>
      )}
      {hasKeys(kind) && (
        <KeyFields isEnterprise={kind === 'recaptcha-enterprise'} isSet={kind === saved.kind} />
      )}
    </>
  )
}
