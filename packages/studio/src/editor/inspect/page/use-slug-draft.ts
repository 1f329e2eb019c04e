import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { callApi } from '../../../api/call-api.ts'
import { routeQuery } from '../../../api/route-query.ts'
import { type StudioText, useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import { findSlugIssue } from '../values/slug.ts'
import { setPageMeta, useShownMeta } from './use-page.ts'

/**
 * Returns the state of the field for the URL of the page in the language of the editor. What is typed is stored once the
 * server says that it is free; one that cannot be used stays unsaved, with its error.
 */
export function useSlugDraft() {
  const t = useTranslate()
  const { store, unsaved } = useEditor()
  const stored = useShownMeta()?.slug ?? ''
  const typed = useStore(unsaved, ({ slug }) => slug)
  const languages = useQuery(routeQuery('listLanguages')).data?.languages ?? []
  const prefixes = store.kind === 'page' ? languages.map(({ prefix }) => prefix) : undefined
  const keep = (text: string, error?: StudioText) => unsaved.setState({ slug: { text, error } })
  const check = async (slug: string) => {
    const takenBy = await findOwner(store, slug)
    // An answer may come after more was typed.
    if (slug !== unsaved.getState().slug?.text) return
    if (takenBy !== null) keep(slug, (say) => say('inspector.page.slug.taken', { title: takenBy }))
    else if (setPageMeta(store, { slug })) unsaved.setState({ slug: undefined })
    else keep(slug, store.state.getState().notice.text)
  }
  return {
    value: typed?.text ?? stored,
    error: typed?.error?.(t),
    onChange: (slug: string) => {
      const issue = findSlugIssue(slug, prefixes)
      keep(slug, issue && ((say) => say(`inspector.page.slug.${issue}`, { slug })))
      if (!issue) void check(slug)
    },
  }
}

/** Returns the title of the document that has a URL; null if it is free, or without a connection: saving checks it, too. */
async function findOwner(
  { documentId: id, locale }: { readonly documentId: string; readonly locale: string },
  slug: string,
): Promise<string | null> {
  try {
    return (await callApi('checkSlug', { params: { id }, query: { locale, slug } })).takenBy
  } catch {
    return null
  }
}
