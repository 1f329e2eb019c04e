import type { CustomerDetail } from '@vitrine/contract'
import { formatDate, useLocale } from '@vitrine/react-kit'
import { type Definition, DefinitionList } from '../../ui/DefinitionList.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'

/** How the customer is reached, and the account. */
export function Contact({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslate()
  const { formatting } = useLocale()
  const { email, phone, account } = customer
  const items: Definition[] = [
    [
      t('studio.email'),
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
  ]
  if (phone) items.push([t('customers.phone'), phone])
  if (account) items.push([t('customers.language'), formatLanguage(account.locale)])
  items.push([
    t('customers.account'),
    account
      ? t('customers.account.since', { date: formatDate(account.createdAt, formatting) })
      : t('customers.account.no'),
  ])
  return (
    <Panel title={t('customers.contact')} padded>
      <DefinitionList items={items} />
    </Panel>
  )
}

function formatLanguage(tag: string): string {
  return new Intl.DisplayNames(navigator.language, { type: 'language' }).of(tag) ?? tag
}
