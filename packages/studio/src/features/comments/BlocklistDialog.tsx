import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { routeQuery } from '../../api/route-query.ts'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { QueryView } from '../../ui/states/QueryView.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import styles from './comments.module.css'

/** Changes the words and addresses whose comments are spam. */
export function BlocklistDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  // Loaded anew each time: what the form was opened with must not overwrite what was blocked since.
  const query = useQuery({
    ...routeQuery('readCommentBlocklist'),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  return (
    <Dialog title={t('comments.blocklist')} isOpen onClose={onClose}>
      <QueryView query={query} skeleton={<Skeleton width={40} />}>
        {({ entries }) => <BlocklistForm entries={entries} onClose={onClose} />}
      </QueryView>
    </Dialog>
  )
}

interface Values {
  entries: string
}

function BlocklistForm(props: {
  readonly entries: readonly string[]
  readonly onClose: () => void
}) {
  const { entries, onClose } = props
  const t = useTranslate()
  const form = useForm<Values>({ defaultValues: { entries: entries.join('\n') } })
  const save = async (values: Values) => {
    const body = { entries: values.entries.split('\n').filter((line) => line.trim() !== '') }
    await callApi('setCommentBlocklist', { body })
    showToast(t('comments.blocklist.saved'))
    onClose()
  }
  return (
    <Form form={form} onSave={save}>
      <div className={styles['form']}>
        <p>{t('comments.blocklist.text')}</p>
        <FormField<Values, 'entries'> name="entries" label={t('comments.blocklist.label')}>
          {(field) => (
            <TextArea {...field} rows={8} help={t('comments.blocklist.help')} spellCheck="false" />
          )}
        </FormField>
        <DialogActions onClose={onClose} label={t('comments.blocklist.save')} />
      </div>
    </Form>
  )
}
