import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { addTexts } from '../../../ui/texts.ts'
import { headerTexts } from '../../../ui/texts/header.ts'
import { useEditor, useEditorState } from '../../context.ts'
import { findElement } from '../../layers/element-rows.ts'
import { ANNOUNCEMENT, NO_SELECTION, type Selection } from '../../store/selection.ts'
import styles from '../Inspector.module.css'
import { AdPixels } from './AdPixels.tsx'
import { CookieBanner } from './CookieBanner.tsx'
import { ElementInspector } from './ElementInspector.tsx'
import { FooterElements, HeaderElements } from './Elements.tsx'
import { HeaderButton } from './HeaderButton.tsx'
import { SiteCode } from './SiteCode.tsx'
import { LogoSettings } from './LogoSettings.tsx'
import { ShareButtons } from './ShareButtons.tsx'
import { HeaderLayout, HeaderLook } from './HeaderLook.tsx'

addTexts(headerTexts)

const SOCIAL: Selection = { section: undefined, blocks: [], part: 'header', element: 'social' }

/** The settings of header and footer, while no section is selected. */
export function HeaderInspector() {
  const t = useTranslate()
  const { store } = useEditor()
  const selection = useEditorState((state) => state.selection)
  const element = findElement(selection)
  if (element) return <ElementInspector element={element} key={element.id} />
  if (selection.part === 'footer') return <FooterInspector />
  return (
    <div>
      <header className={styles['head']}>
        <h2>{t('header.header')}</h2>
      </header>
      <p className={styles['empty']}>{t('header.shared')}</p>
      <section className={styles['group']} aria-label={t('editor.layer.announcement')}>
        <Button small onPress={() => store.select(ANNOUNCEMENT)}>
          {t('header.announcement')}
        </Button>
      </section>
      <HeaderLayout />
      <HeaderElements />
      <LogoSettings />
      <HeaderButton />
      <section className={styles['group']} aria-label={t('header.social')}>
        <Button small onPress={() => store.select(SOCIAL)}>
          {t('header.social.edit')}
        </Button>
      </section>
      <ShareButtons />
      <HeaderLook />
      <FooterElements />
      <CookieBanner />
      <AdPixels />
      <SiteCode />
    </div>
  )
}

/** The settings of the selected footer; its sections have their own. */
function FooterInspector() {
  const t = useTranslate()
  const { store } = useEditor()
  return (
    <div>
      <header className={styles['head']}>
        <h2>{t('header.footer')}</h2>
      </header>
      <p className={styles['empty']}>{t('header.shared')}</p>
      <FooterElements />
      <section className={styles['group']} aria-label={t('header.element.all')}>
        <Button small onPress={() => store.select(NO_SELECTION)}>
          {t('header.element.all')}
        </Button>
      </section>
    </div>
  )
}
