import type { Session } from '@vitrine/contract'
import type { ReactNode } from 'react'
import { useTranslate } from '../ui/i18n.ts'
import { Menu } from '../ui/overlays/Menu.tsx'
import { useAccountGroups } from './use-account-groups.ts'

/** The menu of the signed-in person: account, appearance, keys and sign-out. */
export function AccountMenu(props: {
  readonly member: Session['member']
  readonly trigger: ReactNode
}) {
  const { member, trigger } = props
  const t = useTranslate()
  return (
    <Menu
      label={t('studio.account')}
      placement="top start"
      trigger={trigger}
      groups={useAccountGroups(member)}
    />
  )
}
