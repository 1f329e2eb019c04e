import { pageTypeCodes } from '@vitrine/model'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor, useEditorState } from '../../context.ts'
import styles from '../Inspector.module.css'
import { ItemSettings } from '../item/ItemSettings.tsx'
import { useDocumentNoun } from './document-nouns.ts'
import { PageAccess } from './PageAccess.tsx'
import { PageAddress } from './PageAddress.tsx'
import { PageCode } from './PageCode.tsx'
import { PageLayout } from './PageLayout.tsx'
import { PopupSettings } from './PopupSettings.tsx'
import { PageSearch } from './PageSearch.tsx'

/** The settings of the page, while nothing on it is selected. */
export function PageInspector() {
  const t = useTranslate()
  const { store } = useEditor()
  const noun = useDocumentNoun(store)
  const isPopup = useEditorState(({ body }) => body.type === pageTypeCodes['popup-overlay'])
  return (
    <div>
      <header className={styles['head']}>
        <h2>{t(`inspector.settings.${noun}`)}</h2>
      </header>
      <p className={styles['empty']}>{t('editor.noSelection')}</p>
      <PageAddress />
      {store.kind === 'item' && <ItemSettings />}
      {isPopup && <PopupSettings />}
      {!isPopup && <PageSearch />}
      {!isPopup && <PageAccess />}
      {store.kind === 'page' && <PageLayout />}
      {store.kind === 'page' && !isPopup && <PageCode />}
    </div>
  )
}
