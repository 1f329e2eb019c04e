import { useMutation } from '@tanstack/react-query'
import type { ProductReview } from '@vitrine/contract'
import { reviewLengths } from '@vitrine/model'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import styles from './reviews.module.css'
import { refreshReviews } from './use-reviews.ts'

interface ReplyDialogProps {
  readonly review: ProductReview
  readonly onClose: () => void
}

/** Writes, changes or removes the reply to a review. */
export function ReplyDialog({ review, onClose }: ReplyDialogProps) {
  const t = useTranslate()
  const { id, name, text: written, reply } = review
  const [text, setText] = useState(reply)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi('replyToProductReview', { params: { id }, body: { text } }),
    onSuccess: async () => {
      await refreshReviews()
      showToast(t('reviews.answered'))
      onClose()
    },
  })
  return (
    <Dialog title={t('reviews.answer.title', { name })} isOpen onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        {written !== '' && <p dir="auto">{written}</p>}
        <TextArea
          label={t('reviews.answer')}
          help={t('reviews.answer.help')}
          maxLength={reviewLengths.reply}
          value={text}
          onChange={setText}
        />
        {error && (
          <Notice tone="bad" title={t('studio.saveFailed')}>
            {error.message}
          </Notice>
        )}
        <Button primary type="submit" isPending={isPending}>
          {t('reviews.answer.save')}
        </Button>
      </form>
    </Dialog>
  )
}
