import type { Session, StoreStep } from '@vitrine/contract'
import { may } from '@vitrine/model'
import { useQuery } from '@tanstack/react-query'
import { CircleDashed } from 'lucide-react'
import { Link } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import type { TextId } from '../../ui/texts.ts'
import styles from './HomePage.module.css'

interface Step {
  readonly id: TextId
  readonly text: TextId
  readonly to: string
}

const STORE_STEPS: Readonly<Record<StoreStep, Step>> = {
  payments: {
    id: 'home.setup.payments',
    text: 'home.setup.payments.text',
    to: '/config/settings/payments',
  },
  shipping: {
    id: 'home.setup.shipping',
    text: 'home.setup.shipping.text',
    to: '/config/settings/shipping',
  },
}

/** Returns what is left to do for backups; nothing for those who do not administer the installation. */
function useBackupSteps(isEnabled: boolean): readonly Step[] {
  const { data } = useQuery({ ...routeQuery('listBackups'), enabled: isEnabled })
  const to = '/config/settings/backups'
  if (!data) return []
  const { schedule, isLate, lastBackup, lastTest } = data
  const hasFailed = lastBackup?.state === 'failed' || lastTest?.state === 'failed'
  if (isLate || hasFailed)
    return [{ id: 'home.setup.backupFailed', text: 'home.setup.backupFailed.text', to }]
  if (schedule.period === 'off')
    return [{ id: 'home.setup.backup', text: 'home.setup.backup.text', to }]
  if (lastTest?.state !== 'done')
    return [{ id: 'home.setup.restoreTest', text: 'home.setup.restoreTest.text', to }]
  return []
}

/** Lists what is not set up yet, as far as the server knows; nothing once all is. */
export function Setup({ member }: { readonly member: Session['member'] }) {
  const t = useTranslate()
  const { data } = useQuery({
    ...routeQuery('listEmails'),
    enabled: may(member.role, 'mail.read'),
  })
  const { data: setup } = useQuery({
    ...routeQuery('readSetup'),
    enabled: may(member.role, 'site.write'),
  })
  const steps: Step[] = []
  if (setup?.canBegin)
    steps.push({ id: 'home.setup.look', text: 'home.setup.look.text', to: '/config/setup' })
  if (may(member.role, 'payments.write'))
    steps.push(...(setup?.storeSteps ?? []).map((step) => STORE_STEPS[step]))
  if (setup?.isDemo && setup.canCreateSites)
    steps.push({
      id: 'home.setup.ownSite',
      text: 'home.setup.ownSite.text',
      to: '/config/settings/sites?new=here',
    })
  if (data && !data.delivery.isConfigured)
    steps.push({ id: 'home.setup.mail', text: 'home.setup.mail.text', to: '/config/mail' })
  if (data?.delivery.isConfigured && data.delivery.sender === null)
    steps.push({ id: 'home.setup.sender', text: 'home.setup.sender.text', to: '/config/mail' })
  steps.push(...useBackupSteps(setup?.canCreateSites === true))
  if (!member.hasPassword)
    steps.push({
      id: 'home.setup.password',
      text: 'home.setup.password.text',
      to: '/config/account',
    })
  if (steps.length === 0) return null
  return (
    <Panel title={t('home.setup')}>
      <ul className={styles['tasks']}>
        {steps.map(({ id, text, to }) => (
          <li key={id}>
            <Link to={to}>
              <CircleDashed aria-hidden="true" />
              <span>
                <b>{t(id)}</b>
                <small>{t(text)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
