import type { Embed } from '@vitrine/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Block } from '@vitrine/page'
import { useEffect } from 'react'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'
import { addTexts } from '../../ui/texts.ts'
import { externalTexts } from '../../ui/texts/external/external.ts'
import { useEditor, useEditorState } from '../context.ts'
import styles from './Inspector.module.css'

addTexts(externalTexts)

/** The time between two questions whether content has been read, in milliseconds. */
const WAIT_MS = 2_000

/** The state of the content of another server that a block shows: whether it was read, and why not. */
export function ExternalState({ block: { id, data, text } }: { readonly block: Block }) {
  const t = useTranslate()
  const { store, isReadOnly, canvas } = useEditor()
  const isSaved = useEditorState(({ save }) => save.kind === 'saved')
  const { documentId } = store
  // The server reads the URL of the saved draft, so each URL has an answer of its own.
  const queryKey = ['listEmbeds', documentId, id, JSON.stringify([data, text])]
  const { data: embed, error } = useQuery({
    queryKey,
    queryFn: async () => find(id, await callApi('listEmbeds', { params: { id: documentId } })),
    enabled: isSaved,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? WAIT_MS : false),
  })
  const again = useMutation({
    mutationFn: () => callApi('readEmbedsAgain', { params: { id: documentId } }),
    onSuccess: (answer) => queryClient.setQueryData(queryKey, find(id, answer)),
    onError: ({ message }) => showFailure(message),
  })
  const readAt = embed?.state === 'read' ? embed.readAt : null
  useEffect(() => {
    // The page was drawn before the content was there.
    if (readAt !== null && Date.now() - Date.parse(readAt) < 2 * WAIT_MS) canvas.renderAround()
  }, [canvas, readAt])
  const label = t('inspector.external')
  if (error || !embed) return null
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <output>
        {embed.state === 'waiting' && t('inspector.external.waiting')}
        {embed.state === 'read' &&
          t('inspector.external.read', { title: embed.title || embed.url })}
        {embed.state === 'failed' &&
          t('inspector.external.failed', { reason: embed.message ?? '' })}
      </output>
      {!isReadOnly && (
        <Button small isPending={again.isPending} onPress={() => again.mutate()}>
          {t('inspector.external.again')}
        </Button>
      )}
    </section>
  )
}

/** Returns the content of a block; null if the block shows none. */
function find(id: string, { embeds }: { readonly embeds: readonly Embed[] }): Embed | null {
  return embeds.find(({ blockId }) => blockId === id) ?? null
}
