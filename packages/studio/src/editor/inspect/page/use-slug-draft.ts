import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import { findSlugIssue } from '../values/slug.ts'
import { setPageMeta, useShownMeta } from './use-page.ts'

/**
 * Returns the state of the field for the URL of the page in the language of the editor. What is typed is stored once the
 * server says that it is free; one that another page has stays in the field with its error.
 */
export function useSlugDraft() {
  const t = useTranslate()
  const { store } = useEditor()
  const stored = useShownMeta()?.slug ?? ''
  const [draft, setDraft] = useState<string>()
  const typed = useRef<string>(undefined)
  const { locale, documentId: id } = store
  const save = (slug: string) => {
    // An answer may come after more was typed.
    if (slug !== typed.current) return
    setPageMeta(store, { slug })
    setDraft(undefined)
  }
  const check = useMutation({
    mutationFn: (slug: string) => callApi('checkSlug', { params: { id }, query: { locale, slug } }),
    onSuccess: (found, slug) => {
      if (found.takenBy === null) save(slug)
    },
    // Without a connection the server checks the URL when the change is saved.
    onError: (_error, slug) => save(slug),
  })
  const issue = draft === undefined ? undefined : findSlugIssue(draft)
  const takenBy = draft === check.variables ? (check.data?.takenBy ?? undefined) : undefined
  const taken =
    draft === undefined || takenBy === undefined
      ? undefined
      : t('inspector.page.slug.taken', { title: takenBy })
  return {
    value: draft ?? stored,
    error: issue ? t(`inspector.page.slug.${issue}`) : taken,
    onChange: (slug: string) => {
      typed.current = slug
      setDraft(slug)
      if (!findSlugIssue(slug)) check.mutate(slug)
    },
  }
}
