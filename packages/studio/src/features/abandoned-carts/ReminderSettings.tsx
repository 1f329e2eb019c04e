import { useQuery } from '@tanstack/react-query'
import type { MerchandisingPreferences } from '@vitrine/contract'
import { abandonedCartBases, MAX_ABANDONED_CART_HOURS } from '@vitrine/model'
import { useForm } from 'react-hook-form'
import { preferencesQuery, savePreferences } from '../../api/commerce-preferences.ts'
import { routeQuery } from '../../api/route-query.ts'
import { MoneyField } from '../../ui/fields/MoneyField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'

type Values = Pick<
  MerchandisingPreferences,
  | 'abandonedCartEmailsEnabled'
  | 'abandonedCartBasis'
  | 'abandonedCartDelayHours'
  | 'abandonedCartSecondDelayHours'
  | 'abandonedCartMinimumCents'
>

/** A dialog with the rules of the reminders. */
export function ReminderSettings({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const { data } = useQuery(preferencesQuery)
  return (
    <Dialog title={t('abandonedCarts.settings')} isOpen onClose={onClose}>
      {data && <SettingsForm preferences={data} onClose={onClose} />}
    </Dialog>
  )
}

function SettingsForm({
  preferences,
  onClose,
}: {
  readonly preferences: MerchandisingPreferences
  readonly onClose: () => void
}) {
  const t = useTranslate()
  const { data: settings } = useQuery(routeQuery('readSiteSettings'))
  const form = useForm<Values>({ defaultValues: pickValues(preferences) })
  const save = async (values: Values) => {
    await savePreferences(values)
    showToast(t('abandonedCarts.saved'))
    onClose()
  }
  return (
    <Form form={form} onSave={save}>
      <FormField<Values, 'abandonedCartEmailsEnabled'>
        name="abandonedCartEmailsEnabled"
        label={t('abandonedCarts.enabled')}
      >
        {({ value, ...field }) => (
          <Switch {...field} isSelected={value} help={t('abandonedCarts.enabled.help')} />
        )}
      </FormField>
      <FormField<Values, 'abandonedCartBasis'>
        name="abandonedCartBasis"
        label={t('abandonedCarts.basis')}
      >
        {(field) => (
          <Select
            {...field}
            help={t('abandonedCarts.basis.help')}
            options={abandonedCartBases.map((id) => ({
              id,
              label: t(`abandonedCarts.basis.${id}`),
            }))}
          />
        )}
      </FormField>
      <HoursField name="abandonedCartDelayHours" least={1} />
      <HoursField name="abandonedCartSecondDelayHours" least={0} />
      <FormField<Values, 'abandonedCartMinimumCents'>
        name="abandonedCartMinimumCents"
        label={t('abandonedCarts.minimum')}
      >
        {({ onChange, ...field }) => (
          <MoneyField
            {...field}
            currency={settings?.currency ?? 'USD'}
            onChange={(cents) => onChange(cents ?? 0)}
          />
        )}
      </FormField>
      <DialogActions label={t('abandonedCarts.save')} onClose={onClose} />
    </Form>
  )
}

type HoursName = 'abandonedCartDelayHours' | 'abandonedCartSecondDelayHours'

function HoursField({ name, least }: { readonly name: HoursName; readonly least: number }) {
  const t = useTranslate()
  return (
    <FormField<Values, HoursName> name={name} label={t(`abandonedCarts.${name}`)}>
      {({ onChange, ...field }) => (
        <NumberField
          {...field}
          minValue={least}
          maxValue={MAX_ABANDONED_CART_HOURS}
          onChange={(value) => onChange(value ?? least)}
        />
      )}
    </FormField>
  )
}

function pickValues(preferences: MerchandisingPreferences): Values {
  const { abandonedCartEmailsEnabled, abandonedCartBasis, abandonedCartDelayHours } = preferences
  const { abandonedCartSecondDelayHours, abandonedCartMinimumCents } = preferences
  return {
    ...{ abandonedCartEmailsEnabled, abandonedCartBasis, abandonedCartDelayHours },
    ...{ abandonedCartSecondDelayHours, abandonedCartMinimumCents },
  }
}
