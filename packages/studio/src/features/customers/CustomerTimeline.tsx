import type { CustomerDetail } from '@vitrine/contract'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { useMay } from '../../api/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { formatAmount } from '../../ui/format.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Panel } from '../../ui/Page.tsx'
import { Timestamp } from '../../ui/Timestamp.tsx'
import styles from './customers.module.css'

type TimelineEvent = CustomerDetail['timeline'][number]

/** The orders of the customer and the notes, newest first, with a field for notes of the staff. */
export function CustomerTimeline({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslate()
  const [shown, setShown] = useState<'all' | 'notes'>('all')
  const { id, timeline } = customer
  const mayWrite = useMay('customers.write')
  const notes = timeline.filter(({ kind }) => kind === 'note')
  return (
    <Panel
      title={t('customers.timeline')}
      padded
      aside={
        <SegmentedControl
          label={t('customers.show')}
          value={shown}
          onChange={setShown}
          segments={[
            { id: 'all', label: t('customers.timeline.all') },
            { id: 'notes', label: t('customers.timeline.notes') },
          ]}
        />
      }
    >
      {mayWrite && <NoteForm key={notes.length} id={id} />}
      <ol className={styles['timeline']}>
        {(shown === 'notes' ? notes : timeline).map((event) => (
          <li key={`${event.kind}-${event.id}`} data-kind={event.kind}>
            <p>
              <EventText event={event} />
            </p>
            <Timestamp at={event.happenedAt} />
            {event.author && <small className={styles['meta']}> · {event.author}</small>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function EventText({ event: { kind, text, orderId, amount } }: { readonly event: TimelineEvent }) {
  const t = useTranslate()
  if (kind === 'account') return t('customers.account.created')
  if (kind === 'note') return text
  return (
    <>
      {t('customers.placedOrder')} <Link to={`/config/orders/${orderId}`}>#{text}</Link>
      {amount && `, ${formatAmount(amount)}`}
    </>
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
    const input = { params: { id } }
    const saved = await callApi('addCustomerNote', { ...input, body: { id: noteId, ...values } })
    queryClient.setQueryData(routeQuery('readCustomer', input).queryKey, saved)
  }
  return (
    <Form form={form} onSave={save}>
      <div className={styles['noteForm']}>
        <FormField<Values, 'text'> name="text" label={t('customers.addNote')}>
          {(field) => <TextArea {...field} rows={2} placeholder={t('customers.noteHelp')} />}
        </FormField>
        {text.trim() !== '' && (
          <div className={styles['actions']}>
            <Button small type="submit" isPending={form.formState.isSubmitting}>
              {t('customers.addNote')}
            </Button>
          </div>
        )}
      </div>
    </Form>
  )
}
