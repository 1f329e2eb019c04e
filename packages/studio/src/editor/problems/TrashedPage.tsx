import { useMutation, useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { Trash2 } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Landmark } from '../../ui/landmarks/Landmark.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { Page } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'

interface TrashedPageProps {
  readonly documentId: string
  readonly title: string
  readonly onRestored: () => void
}

/** A page in the trash, which is restored before it can be edited. */
export function TrashedPage({ documentId, title, onRestored }: TrashedPageProps) {
  const t = useTranslate()
  const role = useQuery(sessionQuery).data?.member.role
  const mayRestore = role !== undefined && may(role, 'content.edit')
  const restoring = useMutation({
    mutationFn: () => callApi('restoreDocument', { params: { id: documentId } }),
    onSuccess: onRestored,
    onError: (error) => showFailure(error.message),
  })
  return (
    <Landmark as="main" id="main" label={title}>
      <Page title={title}>
        <EmptyState
          Icon={Trash2}
          title={t('editor.trash')}
          action={
            <>
              {mayRestore && (
                <Button primary onPress={() => restoring.mutate()}>
                  {t('editor.rejected.restore')}
                </Button>
              )}
              <LinkButton to="/config/pages">{t('editor.rejected.leave')}</LinkButton>
            </>
          }
        >
          {t(mayRestore ? 'editor.trash.text' : 'editor.trash.ask')}
        </EmptyState>
      </Page>
    </Landmark>
  )
}
