import type { SiteHost } from '@vitrine/contract'
import { CornerUpRight, Globe, SearchCheck, Star, Trash2 } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import type { Translate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import type { MenuItem } from '../../ui/overlays/Menu.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { type Hosts, showHosts } from './use-hosts.ts'

/** Returns the actions of a host: those that the server would reject for it are not offered. */
export function listHostActions(
  t: Translate,
  row: SiteHost,
  onCheck: () => void,
): readonly MenuItem[] {
  const { host, isPrimary, redirects, isCurrent } = row
  const change = (body: { readonly isPrimary?: true; readonly redirects?: boolean }) =>
    attempt(t('hosts.changed'), () => callApi('changeSiteHost', { params: { host }, body }))
  const check = { id: 'dns', label: t('hosts.dns.check'), Icon: SearchCheck, onAction: onCheck }
  const primary = {
    id: 'primary',
    label: t('hosts.makePrimary'),
    Icon: Star,
    onAction: () => void change({ isPrimary: true }),
  }
  const use = {
    id: 'use',
    label: t(redirects ? 'hosts.show' : 'hosts.redirect'),
    Icon: redirects ? Globe : CornerUpRight,
    onAction: () => void change({ redirects: !redirects }),
  }
  const remove = {
    id: 'remove',
    label: t('hosts.remove'),
    Icon: Trash2,
    danger: true,
    onAction: () => void removeHost(t, host),
  }
  return [
    check,
    ...(isPrimary ? [] : [primary]),
    ...(isPrimary || isCurrent ? [] : [use]),
    ...(isCurrent ? [] : [remove]),
  ]
}

/** Removes a host, once the person has confirmed it. */
async function removeHost(t: Translate, host: string): Promise<void> {
  const isSure = await askToConfirm({
    title: t('hosts.remove.title', { host }),
    message: t('hosts.remove.text'),
    confirmLabel: t('hosts.remove'),
  })
  if (!isSure) return
  await attempt(t('hosts.removed', { host }), () => callApi('removeSiteHost', { params: { host } }))
}

async function attempt(message: string, change: () => Promise<Hosts>): Promise<void> {
  try {
    showHosts(await change())
    showToast(message)
  } catch (error) {
    if (error instanceof Error) showFailure(error.message)
  }
}
