import type { OrderDetail } from '@vitrine/contract'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './OrderPage.module.css'
import { showOrder } from './show-order.ts'

/** Everything that happened to an order, newest first, with a field for notes of the staff. */
export function Timeline({ order }: { readonly order: OrderDetail }) {
  const t = useTranslate()
  const mayChange = useMay('orders.write')
  const notes = order.timeline.filter(({ kind }) => kind === 'note').length
  return (
    <Panel title={t('orders.timeline')} padded>
      {mayChange && <NoteForm key={notes} id={order.id} />}
      <ol className={styles['timeline']}>
        {order.timeline.toReversed().map(({ id, kind, text, author, happenedAt }) => (
          <li key={id} data-kind={kind}>
            <p>{text}</p>
            <Timestamp at={happenedAt} />
            {author && <small className={styles['meta']}> · {author}</small>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

interface Values {
  text: string
}

function NoteForm({ id }: { readonly id: string }) {
  const t = useTranslate()
  const [noteId] = useState(() => crypto.randomUUID())
  const form = useForm<Values>({ defaultValues: { text: '' } })
  const text = useWatch({ control: form.control, name: 'text' })
  const save = async (values: Values) => {
    const body = { id: noteId, text: values.text }
    await showOrder(await callApi('addOrderNote', { params: { id }, body }))
  }
  return (
    <Form form={form} onSave={save}>
      <div className={styles['noteForm']}>
        <FormField<Values, 'text'> name="text" label={t('orders.addNote')}>
          {(field) => <TextArea {...field} rows={2} placeholder={t('orders.noteHelp')} />}
        </FormField>
        {text.trim() !== '' && (
          <div className={styles['actions']}>
            <Button small type="submit" isPending={form.formState.isSubmitting}>
              {t('orders.addNote')}
            </Button>
          </div>
        )}
      </div>
    </Form>
  )
}
