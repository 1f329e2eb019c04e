import { useQuery } from '@tanstack/react-query'
import type { DocumentWithDraft } from '@vitrine/contract'
import { useState } from 'react'
import { routeQuery } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { createSlug, findSlugError } from '../pages/slug.ts'

interface NewItem {
  readonly collection: DocumentWithDraft
  readonly locale: string
  readonly title: string
}

/**
 * Returns the state of the field for the URL of an item that is about to be added. The URL of a title that another item
 * of the collection has gets a number, as it does on the server when the answer comes late.
 */
export function useNewSlug({ collection: { id }, locale, title }: NewItem) {
  const t = useTranslate()
  const [ownSlug, setSlug] = useState<string>()
  const wanted = ownSlug ?? createSlug(title)
  const issue = findSlugError(wanted, [])
  const { data } = useQuery({
    ...routeQuery('checkSlug', { params: { id }, query: { locale, slug: wanted, item: 'new' } }),
    enabled: issue === undefined,
  })
  const takenBy = issue === undefined ? (data?.takenBy ?? null) : null
  const isNumbered = takenBy !== null && ownSlug === undefined
  const isTaken = takenBy !== null && ownSlug !== undefined
  const error = isTaken ? t('items.url.taken', { title: takenBy }) : issue?.(t)
  return {
    slug: isNumbered ? (data?.free ?? wanted) : wanted,
    help: isNumbered ? t('items.url.numbered', { title: takenBy, slug: wanted }) : undefined,
    error,
    isFree: error === undefined,
    setSlug,
  }
}
