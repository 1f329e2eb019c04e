import { useQuery } from '@tanstack/react-query'
import type { MemberArea } from '@vitrine/contract'
import { useForm, useWatch } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { MoneyField } from '../../ui/fields/MoneyField.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import styles from './members.module.css'
import { refreshMembers } from './use-members.ts'

interface Values {
  name: string
  description: string
  joinMode: MemberArea['joinMode']
  priceCents: number | null
}

const MODES = ['free', 'invitation', 'purchase'] as const

const FIELDS = {
  'site-users.areaNameTaken': 'name',
  'site-users.areaPrice': 'priceCents',
} as const

interface AreaDialogProps {
  /** The area to change; undefined to create one. */
  readonly area?: MemberArea
  readonly onSaved?: (area: MemberArea) => void
  readonly onClose: () => void
}

/** Creates an area, or changes its name, its description, who can join and the price. */
export function AreaDialog({ area, onSaved, onClose }: AreaDialogProps) {
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: toValues(area) })
  const save = async (values: Values) => {
    const saved = await saveArea(area?.id, values)
    await refreshMembers()
    showToast(t(area ? 'members.area.changed' : 'members.area.created'))
    onClose()
    onSaved?.(saved)
  }
  return (
    <Dialog title={t(area ? 'members.area.edit' : 'members.area.add')} isOpen onClose={onClose}>
      <Form form={form} onSave={save} fieldsByCode={FIELDS}>
        <div className={styles['form']}>
          <FormField<Values, 'name'> name="name" label={t('members.area.name')}>
            {(field) => <TextField {...field} maxLength={100} autoComplete="off" />}
          </FormField>
          <FormField<Values, 'description'>
            name="description"
            label={t('members.area.description')}
          >
            {(field) => (
              <TextArea {...field} maxLength={2_000} help={t('members.area.description.help')} />
            )}
          </FormField>
          <FormField<Values, 'joinMode'> name="joinMode" label={t('members.area.join')}>
            {({ label, value, onChange, error }) => (
              <RadioGroup
                {...{ label, value, onChange, error }}
                options={MODES.map((id) => ({ id, label: t(`members.area.join.${id}`) }))}
              />
            )}
          </FormField>
          <PriceField form={form} />
          <DialogActions onClose={onClose} />
        </div>
      </Form>
    </Dialog>
  )
}

function PriceField({ form }: { readonly form: ReturnType<typeof useForm<Values>> }) {
  const t = useTranslate()
  const joinMode = useWatch({ control: form.control, name: 'joinMode' })
  const { data: settings } = useQuery(routeQuery('readSiteSettings'))
  if (joinMode !== 'purchase') return null
  return (
    <FormField<Values, 'priceCents'> name="priceCents" label={t('members.area.price')}>
      {(field) => <MoneyField {...field} currency={settings?.currency ?? 'USD'} />}
    </FormField>
  )
}

function toValues(area: MemberArea | undefined): Values {
  if (!area) return { name: '', description: '', joinMode: 'invitation', priceCents: null }
  const { name, description, joinMode, price } = area
  return { name, description, joinMode, priceCents: price?.value ?? null }
}

function saveArea(id: string | undefined, { priceCents, ...values }: Values): Promise<MemberArea> {
  const isSold = values.joinMode === 'purchase' && priceCents !== null
  const body = { ...values, ...(isSold && { priceCents }) }
  return id === undefined
    ? callApi('createMemberArea', { body })
    : callApi('changeMemberArea', { params: { id }, body })
}
