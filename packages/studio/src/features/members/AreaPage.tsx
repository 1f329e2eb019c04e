import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { routeQuery } from '../../api/route-query.ts'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { type Definition, DefinitionList } from '../../ui/DefinitionList.tsx'
import { formatAmount } from '../../ui/format.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { Column, Columns, Page, Panel } from '../../ui/Page.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { membersTexts } from '../../ui/texts/audience/members.ts'
import { AddPersonDialog } from './AddPersonDialog.tsx'
import { AreaDialog } from './AreaDialog.tsx'
import { AreaMembers } from './AreaMembers.tsx'
import { DeleteAreaDialog } from './DeleteAreaDialog.tsx'
import { DocumentLinks } from './DocumentLinks.tsx'
import styles from './members.module.css'
import type { AreaView } from './use-members.ts'

addTexts(membersTexts)

/** One member area: its members, and what it opens to them. */
export function Component() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const query = useQuery(routeQuery('readMemberArea', { params: { id } }))
  if (query.data) return <Area view={query.data} />
  return (
    <Page
      title={t('members.area')}
      back={{ to: '/config/members/areas', label: t('members.areas') }}
    >
      <Panel>
        <QueryView query={query} skeleton={<TableSkeleton widths={[24, 6]} />}>
          {() => null}
        </QueryView>
      </Panel>
    </Page>
  )
}

type Opened = 'edit' | 'add' | 'delete'

function Area({ view }: { readonly view: AreaView }) {
  const t = useTranslate()
  const { area } = view
  const mayWrite = useMay('site-users.write')
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <Page
      title={area.name}
      back={{ to: '/config/members/areas', label: t('members.areas') }}
      actions={
        mayWrite && (
          <>
            <Button onPress={() => setOpened('delete')}>{t('members.area.delete')}</Button>
            <Button onPress={() => setOpened('edit')}>{t('members.area.edit')}</Button>
            <Button primary onPress={() => setOpened('add')}>
              {t('members.person.add')}
            </Button>
          </>
        )
      }
    >
      <Columns>
        <Column>
          <AreaMembers area={area} mayWrite={mayWrite} />
        </Column>
        <Column>
          <Facts area={area} />
          <Documents documents={view.documents} />
        </Column>
      </Columns>
      {opened === 'edit' && <AreaDialog area={area} onClose={close} />}
      {opened === 'add' && <AddPersonDialog area={area} onClose={close} />}
      {opened === 'delete' && <DeleteAreaDialog view={view} onClose={close} />}
    </Page>
  )
}

function Facts({ area }: { readonly area: AreaView['area'] }) {
  const t = useTranslate()
  const { description, joinMode, price } = area
  const items: Definition[] = [
    [t('members.area.description'), description || t('members.area.noDescription')],
    [t('members.area.join'), t(`members.area.join.${joinMode}`)],
  ]
  if (price) items.push([t('members.area.price'), formatAmount(price)])
  return (
    <Panel title={t('members.area')} padded>
      <DefinitionList items={items} />
    </Panel>
  )
}

function Documents({ documents }: Pick<AreaView, 'documents'>) {
  const t = useTranslate()
  return (
    <Panel title={t('members.area.pages')} padded>
      {documents.length === 0 ? (
        <p className={styles['meta']}>{t('members.area.pages.none')}</p>
      ) : (
        <DocumentLinks documents={documents} />
      )}
    </Panel>
  )
}
