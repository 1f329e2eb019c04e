import type { ProductForm } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { routeQuery } from '../../../api/route-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Panel } from '../../../ui/Page.tsx'
import { addTexts } from '../../../ui/texts.ts'
import { productFormsTexts } from '../../../ui/texts/product-forms.ts'
import catalog from '../catalog.module.css'
import type { ProductValues } from '../values/product-values.ts'
import { FormDialog } from './FormDialog.tsx'
import styles from './forms.module.css'

addTexts(productFormsTexts)

const NONE = 'none'

/** The form that visitors fill in before they add a product to the cart. */
export function ProductFormPanel({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useTranslate()
  const { field, fieldState } = useController<ProductValues, 'formId'>({ name: 'formId' })
  const { data } = useQuery(routeQuery('listProductForms'))
  const [edited, setEdited] = useState<{ readonly form: ProductForm | undefined }>()
  const forms = data?.forms ?? []
  const chosen = forms.find(({ id }) => id === field.value)
  const close = () => setEdited(undefined)
  return (
    <Panel title={t('productForms.ask')} aside={t('productForms.aside')} padded>
      <div className={catalog['fields']}>
        <Select
          label={t('productForms.ask')}
          hidesLabel
          help={t('productForms.askHelp')}
          error={fieldState.error?.message}
          options={[
            { id: NONE, label: t('productForms.none') },
            ...forms.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={chosen?.id ?? NONE}
          onChange={(id) => field.onChange(id === NONE ? null : id)}
        />
        {!isReadOnly && (
          <div className={styles['actions']}>
            {chosen && (
              <Button small onPress={() => setEdited({ form: chosen })}>
                {t('productForms.edit')}
              </Button>
            )}
            <Button small onPress={() => setEdited({ form: undefined })}>
              {t('productForms.create')}
            </Button>
          </div>
        )}
      </div>
      {edited && (
        <FormDialog
          form={edited.form}
          onClose={close}
          onSaved={({ id }) => {
            field.onChange(id)
            close()
          }}
          onDeleted={() => {
            field.onChange(null)
            close()
          }}
        />
      )}
    </Panel>
  )
}
