import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { savePersonalData } from '../../ui/files/save-personal-data.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { Panel } from '../../ui/Page.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import styles from './members.module.css'
import type { Person } from './use-members.ts'

/** The export of what is stored about a person, and the deletion of the account, for the roles that may do it. */
export function MemberData({ person }: { readonly person: Person }) {
  const t = useTranslate()
  const mayExport = useMay('customers.export')
  const mayErase = useMay('site-users.write')
  const { id, verifiedAt } = person
  const exporting = useMutation({
    mutationFn: () => callApi('exportSiteUser', { params: { id } }),
    onSuccess: (data) => savePersonalData(`account-${id}`, data),
    onError: ({ message }) => showFailure(message),
  })
  const { erase, isErasing } = useErasure(person)
  if (!mayExport && !mayErase) return null
  return (
    <Panel title={t('members.personalData')} padded>
      <div className={styles['rows']}>
        <p className={styles['meta']}>{t('members.personalData.text')}</p>
        {verifiedAt === null && <Notice title={t('members.personalData.unconfirmed')} />}
      </div>
      <div className={styles['actions']}>
        {mayExport && (
          <Button small isPending={exporting.isPending} onPress={() => exporting.mutate()}>
            {t('members.exportData')}
          </Button>
        )}
        {mayErase && (
          <Button small isPending={isErasing} onPress={() => void erase()}>
            {t('members.erase')}
          </Button>
        )}
      </div>
    </Panel>
  )
}

/** Returns the call that deletes an account after a question. */
function useErasure({ id, email }: Person) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { mutate, isPending: isErasing } = useMutation({
    mutationFn: () => callApi('eraseSiteUser', { params: { id } }),
    onSuccess: async () => {
      queryClient.removeQueries({ queryKey: ['readSiteUser'] })
      showToast(t('members.erased'))
      await navigate('/config/members', { replace: true })
      await queryClient.invalidateQueries()
    },
    onError: ({ message }) => showFailure(message),
  })
  const erase = async () => {
    const isConfirmed = await askToConfirm({
      title: t('members.erase.title', { email }),
      message: t('members.erase.text'),
      confirmLabel: t('members.erase'),
    })
    if (isConfirmed) mutate()
  }
  return { erase, isErasing }
}
