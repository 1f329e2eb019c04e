import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { getMenuLabel } from '../../ui/menu-label.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { addNewPage, type NewPageKind } from './add-new-page.ts'
import { CopyPageDialog } from './CopyPageDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { layoutIds, type PageLayoutId } from './page-layouts.ts'
import { getLastPlace } from './page-moves.ts'
import { createPageTree, listMenus } from './page-tree.ts'
import styles from './pages.module.css'
import type { SitePages } from './site-pages.ts'
import { createFreeSlug, createSlug, findSlugError } from './slug.ts'
import { useLanguagePrefixes } from './use-language-prefixes.ts'

/** A kind of page or entry that can be added to the structure of a site. */
export type NewKind = NewPageKind | 'link' | 'copy'

interface AddPageDialogProps {
  readonly kind: NewKind
  readonly site: SitePages
  /** The open page, if there is one. */
  readonly openId?: string
  readonly onClose: () => void
}

/** Adds a page, a collection, a folder or a link. */
export function AddPageDialog({ kind, site, openId, onClose }: AddPageDialogProps) {
  if (kind === 'link')
    return <LinkDialog nodes={createPageTree(site)} site={site} onClose={onClose} />
  if (kind === 'copy') return <CopyPageDialog site={site} openId={openId} onClose={onClose} />
  return <NewPageDialog kind={kind} site={site} onClose={onClose} />
}

const NO_MENU = 'none'
/** The key of the call, which a double click finds before the dialog is drawn again. */
const ADDING = ['addPage']

interface NewPageDialogProps extends AddPageDialogProps {
  readonly kind: NewPageKind
}

/** Asks for the title, the URL and the menu of a page, and opens it in the editor. */
function NewPageDialog({ kind, site, onClose }: NewPageDialogProps) {
  const t = useTranslate()
  const [title, setTitle] = useState('')
  const [ownSlug, setSlug] = useState<string>()
  const [menu, setMenu] = useState(NO_MENU)
  const [layout, setLayout] = useState<PageLayoutId>('about')
  const taken = site.pages.map((page) => page.slug)
  const prefixes = useLanguagePrefixes()
  const slug = ownSlug ?? createFreeSlug(title, taken, prefixes)
  const isNumbered = ownSlug === undefined && slug !== createSlug(title)
  const queries = useQueryClient()
  const adding = useAdding({ kind, site, onClose })
  const slugError = findSlugError(slug, taken, prefixes)
  const isReady = title.trim() !== '' && slugError === undefined
  const label = kind === 'page' ? t('pages.add') : t(`pages.new.add.${kind}`)
  return (
    <Dialog title={label} isOpen onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && queries.isMutating({ mutationKey: ADDING }) === 0)
            adding.mutate({ title, slug, menu, layout })
        }}
      >
        {kind === 'layout' && (
          <Select
            label={t('pages.layout')}
            options={layoutIds.map((id) => ({ id, label: t(`pages.layout.${id}`) }))}
            value={layout}
            onChange={setLayout}
          />
        )}
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
          help={isNumbered ? t('pages.url.numbered', { slug: createSlug(title) }) : undefined}
          error={title === '' || slugError === undefined ? undefined : slugError(t)}
        />
        <MenuSelect site={site} value={menu} onChange={setMenu} />
        {adding.error && <p role="alert">{adding.error.message}</p>}
        <SubmitButton label={label} isReady={isReady} />
      </form>
    </Dialog>
  )
}

/** The button of the form, and in words why it cannot be used yet. */
function SubmitButton({ label, isReady }: { readonly label: string; readonly isReady: boolean }) {
  const t = useTranslate()
  const reasonId = useId()
  if (isReady)
    return (
      <Button primary type="submit">
        {label}
      </Button>
    )
  const reason = t('pages.add.missing')
  return (
    <>
      <Button primary aria-describedby={reasonId} disabledReason={reason}>
        {label}
      </Button>
      <p className={styles['note']} id={reasonId}>
        {reason}
      </p>
    </>
  )
}

interface NewPageValues {
  readonly title: string
  readonly slug: string
  readonly menu: string
  readonly layout: PageLayoutId
}

/** Returns the call that adds a page and opens it. */
function useAdding({ kind, site, onClose }: NewPageDialogProps) {
  const navigate = useNavigate()
  const hasItems = !['page', 'layout', 'splash', 'folder', 'index', 'products'].includes(kind)
  const queries = useQueryClient()
  return useMutation({
    mutationKey: ADDING,
    mutationFn: ({ title, slug, menu, layout }: NewPageValues) => {
      const place = menu === NO_MENU ? null : getLastPlace({ menu }, createPageTree(site))
      return addNewPage({ kind, layout, title: title.trim(), slug, place }, site)
    },
    onSuccess: async (id) => {
      await queries.invalidateQueries({ queryKey: ['readSitePages'] })
      onClose()
      await navigate(`/config/pages/${id}${hasItems ? '/items' : ''}`)
    },
  })
}

function MenuSelect(props: {
  readonly site: SitePages
  readonly value: string
  readonly onChange: (menu: string) => void
}) {
  const { site, value, onChange } = props
  const t = useTranslate()
  return (
    <Select
      label={t('pages.menu')}
      help={t('pages.menu.help')}
      options={[
        { id: NO_MENU, label: t('pages.group.rest') },
        ...listMenus(site).map((id) => ({ id, label: getMenuLabel(id)(t) })),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
