import { useMutation } from '@tanstack/react-query'
import { newPage, newSection } from '@vitrine/page'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import styles from './PagesPage.module.css'
import type { SitePages } from './site-pages.ts'
import { createSlug, findSlugError } from './slug.ts'

interface NewPageDialogProps {
  readonly pages: SitePages
  readonly onClose: () => void
}

/** Adds a blank page and opens it in the editor. */
export function NewPageDialog({ pages: { locale, pages }, onClose }: NewPageDialogProps) {
  const t = useTranslate()
  const [title, setTitle] = useState('')
  const [ownSlug, setSlug] = useState<string>()
  const navigate = useNavigate()
  const slug = ownSlug ?? createSlug(title)
  const taken = pages.map((page) => page.slug)
  const adding = useMutation({
    mutationFn: () => {
      const id = crypto.randomUUID().slice(0, 8)
      const section = newSection(() => id)
      const body = newPage({ locale, title: title.trim(), slug }, { sections: [section] })
      return callApi('createDocument', { body: { kind: 'page', body: { ...body } } })
    },
    onSuccess: ({ id }) => navigate(`/config/pages/${id}`),
  })
  const slugError = findSlugError(slug, taken)
  const isReady = title.trim() !== '' && slugError === undefined
  return (
    <Dialog title={t('pages.add')} isOpen onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !adding.isPending) adding.mutate()
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
          prefix="/"
          maxLength={200}
          value={slug}
          onChange={setSlug}
          error={title === '' || slugError === undefined ? undefined : t(slugError)}
        />
        {adding.error && <p role="alert">{adding.error.message}</p>}
        <Button primary type="submit" {...(!isReady && { disabledReason: t('pages.add.missing') })}>
          {t('pages.add')}
        </Button>
      </form>
    </Dialog>
  )
}
