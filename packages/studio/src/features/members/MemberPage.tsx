import { useQuery } from '@tanstack/react-query'
import { formatDate, useLocale } from '@vitrine/react-kit'
import { Link, useParams } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { useMay } from '../../api/use-may.ts'
import { type Definition, DefinitionList } from '../../ui/DefinitionList.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Column, Columns, Page, Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { membersTexts } from '../../ui/texts/audience/members.ts'
import { MemberComments } from './MemberComments.tsx'
import { MemberData } from './MemberData.tsx'
import { PersonAreas } from './PersonAreas.tsx'
import { formatPerson, type Person } from './use-members.ts'

addTexts(membersTexts)

/** One visitor with an account: member areas, comments, orders and personal data. */
export function Component() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const query = useQuery(routeQuery('readSiteUser', { params: { id } }))
  const back = { to: '/config/members', label: t('members.title') }
  if (!query.data)
    return (
      <Page title={t('members.person')} back={back}>
        <Panel>
          <QueryView query={query} skeleton={<TableSkeleton widths={[24, 6]} />}>
            {() => null}
          </QueryView>
        </Panel>
      </Page>
    )
  const person = query.data
  return (
    <Page title={formatPerson(person)} back={back}>
      <Columns>
        <Column>
          <PersonAreas person={person} />
          <MemberComments person={person} />
        </Column>
        <Column>
          <Account person={person} />
          <MemberData person={person} />
        </Column>
      </Columns>
    </Page>
  )
}

function Account({ person }: { readonly person: Person }) {
  const t = useTranslate()
  const { formatting } = useLocale()
  const { email, locale, createdAt, verifiedAt } = person
  const mayReadCustomers = useMay('customers.read')
  const items: Definition[] = [
    [
      t('studio.email'),
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    [t('members.language'), formatLanguage(locale)],
    [t('members.registered'), formatDate(createdAt, formatting)],
    [
      t('members.confirmed'),
      verifiedAt === null ? t('members.state.unconfirmed') : formatDate(verifiedAt, formatting),
    ],
  ]
  if (mayReadCustomers)
    items.push([t('members.customer'), <CustomerLink key="customer" email={email} />])
  return (
    <Panel title={t('members.account')} padded>
      <DefinitionList items={items} />
    </Panel>
  )
}

/** Leads to the orders of a person, if their email address has any. */
function CustomerLink({ email }: { readonly email: string }) {
  const t = useTranslate()
  const { data } = useQuery(routeQuery('listCustomers', { query: { search: email } }))
  if (!data) return '…'
  const customer = data.customers.find((each) => each.email === email.toLowerCase())
  if (!customer) return t('members.customer.none')
  return <Link to={`/config/customers/${customer.id}`}>{t('members.customer.open')}</Link>
}

function formatLanguage(tag: string): string {
  return new Intl.DisplayNames(navigator.language, { type: 'language' }).of(tag) ?? tag
}
