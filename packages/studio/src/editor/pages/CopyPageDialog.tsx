import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { getPageLabel } from './page-tree.ts'
import styles from './pages.module.css'
import type { SitePages } from './site-pages.ts'

interface CopyPageDialogProps {
  readonly site: SitePages
  /** The open page, which is proposed. */
  readonly openId: string | undefined
  readonly onClose: () => void
}

/** Asks which page to duplicate, and opens the copy in the editor. */
export function CopyPageDialog({ site, openId, onClose }: CopyPageDialogProps) {
  const t = useTranslate()
  const pages = site.pages.filter(({ isSystem }) => !isSystem)
  const [id, setId] = useState((pages.find((page) => page.id === openId) ?? pages[0])?.id)
  const copying = useCopying(onClose)
  return (
    <Dialog title={t('pages.new.copy')} isOpen onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (id !== undefined && !copying.isPending) copying.mutate(id)
        }}
      >
        <Select
          label={t('pages.new.copy.page')}
          options={pages.map((page) => ({ id: page.id, label: getPageLabel(page)(t) }))}
          value={id ?? ''}
          onChange={setId}
        />
        {copying.error && <p role="alert">{copying.error.message}</p>}
        <Button
          primary
          type="submit"
          {...(id === undefined && { disabledReason: t('pages.new.copy.none') })}
        >
          {t('pages.copy')}
        </Button>
      </form>
    </Dialog>
  )
}

/** Returns the call that duplicates a page and opens the copy. */
function useCopying(onClose: () => void) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callApi('copyDocument', { params: { id }, body: {} }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['readSitePages'] })
      onClose()
      await navigate(`/config/pages/${id}`)
    },
  })
}
