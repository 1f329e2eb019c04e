import { addressedPageTypes, pageTypeCodes } from '@vitrine/model'
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
import { PageState } from './PageState.tsx'

/** The pages with a URL, which visitors can look for and have access to. */
const ADDRESSED: ReadonlySet<unknown> = new Set(
  addressedPageTypes.map((type) => pageTypeCodes[type]),
)

/** The notes about pages of some types. */
const notes = new Map<unknown, 'inspector.page.splash' | 'inspector.page.lock'>([
  [pageTypeCodes['splash-page'], 'inspector.page.splash'],
  [pageTypeCodes['lock-screen'], 'inspector.page.lock'],
])

/** The settings of the page, while nothing on it is selected. */
export function PageInspector() {
  const t = useTranslate()
  const { store } = useEditor()
  const noun = useDocumentNoun(store)
  const type = useEditorState(({ body }) => body.type)
  const isPopup = type === pageTypeCodes['popup-overlay']
  const hasAddress = store.kind === 'item' || ADDRESSED.has(type)
  const note = notes.get(type)
  return (
    <div>
      <header className={styles['head']}>
        <h2>{t(`inspector.settings.${noun}`)}</h2>
      </header>
      <p className={styles['empty']}>{t('editor.noSelection')}</p>
      {note !== undefined && <p className={styles['empty']}>{t(note)}</p>}
      <PageAddress isInMenus={hasAddress} />
      {store.kind === 'item' && <ItemSettings />}
      {isPopup && <PopupSettings />}
      {hasAddress && <PageSearch />}
      {hasAddress && <PageAccess />}
      {hasAddress && store.kind === 'page' && (
        <>
          <PageState />
          <PageLayout />
        </>
      )}
      {hasAddress && <PageCode />}
    </div>
  )
}
