import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { refreshMembers } from './use-members.ts'

/** A person in an area. */
export interface Membership {
  readonly area: { readonly id: string; readonly name: string }
  readonly person: { readonly id: string; readonly email: string }
}

function toParams({ area, person }: Membership) {
  return { params: { id: area.id, siteUserId: person.id } }
}

/** Returns the calls that add a person to an area, and remove one after a question. */
export function useMembership() {
  const t = useTranslate()
  const onError = ({ message }: Error) => showFailure(message)
  const add = useMutation({
    mutationFn: (membership: Membership) => callApi('addAreaMember', toParams(membership)),
    onSuccess: async (_done, { person: { email } }) => {
      await refreshMembers()
      showToast(t('members.person.added', { email }))
    },
    onError,
  })
  const removal = useMutation({
    mutationFn: (membership: Membership) => callApi('removeAreaMember', toParams(membership)),
    onSuccess: async (_done, { person: { email } }) => {
      await refreshMembers()
      showToast(t('members.removed', { email }))
    },
    onError,
  })
  const remove = async (membership: Membership, paid: 'yes' | 'maybe' | 'no') => {
    const { area, person } = membership
    const notes = { yes: t('members.remove.paid'), maybe: t('members.remove.maybePaid'), no: '' }
    const isConfirmed = await askToConfirm({
      title: t('members.remove.title', { email: person.email, name: area.name }),
      message: `${t('members.remove.text')} ${notes[paid]}`.trim(),
      confirmLabel: t('members.removeAction'),
    })
    if (isConfirmed) removal.mutate(membership)
  }
  return { add: add.mutate, remove, isPending: add.isPending || removal.isPending }
}
