import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { type DiscountValues, generateCode } from './discount-values.ts'
import styles from './discounts.module.css'

/** How buyers get a discount: by a code, or by itself under a title. */
export function MethodFields() {
  const t = useTranslate()
  const method = useWatch<DiscountValues, 'method'>({ name: 'method' })
  return (
    <Panel title={t('discounts.method')} padded>
      <div className={styles['fields']}>
        <FormField<DiscountValues, 'method'> name="method" label={t('discounts.method')}>
          {(field) => (
            <RadioGroup
              {...field}
              hidesLabel
              options={[
                {
                  id: 'code',
                  label: t('discounts.method.code'),
                  help: t('discounts.method.codeHelp'),
                },
                {
                  id: 'automatic',
                  label: t('discounts.method.automatic'),
                  help: t('discounts.method.automaticHelp'),
                },
              ]}
            />
          )}
        </FormField>
        {method === 'code' ? <CodeField /> : <TitleField />}
      </div>
    </Panel>
  )
}

function CodeField() {
  const t = useTranslate()
  const { setValue } = useFormContext<DiscountValues>()
  const generate = () => setValue('code', generateCode(), { shouldDirty: true })
  return (
    <div className={styles['code']}>
      <FormField<DiscountValues, 'code'> name="code" label={t('discounts.code')}>
        {(field) => (
          <TextField {...field} maxLength={40} isRequired help={t('discounts.codeHelp')} />
        )}
      </FormField>
      <Button onPress={generate}>{t('discounts.generate')}</Button>
    </div>
  )
}

function TitleField() {
  const t = useTranslate()
  return (
    <FormField<DiscountValues, 'title'> name="title" label={t('discounts.titleField')}>
      {(field) => (
        <TextField {...field} maxLength={100} isRequired help={t('discounts.titleHelp')} />
      )}
    </FormField>
  )
}
