import { MessageSquareText, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../ui/i18n.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { addTexts } from '../ui/texts.ts'
import { publishingTexts } from '../ui/texts/publishing.ts'
import { Timestamp } from '../ui/Timestamp.tsx'
import { useEditor } from './context.ts'
import { useReturned } from './publish/use-returned.ts'
import styles from './Note.module.css'

addTexts(publishingTexts)

/** Says above a page that a reviewer returned it, with the note, until it is sent again, published or dismissed. */
export function ReturnedNote() {
  const t = useTranslate()
  const { documentId, locale } = useEditor().store
  const [dismissedId, setDismissedId] = useState<string>()
  const review = useReturned().find(({ entries }) =>
    entries.some((entry) => entry.documentId === documentId && entry.locale === locale),
  )
  if (!review || review.id === dismissedId) return null
  const { answer, decidedAt, decider } = review
  return (
    <section className={styles['note']} aria-labelledby="editor-returned" data-note>
      <MessageSquareText aria-hidden="true" />
      <div className={styles['words']}>
        <p>
          <b id="editor-returned">
            {t('publish.returnedBy', { name: decider?.email ?? t('publish.someone') })}
          </b>
          {decidedAt !== null && (
            <>
              {' '}
              · <Timestamp at={decidedAt} />
            </>
          )}
        </p>
        {answer !== '' && <p className={styles['quote']}>{answer}</p>}
      </div>
      <IconButton
        small
        label={t('publish.returned.dismiss')}
        Icon={X}
        onPress={() => setDismissedId(review.id)}
      />
    </section>
  )
}
