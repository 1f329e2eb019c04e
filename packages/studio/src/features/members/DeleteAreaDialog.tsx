import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { DocumentLinks } from './DocumentLinks.tsx'
import styles from './members.module.css'
import { type AreaView, refreshMembers } from './use-members.ts'

interface DeleteAreaDialogProps {
  readonly view: AreaView
  readonly onClose: () => void
}

/** Deletes an area, unless pages are for its members: then it names them. */
export function DeleteAreaDialog({ view, onClose }: DeleteAreaDialogProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { area, documents } = view
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi('deleteMemberArea', { params: { id: area.id } }),
    onSuccess: async () => {
      queryClient.removeQueries({ queryKey: ['readMemberArea'] })
      showToast(t('members.area.deleted'))
      await navigate('/config/members/areas', { replace: true })
      await refreshMembers()
    },
  })
  const isInUse = documents.length > 0
  return (
    <Dialog
      title={t('members.area.delete.title', { name: area.name })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t(isInUse ? 'studio.close' : 'studio.cancel')}</Button>
          {!isInUse && (
            <Button primary isPending={isPending} onPress={() => mutate()}>
              {t('members.area.delete')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['form']}>
        <p>
          {isInUse
            ? t('members.area.delete.pages', { count: documents.length })
            : t('members.area.delete.text')}
        </p>
        {isInUse && <DocumentLinks documents={documents} />}
        {error && <Notice tone="bad" title={error.message} />}
      </div>
    </Dialog>
  )
}
