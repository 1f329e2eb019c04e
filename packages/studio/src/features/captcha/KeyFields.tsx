import { TextField } from '../../ui/fields/TextField.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import type { CaptchaValues } from './captcha-values.ts'

const KEY = { autoComplete: 'off', spellCheck: 'false', isRequired: true } as const

/** The keys of a captcha of Google. A secret key is write-only. */
export function KeyFields(props: {
  readonly isEnterprise: boolean
  /** Whether the server has keys of this kind. */
  readonly isSet: boolean
}) {
  const { isEnterprise, isSet } = props
  const t = useTranslate()
  const secretHelp = t(isSet ? 'captcha.secret.isSet' : 'captcha.secret.help')
  return (
    <>
      <FormField<CaptchaValues, 'siteKey'> name="siteKey" label={t('captcha.siteKey')}>
        {(field) => <TextField {...field} {...KEY} help={t('captcha.siteKey.help')} />}
      </FormField>
      {isEnterprise && (
        <FormField<CaptchaValues, 'projectId'> name="projectId" label={t('captcha.projectId')}>
          {(field) => <TextField {...field} {...KEY} help={t('captcha.projectId.help')} />}
        </FormField>
      )}
      {isEnterprise ? (
        <FormField<CaptchaValues, 'apiKey'> name="apiKey" label={t('captcha.apiKey')}>
          {(field) => <TextField {...field} {...KEY} type="password" help={secretHelp} />}
        </FormField>
      ) : (
        <FormField<CaptchaValues, 'secretKey'> name="secretKey" label={t('captcha.secretKey')}>
          {(field) => <TextField {...field} {...KEY} type="password" help={secretHelp} />}
        </FormField>
      )}
    </>
  )
}
