import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DocumentWithDraft } from '@vitrine/contract'
import { getRecordTypes, recordTypeCodes } from '@vitrine/model'
import { collectionSchema, newItem, newSection } from '@vitrine/page'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { createDay } from '../inspect/values/event-times.ts'
import { newId } from '../store/new-id.ts'
import styles from '../pages/pages.module.css'
import { useNewSlug } from './use-new-slug.ts'

interface AddItemDialogProps {
  readonly collection: DocumentWithDraft
  /** The language of the site, in which the item is written. */
  readonly locale: string
  readonly onClose: () => void
}

/** Adds an item to a collection and opens it in the editor. */
export function AddItemDialog({ collection, locale, onClose }: AddItemDialogProps) {
  const t = useTranslate()
  const [title, setTitle] = useState('')
  const [day, setDay] = useState('')
  const { slug, help, error, isFree, setSlug } = useNewSlug({ collection, locale, title })
  const recordType = getItemType(collection)
  const isEvent = recordType === recordTypeCodes.event
  const adding = useAdding(collection, locale)
  const isReady = title.trim() !== '' && isFree && (!isEvent || createDay(day, 'UTC') !== undefined)
  return (
    <Dialog title={t('items.add')} isOpen onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !adding.isPending) adding.mutate({ title, slug, day })
        }}
      >
        <TextField
          label={t('pages.titleField')}
          maxLength={200}
          value={title}
          onChange={setTitle}
        />
        <TextField
          label={t('pages.url')}
          maxLength={200}
          value={slug}
          onChange={setSlug}
          help={help}
          error={title === '' ? undefined : error}
        />
        {isEvent && <TextField label={t('items.day')} type="date" value={day} onChange={setDay} />}
        {adding.error && <p role="alert">{adding.error.message}</p>}
        <Button
          primary
          type="submit"
          {...(!isReady && {
            disabledReason: t(isEvent ? 'items.missingDay' : 'pages.add.missing'),
          })}
        >
          {t('items.add')}
        </Button>
      </form>
    </Dialog>
  )
}

/** Returns the type of the items that a collection has first of all. */
function getItemType({ body }: DocumentWithDraft): number {
  const { data } = collectionSchema.safeParse(body['collection'])
  const [first] = data ? getRecordTypes(data) : []
  return first ?? recordTypeCodes.text
}

interface Values {
  readonly title: string
  readonly slug: string
  /** The day of an event; empty for other items. */
  readonly day: string
}

/** Returns the call that adds an item and opens it. */
function useAdding(collection: DocumentWithDraft, locale: string) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const timeZone = useQuery(sessionQuery).data?.site.timeZone ?? 'UTC'
  return useMutation({
    mutationFn: ({ title, slug, day }: Values) => {
      const event = createDay(day, timeZone)
      const item = newItem(
        { locale, title: title.trim(), slug },
        {
          recordType: getItemType(collection),
          sections: [newSection(newId)],
          ...(event && { event }),
        },
      )
      const body = { kind: 'item' as const, collectionId: collection.id, body: { ...item } }
      return callApi('createDocument', { body })
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['listDocuments'] })
      await navigate(`/config/pages/${id}`)
    },
  })
}
