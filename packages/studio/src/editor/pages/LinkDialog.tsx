import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { getMenuLabel } from '../../ui/menu-label.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { getLastPlace } from './page-moves.ts'
import type { PageNode } from './page-tree.ts'
import styles from './pages.module.css'
import type { SitePages } from './site-pages.ts'

interface LinkDialogProps {
  /** The link to change; undefined for a new one. */
  readonly node?: PageNode | undefined
  readonly nodes: readonly PageNode[]
  readonly site: SitePages
  readonly onClose: () => void
}

interface Link {
  readonly title: string
  readonly url: string
  readonly newWindow: boolean
}

/** Adds a link to a menu, or changes one. */
export function LinkDialog({ node, nodes, site, onClose }: LinkDialogProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const menus = site.menuNames.filter((name) => name !== '_memberareas')
  const [menu, setMenu] = useState(menus[0] ?? 'mainNav')
  const { title = '', url = '', newWindow = false } = node?.link ?? {}
  const [link, setLink] = useState<Link>({ title, url, newWindow })
  const saving = useMutation({
    mutationFn: async () => {
      const trimmed = { ...link, title: link.title.trim(), url: link.url.trim() }
      if (node) return changeLink(node, trimmed)
      const to = getLastPlace({ menu }, nodes)
      await callApi('moveEntry', { body: { entry: { link: trimmed }, to } })
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['readSitePages'] })
      onClose()
    },
  })
  const isReady = link.title.trim() !== '' && link.url.trim() !== ''
  const label = t(node ? 'pages.link.edit' : 'pages.link.add')
  return (
    <Dialog title={label} isOpen onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !saving.isPending) saving.mutate()
        }}
      >
        <LinkFields link={link} onChange={setLink} />
        {!node && (
          <Select
            label={t('pages.link.menu')}
            options={menus.map((id) => ({ id, label: getMenuLabel(id)(t) }))}
            value={menu}
            onChange={setMenu}
          />
        )}
        {saving.error && <p role="alert">{saving.error.message}</p>}
        <Button
          primary
          type="submit"
          {...(!isReady && { disabledReason: t('pages.link.missing') })}
        >
          {t(node ? 'pages.link.save' : 'pages.link.add')}
        </Button>
      </form>
    </Dialog>
  )
}

function LinkFields(props: { readonly link: Link; readonly onChange: (link: Link) => void }) {
  const { link, onChange } = props
  const t = useTranslate()
  return (
    <>
      <TextField
        label={t('pages.titleField')}
        maxLength={200}
        value={link.title}
        onChange={(title) => onChange({ ...link, title })}
      />
      <TextField
        label={t('pages.link.url')}
        help={t('pages.link.help')}
        maxLength={2_000}
        value={link.url}
        onChange={(url) => onChange({ ...link, url })}
      />
      <Switch
        label={t('pages.link.newWindow')}
        isSelected={link.newWindow}
        onChange={(newWindow) => onChange({ ...link, newWindow })}
      />
    </>
  )
}

/** Changes a link where it is. The other entries of the menu stay as the server has them. */
async function changeLink({ entry }: PageNode, externalLink: Link): Promise<void> {
  if (!entry || !('menu' in entry)) return
  const { layout } = await callApi('readSiteLayout')
  const links = layout.find(({ identifier }) => identifier === entry.menu)?.links ?? []
  const items = links.map(({ id }) => (id === entry.id ? { id, externalLink } : { id }))
  await callApi('updateNavigation', { body: { fieldName: entry.menu, navigation: { items } } })
}
