import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { Select } from '../../ui/fields/Select.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'

interface Values {
  afterFailures: 'pause' | 'cancel'
}

/** A dialog with the settings of subscriptions. */
export function SubscriptionSettings({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const query = useQuery(routeQuery('readSubscriptionSettings'))
  return (
    <Dialog title={t('subscriptions.settings')} isOpen onClose={onClose}>
      <QueryView query={query} skeleton={<TableSkeleton widths={[16]} rows={1} />}>
        {(settings) => <SettingsForm settings={settings} onClose={onClose} />}
      </QueryView>
    </Dialog>
  )
}

function SettingsForm(props: { readonly settings: Values; readonly onClose: () => void }) {
  const { settings, onClose } = props
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: settings })
  const save = async (body: Values) => {
    await callApi('changeSubscriptionSettings', { body })
    await queryClient.invalidateQueries({ queryKey: ['readSubscriptionSettings'] })
    showToast(t('subscriptions.settings.saved'))
    onClose()
  }
  return (
    <Form form={form} onSave={save}>
      <FormField<Values, 'afterFailures'>
        name="afterFailures"
        label={t('subscriptions.afterFailures')}
      >
        {(field) => (
          <Select
            {...field}
            help={t('subscriptions.afterFailures.help')}
            options={(['pause', 'cancel'] as const).map((id) => ({
              id,
              label: t(`subscriptions.afterFailures.${id}`),
            }))}
          />
        )}
      </FormField>
      <DialogActions label={t('studio.save')} onClose={onClose} />
    </Form>
  )
}
