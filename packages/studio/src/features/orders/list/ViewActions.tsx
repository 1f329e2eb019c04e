import type { OrderView } from '@vitrine/contract'
import { Bookmark, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { FormField } from '../../../ui/forms/FormField.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { askToConfirm } from '../../../ui/overlays/confirm.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Menu } from '../../../ui/overlays/Menu.tsx'
import { showToast } from '../../../ui/overlays/toasts.ts'
import styles from './list.module.css'
import { countFilters, type OrderFilters } from './order-filters.ts'
import { renameOrderView, saveOrderView, useDeleteOrderView } from './use-order-views.ts'

const MAX_NAME = 60

interface ViewActionsProps {
  readonly filters: OrderFilters
  /** The saved view that is shown; undefined for none. */
  readonly current: OrderView | undefined
}

/** Saves the filters as a view, or renames and deletes the saved view that is shown. */
export function ViewActions({ filters, current }: ViewActionsProps) {
  const t = useTranslate()
  const [isNaming, setNaming] = useState(false)
  const close = () => setNaming(false)
  const isFiltered = filters.search !== '' || countFilters(filters) > 0 || filters.sort !== 'newest'
  if (!current && !isFiltered) return null
  const save = async (name: string) => {
    await (current ? renameOrderView(current.id, name) : saveOrderView(filters, name))
    showToast(t(current ? 'orders.viewRenamed' : 'orders.viewSaved'))
    close()
  }
  return (
    <>
      {current ? (
        <SavedViewMenu view={current} onRename={() => setNaming(true)} />
      ) : (
        <Button onPress={() => setNaming(true)}>
          <Bookmark aria-hidden="true" />
          {t('orders.saveView')}
        </Button>
      )}
      {isNaming && (
        <NameDialog
          title={t(current ? 'orders.renameView' : 'orders.saveView')}
          name={current?.name ?? ''}
          onSave={save}
          onClose={close}
        />
      )}
    </>
  )
}

function SavedViewMenu(props: { readonly view: OrderView; readonly onRename: () => void }) {
  const { view, onRename } = props
  const t = useTranslate()
  const { mutate } = useDeleteOrderView()
  const remove = async () => {
    const isConfirmed = await askToConfirm({
      title: t('orders.deleteViewTitle', { name: view.name }),
      message: t('orders.deleteViewText'),
      confirmLabel: t('orders.deleteView'),
    })
    if (isConfirmed) mutate(view.id)
  }
  const label = t('orders.viewActions', { name: view.name })
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} Icon={Ellipsis} />}
      groups={[
        {
          items: [
            { id: 'rename', label: t('orders.renameView'), Icon: Pencil, onAction: onRename },
            {
              id: 'delete',
              label: t('orders.deleteView'),
              Icon: Trash2,
              danger: true,
              onAction: () => void remove(),
            },
          ],
        },
      ]}
    />
  )
}

interface NameValues {
  name: string
}

function NameDialog(props: {
  readonly title: string
  readonly name: string
  readonly onSave: (name: string) => Promise<void>
  readonly onClose: () => void
}) {
  const { title, name, onSave, onClose } = props
  const t = useTranslate()
  const form = useForm<NameValues>({ defaultValues: { name } })
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form form={form} onSave={(values) => onSave(values.name)}>
        <div className={styles['dialog']}>
          <FormField<NameValues, 'name'> name="name" label={t('orders.viewName')}>
            {(field) => (
              <TextField {...field} maxLength={MAX_NAME} help={t('orders.viewNameHelp')} />
            )}
          </FormField>
          <div>
            <Button primary type="submit" isPending={form.formState.isSubmitting}>
              {t('orders.saveView')}
            </Button>
          </div>
        </div>
      </Form>
    </Dialog>
  )
}
