import type { ProductForm } from '@vitrine/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, callApi } from '../../../api/call-api.ts'
import { queryClient } from '../../../api/route-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { askToConfirm } from '../../../ui/overlays/confirm.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { showFailure, showToast } from '../../../ui/overlays/toasts.ts'
import { Notice } from '../../../ui/states/Notice.tsx'
import catalog from '../catalog.module.css'
import { FieldRows } from './FieldRows.tsx'
import { newDraft, toDraft, toSentForm } from './form-draft.ts'

interface FormDialogProps {
  /** The form to edit; undefined to create one. */
  readonly form: ProductForm | undefined
  readonly onClose: () => void
  readonly onSaved: (form: ProductForm) => void
  readonly onDeleted: () => void
}

/** A dialog with the name and the fields of a form. It is saved at once, apart from the product. */
export function FormDialog(props: FormDialogProps) {
  const { form, onClose } = props
  const t = useTranslate()
  const [draft, setDraft] = useState(() => (form ? toDraft(form) : newDraft()))
  const [openId, setOpenId] = useState(() => (form ? undefined : draft.fields[0]?.id))
  const { save, errors, error, isPending } = useSavedForm(props, (paths) => {
    const index = draft.fields.findIndex((_, at) =>
      paths.some((p) => p.startsWith(`fields.${at}.`)),
    )
    if (index >= 0) setOpenId(draft.fields[index]?.id)
  })
  const remove = useDeletion(props)
  const footer = (
    <>
      {form && (
        <Button danger quiet onPress={() => void remove(form)}>
          {t('productForms.delete')}
        </Button>
      )}
      <Button onPress={onClose}>{t('studio.cancel')}</Button>
      <Button primary isPending={isPending} onPress={() => save(draft)}>
        {t('productForms.save')}
      </Button>
    </>
  )
  const title = form ? t('productForms.editTitle', { name: form.name }) : t('productForms.create')
  return (
    <Dialog title={title} isOpen mustAnswer size="wide" onClose={onClose} footer={footer}>
      <div className={catalog['fields']}>
        {error !== undefined && (
          <Notice tone="bad" title={t('studio.saveFailed')}>
            {errors['fields'] ?? error}
          </Notice>
        )}
        {form && form.products > 1 && (
          <p className={catalog['hint']}>
            {t('productForms.sharedNote', { count: form.products })}
          </p>
        )}
        <TextField
          label={t('productForms.name')}
          help={t('productForms.nameHelp')}
          value={draft.name}
          maxLength={100}
          error={errors['name']}
          onChange={(name) => setDraft({ ...draft, name })}
        />
        <FieldRows
          fields={draft.fields}
          errors={errors}
          openId={openId}
          onOpen={setOpenId}
          onChange={(fields) => setDraft({ ...draft, fields })}
        />
      </div>
    </Dialog>
  )
}

/** Returns the call that saves a form, with the errors of its last attempt by path. */
function useSavedForm(
  { form, onSaved }: FormDialogProps,
  onErrors: (paths: readonly string[]) => void,
) {
  const t = useTranslate()
  const { mutate, error, isPending } = useMutation({
    mutationFn: (draft: Parameters<typeof toSentForm>[0]) => {
      const body = toSentForm(draft)
      if (!form) return callApi('createProductForm', { body })
      const { id, version } = form
      return callApi('changeProductForm', { params: { id }, body: { ...body, version } })
    },
    onSuccess: async (saved) => {
      await queryClient.invalidateQueries({ queryKey: ['listProductForms'] })
      showToast(t('productForms.saved'))
      onSaved(saved)
    },
    onError: (failure) => onErrors(Object.keys(getErrors(failure))),
  })
  return { save: mutate, errors: getErrors(error), error: error?.message, isPending }
}

function getErrors(error: unknown): Readonly<Record<string, string>> {
  return (error instanceof ApiError && error.problem?.errors) || {}
}

/** Returns the call that deletes a form, once staff have confirmed it. */
function useDeletion({ onDeleted }: FormDialogProps) {
  const t = useTranslate()
  const { mutate } = useMutation({
    mutationFn: (id: string) => callApi('deleteProductForm', { params: { id } }),
    onSuccess: async () => {
      onDeleted()
      await queryClient.invalidateQueries({ queryKey: ['listProductForms'] })
      showToast(t('productForms.deleted'))
    },
    onError: ({ message }) => showFailure(message),
  })
  return async ({ id, name, products }: ProductForm) => {
    const isConfirmed = await askToConfirm({
      title: t('productForms.deleteTitle', { name }),
      message: t('productForms.deleteText', { count: products }),
      confirmLabel: t('productForms.delete'),
    })
    if (isConfirmed) mutate(id)
  }
}
