import type { JsonObject } from '@vitrine/page'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DocumentSummary, DocumentWithDraft } from '@vitrine/contract'
import { may } from '@vitrine/model'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import { isJsonObject } from '../inspect/values/json-members.ts'
import styles from './pages.module.css'

/** The deleted documents of 30 days, to restore or to delete for good. */
export function TrashDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const query = useQuery({
    ...routeQuery('listDocuments', { query: { trash: 'only' } }),
    staleTime: 0,
  })
  const { mayEdit, mayPublish, restore, remove, empty } = useTrash()
  const documents = query.data?.documents ?? []
  return (
    <Dialog
      title={t('pages.trash')}
      isOpen
      onClose={onClose}
      footer={
        mayPublish &&
        documents.length > 0 && (
          <Button danger onPress={() => void empty()}>
            {t('pages.trash.empty')}
          </Button>
        )
      }
    >
      <p className={styles['note']}>{t('pages.trash.note')}</p>
      <QueryView
        query={query}
        skeleton={<TableSkeleton widths={[20]} rows={3} />}
        isEmpty={(found) => found.documents.length === 0}
        empty={<EmptyState title={t('pages.trash.isEmpty')} />}
      >
        {(found) => (
          <ul className={styles['rows']}>
            {found.documents.map((document) => (
              <TrashRow
                key={document.id}
                document={document}
                onRestore={mayEdit ? restore : undefined}
                onRemove={mayPublish ? remove : undefined}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  )
}

interface TrashRowProps {
  readonly document: DocumentSummary
  readonly onRestore: ((document: DocumentSummary) => void) | undefined
  readonly onRemove: ((document: DocumentSummary) => void) | undefined
}

function TrashRow({ document, onRestore, onRemove }: TrashRowProps) {
  const t = useTranslate()
  const { deletedAt } = document
  const title = document.title === '' ? t('pages.untitled') : document.title
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>
        <b>{title}</b>
        {deletedAt !== null && (
          <small>
            {t('pages.trash.deleted')} <Timestamp at={deletedAt} />
          </small>
        )}
      </span>
      {onRestore && (
        <Button
          small
          aria-label={t('pages.trash.restoreTitle', { title })}
          onPress={() => onRestore(document)}
        >
          {t('pages.trash.restore')}
        </Button>
      )}
      {onRemove && (
        <Button
          small
          quiet
          danger
          aria-label={t('pages.trash.removeTitle', { title })}
          onPress={() => onRemove(document)}
        >
          {t('pages.trash.remove')}
        </Button>
      )}
    </li>
  )
}

/** Lists the URLs of a document in all of its languages. */
function listSlugs(body: DocumentWithDraft['body']): readonly string[] {
  // A document is JSON.
  const { meta: byLocale } = body as JsonObject
  const meta = isJsonObject(byLocale) ? Object.values(byLocale) : []
  return meta.flatMap((each) => {
    const slug = isJsonObject(each) ? each['slug'] : undefined
    return typeof slug === 'string' ? [slug] : []
  })
}

/** Returns what can be done with the trash. */
function useTrash() {
  const t = useTranslate()
  const queries = useQueryClient()
  const role = useQuery(sessionQuery).data?.member.role
  const refresh = () =>
    Promise.all(
      ['readSitePages', 'listDocuments'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    )
  const changing = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSuccess: refresh,
    onError: (error) => showFailure(error.message),
  })
  const restore = ({ id, title: given, slug }: DocumentSummary) =>
    changing.mutate(async () => {
      const { body } = await callApi('restoreDocument', { params: { id } })
      const title = given === '' ? t('pages.untitled') : given
      const slugs = listSlugs(body)
      const url = slugs.includes(slug) ? undefined : slugs[0]
      showToast(
        url === undefined
          ? t('pages.trash.restored', { title })
          : t('pages.trash.restoredAt', { title, url: `/${url}` }),
      )
    })
  const remove = async ({ id, title }: DocumentSummary) => {
    const isSure = await askToConfirm({
      title: t('pages.trash.confirm', { title }),
      message: t('pages.trash.confirm.text'),
      confirmLabel: t('pages.trash.remove'),
    })
    if (isSure) changing.mutate(() => callApi('deleteForGood', { params: { id } }))
  }
  const empty = async () => {
    const isSure = await askToConfirm({
      title: t('pages.trash.confirmAll'),
      message: t('pages.trash.confirm.text'),
      confirmLabel: t('pages.trash.empty'),
    })
    if (isSure) changing.mutate(() => callApi('emptyTrash'))
  }
  return {
    mayEdit: role !== undefined && may(role, 'content.edit'),
    mayPublish: role !== undefined && may(role, 'content.publish'),
    restore,
    remove: (document: DocumentSummary) => void remove(document),
    empty,
  }
}
