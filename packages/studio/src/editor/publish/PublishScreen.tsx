import { useTranslate } from '../../ui/i18n.ts'
import { Page } from '../../ui/Page.tsx'
import { addTexts } from '../../ui/texts.ts'
import { publishingTexts } from '../../ui/texts/publishing.ts'
import { Outcome } from './Outcome.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import styles from './publish.module.css'
import { usePublishing } from './use-publishing.ts'

addTexts(publishingTexts)

/** All changes of the site that visitors do not see yet. */
export function Component() {
  const t = useTranslate()
  const publishing = usePublishing()
  return (
    <Page title={t('publish.title')} note={t('publish.note')}>
      <div className={styles['screen']}>
        <Outcome publishing={publishing}>
          <PublishPanel publishing={publishing} />
        </Outcome>
      </div>
    </Page>
  )
}
