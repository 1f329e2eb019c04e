import type { Backups } from '@vitrine/contract'
import { useForm, useWatch } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { SaveBar } from '../../ui/forms/SaveBar.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'

type Values = Backups['schedule']

/** How often the installation is backed up, and how many backups are kept. */
export function BackupSchedule({ schedule }: { readonly schedule: Values }) {
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: schedule })
  const save = async (values: Values) => {
    const saved = await callApi('changeBackupSchedule', { body: values })
    queryClient.setQueryData(routeQuery('listBackups').queryKey, saved)
    form.reset(saved.schedule)
    showToast(t('backups.saved'))
  }
  return (
    <Panel title={t('backups.schedule')} padded>
      <Form form={form} onSave={save}>
        <FormField<Values, 'period'> name="period" label={t('backups.period')}>
          {(field) => (
            <RadioGroup
              {...field}
              options={(['off', 'daily', 'weekly'] as const).map((id) => ({
                id,
                label: t(`backups.period.${id}`),
              }))}
            />
          )}
        </FormField>
        <Keep />
        <SaveBar />
      </Form>
    </Panel>
  )
}

function Keep() {
  const t = useTranslate()
  const period = useWatch<Values, 'period'>({ name: 'period' })
  if (period === 'off') return null
  return (
    <FormField<Values, 'keep'> name="keep" label={t('backups.keep')}>
      {({ onChange, ...field }) => (
        <NumberField
          {...field}
          minValue={1}
          maxValue={365}
          help={t('backups.keep.help')}
          onChange={(value) => onChange(value ?? 1)}
        />
      )}
    </FormField>
  )
}
