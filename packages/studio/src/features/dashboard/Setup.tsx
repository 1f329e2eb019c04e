import type { Session } from '@vitrine/contract'
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
  if (data && !data.delivery.isConfigured)
    steps.push({ id: 'home.setup.mail', text: 'home.setup.mail.text', to: '/config/mail' })
  if (data?.delivery.isConfigured && data.delivery.sender === null)
    steps.push({ id: 'home.setup.sender', text: 'home.setup.sender.text', to: '/config/mail' })
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
