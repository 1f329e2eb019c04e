import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DocumentWithDraft, VersionSummary } from '@vitrine/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import styles from './versions.module.css'

/** Saves the draft as a version with a name. */
export function DraftActions({ documentId }: { readonly documentId: string }) {
  const t = useTranslate()
  const [isNaming, setNaming] = useState(false)
  return (
    <>
      <Button onPress={() => setNaming(true)}>{t('versions.name')}</Button>
      {isNaming && <NameDialog documentId={documentId} onClose={() => setNaming(false)} />}
    </>
  )
}

function NameDialog(props: { readonly documentId: string; readonly onClose: () => void }) {
  const t = useTranslate()
  const { documentId, onClose } = props
  const queries = useQueryClient()
  const [label, setLabel] = useState('')
  const saving = useMutation({
    mutationFn: () =>
      callApi('saveVersion', { params: { id: documentId }, body: { label: label.trim() } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['listVersions', documentId] })
      showToast(t('versions.nameSaved'))
      onClose()
    },
  })
  const isReady = label.trim() !== ''
  return (
    <Dialog title={t('versions.name')} isOpen onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !saving.isPending) saving.mutate()
        }}
      >
        <TextField
          label={t('versions.nameField')}
          help={t('versions.nameHelp')}
          maxLength={200}
          value={label}
          onChange={setLabel}
        />
        {saving.error && <p role="alert">{saving.error.message}</p>}
        <Button
          primary
          type="submit"
          {...(!isReady && { disabledReason: t('versions.nameMissing') })}
        >
          {t('versions.nameSubmit')}
        </Button>
      </form>
    </Dialog>
  )
}

interface VersionActionsProps {
  readonly document: DocumentWithDraft
  readonly version: VersionSummary
  readonly locale: string
  readonly may: { readonly edit: boolean; readonly publish: boolean }
}

/** Restores a version as the draft, or publishes it again. */
export function VersionActions({ document, version, locale, may }: VersionActionsProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { id: documentId } = document
  const params = { id: documentId, versionId: version.id }
  const onError = (error: Error) => showFailure(error.message)
  const restoring = useMutation({
    mutationFn: () => callApi('restoreVersion', { params }),
    onSuccess: async () => {
      await queries.invalidateQueries()
      showToast(t('versions.restored'))
      await navigate(`/config/pages/${documentId}?locale=${encodeURIComponent(locale)}`)
    },
    onError,
  })
  const publishing = useMutation({
    mutationFn: () => callApi('publishVersion', { params, body: { locale } }),
    onSuccess: async () => {
      await queries.invalidateQueries()
      showToast(t('versions.publishedAgain'))
    },
    onError,
  })
  const ask = async () => {
    const isConfirmed = await askToConfirm({
      title: t('versions.publishAgain.title'),
      message: t('versions.publishAgain.text'),
      confirmLabel: t('versions.publishAgain'),
    })
    if (isConfirmed) publishing.mutate()
  }
  const wait = restoring.isPending || publishing.isPending ? t('publish.wait') : undefined
  const isLive = document.published.some(
    (own) => own.locale === locale && own.versionId === version.id,
  )
  // A side of a conflict never was the draft.
  const isDraft = version.rev === document.rev && version.reason !== 'conflict'
  return (
    <>
      {may.publish && (
        <Button
          disabledReason={isLive ? t('versions.publishAgain.live') : wait}
          onPress={() => void ask()}
        >
          {t('versions.publishAgain')}
        </Button>
      )}
      {may.edit && (
        <Button
          primary
          disabledReason={isDraft ? t('versions.restore.same') : wait}
          onPress={() => restoring.mutate()}
        >
          {t('versions.restore')}
        </Button>
      )}
    </>
  )
}
