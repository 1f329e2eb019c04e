import type { SitePage } from '@vitrine/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Page, runCommand } from '@vitrine/page'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import styles from './pages.module.css'
import type { SitePages } from './site-pages.ts'
import { findSlugError } from './slug.ts'
import { useLanguagePrefixes } from './use-language-prefixes.ts'

interface RenamePageDialogProps {
  readonly page: SitePage
  readonly site: SitePages
  readonly onClose: () => void
}

/** Changes the title and the URL in the draft of a page. */
export function RenamePageDialog({
  page,
  site: { locale, pages },
  onClose,
}: RenamePageDialogProps) {
  const t = useTranslate()
  const [title, setTitle] = useState(page.title)
  const [slug, setSlug] = useState(page.slug)
  const taken = pages.flatMap((each) => (each.id === page.id ? [] : [each.slug]))
  const queries = useQueryClient()
  const hasUrl = !page.isSystem && !page.isHome
  const renaming = useMutation({
    mutationFn: () => rename(page.id, locale, { title: title.trim(), ...(hasUrl && { slug }) }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['readSitePages'] })
      onClose()
    },
  })
  const prefixes = useLanguagePrefixes()
  const error = hasUrl ? findSlugError(slug, taken, prefixes) : undefined
  const isReady = title.trim() !== '' && error === undefined
  return (
    <Dialog title={t('pages.rename')} isOpen onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !renaming.isPending) renaming.mutate()
        }}
      >
        <TextField
          label={t('pages.titleField')}
          maxLength={200}
          value={title}
          onChange={setTitle}
        />
        {hasUrl && (
          <TextField
            label={t('pages.url')}
            prefix="/"
            {...(page.path !== null && { help: t('pages.rename.redirect') })}
            maxLength={200}
            value={slug}
            onChange={setSlug}
            error={error?.(t)}
          />
        )}
        {renaming.error && <p role="alert">{renaming.error.message}</p>}
        <Button
          primary
          type="submit"
          {...(!isReady && { disabledReason: t('pages.rename.missing') })}
        >
          {t('pages.rename')}
        </Button>
      </form>
    </Dialog>
  )
}

async function rename(
  id: string,
  locale: string,
  meta: { readonly title: string; readonly slug?: string },
): Promise<void> {
  const { rev, body } = await callApi('readDocument', { params: { id } })
  // The list has pages only.
  const result = runCommand('page', body as unknown as Page, 'meta.set', { locale, meta })
  if (result.error !== undefined) throw new Error(result.error)
  const { command, label, ops } = result.change
  if (ops.length === 0) return
  await callApi('saveChanges', {
    params: { id },
    body: {
      base: rev,
      clientId: `studio-${crypto.randomUUID()}`,
      sets: [{ seq: 1, command, label, ops: ops.map((op) => ({ ...op, path: [...op.path] })) }],
    },
  })
}
