import type { RestockGroup, RestockSignUp } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { LoadMore } from '../../ui/lists/LoadMore.tsx'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { Drawer } from '../../ui/overlays/Dialog.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './restock.module.css'
import { formatGroup, refreshRestock, useSignUps } from './use-restock.ts'

interface SignUpsDrawerProps {
  readonly group: RestockGroup
  readonly mayDelete: boolean
  readonly onClose: () => void
}

/** The visitors who wait for one variant, oldest first. */
export function SignUpsDrawer({ group, mayDelete, onClose }: SignUpsDrawerProps) {
  const t = useTranslate()
  const query = useSignUps(group)
  return (
    <Drawer title={formatGroup(group)} isOpen onClose={onClose}>
      <QueryView
        query={query}
        skeleton={<TableSkeleton widths={[16, 6]} rows={4} />}
        isEmpty={(signUps) => signUps.length === 0}
        empty={<EmptyState title={t('restock.empty')}>{t('restock.empty.text')}</EmptyState>}
      >
        {(signUps) => (
          <ul className={styles['list']}>
            {signUps.map((signUp) => (
              <li key={signUp.id} className={styles['row']}>
                <bdi>{signUp.email}</bdi>
                <small>
                  <Timestamp at={signUp.createdAt} /> · {signUp.language}
                </small>
                {mayDelete && <DeleteButton signUp={signUp} />}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <LoadMore query={query} />
    </Drawer>
  )
}

function DeleteButton({ signUp: { id, email } }: { readonly signUp: RestockSignUp }) {
  const t = useTranslate()
  const { mutate } = useMutation({
    mutationFn: () => callApi('deleteRestockSignUp', { params: { id } }),
    onSuccess: async () => {
      await refreshRestock()
      showToast(t('restock.deleted'))
    },
    onError: ({ message }) => showFailure(message),
  })
  const remove = async () => {
    const isConfirmed = await askToConfirm({
      title: t('restock.delete.title'),
      message: t('restock.delete.text'),
      confirmLabel: t('studio.delete'),
    })
    if (isConfirmed) mutate()
  }
  return (
    <IconButton
      small
      label={t('restock.delete', { email })}
      Icon={Trash2}
      onPress={() => void remove()}
    />
  )
}
