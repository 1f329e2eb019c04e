import type { StudioComment } from '@vitrine/contract'
import { MAX_COMMENT_LENGTH } from '@vitrine/model'
import { useForm } from 'react-hook-form'
import { callApi } from '../../api/call-api.ts'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { DialogActions } from '../../ui/forms/DialogActions.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import styles from './comments.module.css'
import { refreshComments } from './use-comments.ts'

interface Values {
  text: string
}

interface ReplyDialogProps {
  readonly comment: StudioComment
  readonly onClose: () => void
}

/** Writes a reply to a comment, which approves it. */
export function ReplyDialog({ comment, onClose }: ReplyDialogProps) {
  const t = useTranslate()
  const { id, name, text } = comment
  const form = useForm<Values>({ defaultValues: { text: '' } })
  const save = async (body: Values) => {
    await callApi('replyToComment', { params: { id }, body })
    await refreshComments()
    showToast(t('comments.reply.sent'))
    onClose()
  }
  return (
    <Dialog title={t('comments.reply.title', { name })} isOpen onClose={onClose}>
      <Form form={form} onSave={save}>
        <div className={styles['form']}>
          <p dir="auto">{text}</p>
          <FormField<Values, 'text'> name="text" label={t('comments.reply.text')}>
            {(field) => (
              <TextArea
                {...field}
                rows={4}
                help={t('comments.reply.help')}
                maxLength={MAX_COMMENT_LENGTH}
              />
            )}
          </FormField>
          <DialogActions onClose={onClose} label={t('comments.reply.send')} />
        </div>
      </Form>
    </Dialog>
  )
}
