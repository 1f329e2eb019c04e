import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { routeQuery } from '../../../api/route-query.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { type StudioText, useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import styles from '../Inspector.module.css'
import { useCollectionSlug } from './use-public-address.ts'
import { setPageMeta, usePageMeta, useShownMeta } from './use-page.ts'
import type { PageField, UnsavedValues } from './unsaved-values.ts'
import { useSlugDraft } from './use-slug-draft.ts'

/** The title and the URL of the page. A popup is in no menu. */
export function PageAddress({ isInMenus }: { readonly isInMenus: boolean }) {
  const t = useTranslate()
  const { store, isReadOnly, unsaved } = useEditor()
  const shown = useShownMeta()
  const pages = useQuery(routeQuery('readSitePages')).data?.pages
  const page = pages?.find(({ id }) => id === store.documentId)
  const languages = useQuery(routeQuery('listLanguages')).data?.languages
  const prefix = languages?.find(({ tag }) => tag === store.locale)?.prefix
  const unsavedTitle = useStore(unsaved, (values) => values.title)
  const slug = useSlugDraft()
  const collectionSlug = useCollectionSlug()
  const title = useRef<HTMLInputElement>(null)
  const url = useRef<HTMLInputElement>(null)
  useAskedFocus(unsaved, { title, slug: url })
  const label = t('inspector.page.address')
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <TextField
        label={t('inspector.page.title')}
        ref={title}
        maxLength={200}
        isDisabled={isReadOnly}
        value={unsavedTitle?.text ?? shown?.title ?? ''}
        error={unsavedTitle?.error?.(t)}
        onChange={(text) => {
          const isEmpty = text.trim() === ''
          const error: StudioText = (say) => say('inspector.page.title.empty')
          unsaved.setState({ title: isEmpty ? { text, error } : undefined })
          if (!isEmpty) setPageMeta(store, { title: text })
        }}
      />
      {isInMenus && <NavigationTitle />}
      {page?.isHome || page?.isSystem ? (
        <p className={styles['note']}>
          {t(page.isHome ? 'inspector.page.home' : 'inspector.page.system')}
        </p>
      ) : (
        <TextField
          label={t('inspector.page.slug')}
          prefix={`/${[prefix ?? '', collectionSlug].map((part) => part && `${part}/`).join('')}`}
          ref={url}
          maxLength={200}
          isDisabled={isReadOnly}
          {...slug}
        />
      )}
    </section>
  )
}

function NavigationTitle() {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  return (
    <TextField
      label={t('inspector.page.navigationTitle')}
      help={t('inspector.page.navigationTitle.help')}
      maxLength={200}
      isDisabled={isReadOnly}
      value={usePageMeta()?.navigationTitle ?? ''}
      onChange={(text) => setPageMeta(store, { navigationTitle: text === '' ? undefined : text })}
    />
  )
}

/** Puts the keyboard in the field that was asked for elsewhere. */
function useAskedFocus(
  unsaved: UnsavedValues,
  fields: Readonly<Record<PageField, RefObject<HTMLInputElement | null>>>,
): void {
  const asked = useStore(unsaved, (values) => values.asked)
  useEffect(() => {
    if (asked !== 'title' && asked !== 'slug') return
    unsaved.setState({ asked: undefined })
    fields[asked].current?.focus()
  })
}
