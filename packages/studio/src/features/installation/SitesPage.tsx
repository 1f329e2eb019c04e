import type { InstalledSite } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { Copy, ExternalLink, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { RowList } from '../../ui/lists/RowList.tsx'
import { useLostFocus } from '../../ui/lists/use-lost-focus.ts'
import type { MenuItem } from '../../ui/overlays/Menu.tsx'
import { Panel } from '../../ui/Page.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { installationTexts } from '../../ui/texts/sites/installation.ts'
import { transferTexts } from '../../ui/texts/sites/transfer.ts'
import { CopySiteDialog } from './CopySiteDialog.tsx'
import { CreateSiteDialog } from './CreateSiteDialog.tsx'
import { DeleteSiteDialog } from './DeleteSiteDialog.tsx'
import styles from './installation.module.css'
import { sitesQuery } from './use-sites.ts'
import { hasStoredTask } from './use-task.ts'

addTexts(installationTexts)
addTexts(transferTexts)

/** The sites of the installation. `?new=here` opens the dialog of a new site at the addresses of this one. */
export function Component() {
  const t = useTranslate()
  const query = useQuery(sitesQuery)
  const [parameters, setParameters] = useSearchParams()
  const { administers = false, sites = [] } = query.data ?? {}
  const current = sites.find(({ isCurrent }) => isCurrent)
  const asked = parameters.get('new')
  const open = (kind: 'here' | 'beside') => setParameters({ new: kind }, { replace: true })
  const [isCopying, setIsCopying] = useState(() => hasStoredTask('copy'))
  const focus = useLostFocus()
  const close = () => setParameters({}, { replace: true })
  return (
    <SettingsPage
      title={t('sites.list')}
      note={query.data && t(administers ? 'sites.note' : 'sites.note.own')}
      actions={
        administers && (
          <div className={styles['buttons']}>
            <Button onPress={() => setIsCopying(true)}>
              <Copy aria-hidden="true" />
              {t('sites.copy')}
            </Button>
            <Button primary={!current?.isDemo} onPress={() => open('beside')}>
              <Plus aria-hidden="true" />
              {t('sites.create')}
            </Button>
          </div>
        )
      }
    >
      {administers && current?.isDemo && <DemoNotice onCreate={() => open('here')} />}
      <Panel>
        <div {...focus}>
          <QueryView query={query} skeleton={<TableSkeleton widths={[24, 8]} rows={3} />}>
            {(data) => <SiteList {...data} />}
          </QueryView>
        </div>
      </Panel>
      {administers && current && asked !== null && (
        <CreateSiteDialog current={current} takesAddress={asked === 'here'} onClose={close} />
      )}
      {current && isCopying && (
        <CopySiteDialog title={current.title} onClose={() => setIsCopying(false)} />
      )}
    </SettingsPage>
  )
}

/** Says that this site is a demo, with the way to a site of one's own. */
function DemoNotice({ onCreate }: { readonly onCreate: () => void }) {
  const t = useTranslate()
  return (
    <div className={styles['demo']}>
      <Notice title={t('sites.demo.title')}>{t('sites.demo.text')}</Notice>
      <Button primary onPress={onCreate}>
        {t('sites.create.own')}
      </Button>
    </div>
  )
}

function SiteList(props: {
  readonly administers: boolean
  readonly sites: readonly InstalledSite[]
}) {
  const { administers, sites } = props
  const t = useTranslate()
  const [deleted, setDeleted] = useState<InstalledSite>()
  return (
    <>
      <RowList
        label={t('sites.list')}
        rows={sites.map((site) => ({
          id: site.id,
          title: site.title,
          note: describeSite(t, site),
          menuLabel: t('sites.menu', { title: site.title }),
          actions: listActions(t, site, administers, () => setDeleted(site)),
        }))}
      />
      {deleted && <DeleteSiteDialog site={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}

function describeSite(t: Translate, site: InstalledSite): string {
  return [
    site.host ?? t('sites.noAddress'),
    ...(site.isCurrent ? [t('sites.current')] : []),
    ...(site.isDemo ? [t('sites.demo')] : []),
    ...(site.isDefault ? [t('sites.default')] : []),
  ].join(' · ')
}

/** Returns the actions of a site: those that the server would reject for it are not offered. */
function listActions(
  t: Translate,
  { url, isCurrent }: InstalledSite,
  administers: boolean,
  onDelete: () => void,
): readonly MenuItem[] {
  if (isCurrent) return []
  const open = {
    id: 'open',
    label: t('sites.open'),
    Icon: ExternalLink,
    onAction: () => window.location.assign(url ?? ''),
  }
  const remove = {
    id: 'delete',
    label: t('sites.delete'),
    Icon: Trash2,
    danger: true,
    onAction: onDelete,
  }
  return [...(url === null ? [] : [open]), ...(administers ? [remove] : [])]
}
