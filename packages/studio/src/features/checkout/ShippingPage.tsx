import type { DeliveryMethod } from '@vitrine/contract'
import type { Currency } from '@vitrine/model'
import { useQuery } from '@tanstack/react-query'
import { Plus, Truck } from 'lucide-react'
import { useState } from 'react'
import { SettingsPage } from '../../app/SettingsPage.tsx'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { editList } from '../../ui/lists/edit-list.ts'
import { listRowActions } from '../../ui/lists/row-actions.ts'
import { RowList } from '../../ui/lists/RowList.tsx'
import { Panel } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../ui/states/TableSkeleton.tsx'
import { addTexts } from '../../ui/texts.ts'
import { checkoutTexts } from '../../ui/texts/checkout.ts'
import { describeMethod, getMethodPrice } from './describe-method.ts'
import { MethodDialog } from './MethodDialog.tsx'
import { useMayChangeStore } from './use-may-change-store.ts'

addTexts(checkoutTexts)

const methodsQuery = routeQuery('readDeliveryMethods')

/** Replaces the delivery methods, and shows them as they are saved. */
async function saveMethods(methods: readonly DeliveryMethod[]): Promise<void> {
  const saved = await callApi('changeDeliveryMethods', { body: { methods: [...methods] } })
  queryClient.setQueryData(methodsQuery.queryKey, saved)
}

/** The delivery methods of the store. */
export function Component() {
  const t = useTranslate()
  const mayChange = useMayChangeStore()
  const site = useQuery(routeQuery('readSiteSettings'))
  const query = useQuery(methodsQuery)
  const [edited, setEdited] = useState<number>()
  const methods = query.data?.methods ?? []
  const currency = site.data?.currency
  const add = (
    <Button onPress={() => setEdited(methods.length)}>
      <Plus aria-hidden="true" />
      {t('shipping.add')}
    </Button>
  )
  return (
    <SettingsPage
      title={t('shipping.title')}
      note={t('shipping.note')}
      actions={mayChange && methods.length > 0 && add}
    >
      {!mayChange && <Notice title={t('taxes.readOnly')} />}
      <Panel>
        <QueryView
          query={query}
          skeleton={<TableSkeleton widths={[24, 8]} rows={3} />}
          isEmpty={({ methods: all }) => all.length === 0}
          empty={
            <EmptyState Icon={Truck} title={t('shipping.empty')} action={mayChange && add}>
              {t('shipping.empty.text')}
            </EmptyState>
          }
        >
          {({ methods: all }) =>
            currency && (
              <MethodList
                methods={all}
                currency={currency}
                onEdit={mayChange ? setEdited : undefined}
              />
            )
          }
        </QueryView>
      </Panel>
      {edited !== undefined && currency && (
        <MethodDialog
          method={methods[edited]}
          index={edited}
          currency={currency}
          onClose={() => setEdited(undefined)}
          onSave={async (method) => saveMethods(methods.toSpliced(edited, 1, method))}
        />
      )}
    </SettingsPage>
  )
}

function MethodList(props: {
  readonly methods: readonly DeliveryMethod[]
  readonly currency: Currency
  readonly onEdit: ((index: number) => void) | undefined
}) {
  const { methods, currency, onEdit } = props
  const t = useTranslate()
  const { move, remove } = editList(methods, saveMethods)
  return (
    <RowList
      label={t('shipping.title')}
      rows={methods.map((method, index) => ({
        id: method.id ?? String(index),
        title: method.name,
        note: describeMethod(t, method, currency),
        value: getMethodPrice(t, method, currency),
        menuLabel: t('shipping.menu', { name: method.name }),
        actions: onEdit
          ? listRowActions(t, {
              index,
              count: methods.length,
              onEdit: () => onEdit(index),
              onDelete: () => void remove(index, t('shipping.deleted', { name: method.name })),
              onMove: (to) => move(index, to),
            })
          : [],
      }))}
    />
  )
}
