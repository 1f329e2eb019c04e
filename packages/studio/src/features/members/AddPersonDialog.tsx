import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MemberArea } from '@vitrine/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { ComboBox } from '../../ui/fields/ComboBox.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormError } from '../../ui/forms/form-error.ts'
import { FormField, type FormFieldState } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import styles from './members.module.css'
import { formatPerson, refreshMembers } from './use-members.ts'

interface Values {
  personId: string | null
}

interface AddPersonDialogProps {
  readonly area: MemberArea
  readonly onClose: () => void
}

/** Adds a person with an account to an area. */
export function AddPersonDialog({ area, onClose }: AddPersonDialogProps) {
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { personId: null } })
  const save = async ({ personId }: Values) => {
    if (personId === null) throw new FormError([], { personId: t('members.person.missing') })
    await callApi('addAreaMember', { params: { id: area.id, siteUserId: personId } })
    const { email } = await callApi('readSiteUser', { params: { id: personId } })
    await refreshMembers()
    showToast(t('members.person.added', { email }))
    onClose()
  }
  return (
    <Dialog title={t('members.person.add.title', { name: area.name })} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <div className={styles['form']}>
          <p>{t('members.person.add.text')}</p>
          <FormField<Values, 'personId'> name="personId" label={t('members.person.choose')}>
            {(field) => <PersonField field={field} area={area} />}
          </FormField>
          <DialogActions onClose={onClose} label={t('members.person.add')} />
        </div>
      </Form>
    </Dialog>
  )
}

/** Finds a person who is not in the area, by what is typed. */
function PersonField(props: {
  readonly field: FormFieldState<string | null>
  readonly area: MemberArea
}) {
  const { field, area } = props
  const [search, setSearch] = useState('')
  const { data } = useQuery({
    ...routeQuery('listSiteUsers', { query: { ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  })
  const people = (data?.siteUsers ?? []).filter(
    ({ memberAreaIds }) => !memberAreaIds.includes(area.id),
  )
  return (
    <ComboBox
      {...field}
      search={search}
      onSearch={setSearch}
      onChange={(id) => {
        field.onChange(id)
        const chosen = people.find((person) => person.id === id)
        if (chosen) setSearch(chosen.email)
      }}
      options={people.map((person) => ({
        id: person.id,
        label: person.email,
        help: formatPerson(person),
      }))}
    />
  )
}
