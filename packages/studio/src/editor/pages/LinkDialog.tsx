import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MAIN_NAVIGATION, MEMBER_AREAS_NAVIGATION } from '@vitrine/page'
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
import { listMenus, type PageNode } from './page-tree.ts'
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

const NO_AREA = 'none'

/** Adds a link to a URL or a member area to a menu, or changes one. */
export function LinkDialog(props: LinkDialogProps) {
  const { node, site, onClose } = props
  const t = useTranslate()
  const [area, setArea] = useState(NO_AREA)
  const isArea = area !== NO_AREA
  const { title = '', url = '', newWindow = false } = node?.link ?? {}
  const [link, setLink] = useState<Link>({ title, url, newWindow })
  // The menu of member areas has no links to URLs.
  const menus = listMenus(site).filter((name) => isArea || name !== MEMBER_AREAS_NAVIGATION)
  const [chosen, setChosen] = useState<string>()
  const menu = menus.find((name) => name === chosen) ?? menus[0] ?? MAIN_NAVIGATION
  const saving = useSaving(props)
  const isReady = isArea || (link.title.trim() !== '' && link.url.trim() !== '')
  const label = t(node ? 'pages.link.edit' : 'pages.link.add')
  return (
    <Dialog title={label} isOpen onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          const target = isArea ? { memberAreaId: area } : { link }
          if (isReady && !saving.isPending) saving.mutate({ target, menu })
        }}
      >
        {!node && site.areas.length > 0 && (
          <TargetSelect site={site} value={area} onChange={setArea} />
        )}
        {!isArea && <LinkFields link={link} onChange={setLink} />}
        {!node && (
          <Select
            label={t('pages.link.menu')}
            options={menus.map((id) => ({ id, label: getMenuLabel(id)(t) }))}
            value={menu}
            onChange={setChosen}
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

interface NewEntry {
  readonly target: { readonly memberAreaId: string } | { readonly link: Link }
  readonly menu: string
}

/** Returns the call that adds an entry to the end of a menu, or changes the link of the dialog. */
function useSaving({ node, nodes, onClose }: LinkDialogProps) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ target, menu }: NewEntry) => {
      const entry = 'link' in target ? { link: trimLink(target.link) } : target
      if (node && 'link' in entry) return changeLink(node, entry.link)
      await callApi('moveEntry', { body: { entry, to: getLastPlace({ menu }, nodes) } })
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['readSitePages'] })
      onClose()
    },
  })
}

function trimLink({ title, url, newWindow }: Link): Link {
  return { title: title.trim(), url: url.trim(), newWindow }
}

/** The choice between a URL and the member areas of the site. */
function TargetSelect(props: {
  readonly site: SitePages
  readonly value: string
  readonly onChange: (area: string) => void
}) {
  const { site, value, onChange } = props
  const t = useTranslate()
  return (
    <Select
      label={t('pages.link.to')}
      options={[
        { id: NO_AREA, label: t('pages.link.toUrl') },
        ...site.areas.map(({ id, name }) => ({ id, label: t('pages.link.area', { name }) })),
      ]}
      value={value}
      onChange={onChange}
    />
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
