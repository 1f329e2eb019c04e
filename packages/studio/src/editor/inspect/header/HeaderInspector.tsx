import { useTranslate } from '../../../ui/i18n.ts'
import { addTexts } from '../../../ui/texts.ts'
import { headerTexts } from '../../../ui/texts/header.ts'
import styles from '../Inspector.module.css'
import { FooterElements, HeaderElements } from './Elements.tsx'
import { HeaderButton } from './HeaderButton.tsx'
import { HeaderLayout, HeaderLook } from './HeaderLook.tsx'

addTexts(headerTexts)

/** The settings of header and footer, while no section is selected. */
export function HeaderInspector() {
  const t = useTranslate()
  return (
    <div>
      <header className={styles['head']}>
        <h2>{t('header.header')}</h2>
      </header>
      <p className={styles['empty']}>{t('header.shared')}</p>
      <HeaderLayout />
      <HeaderElements />
      <HeaderButton />
      <HeaderLook />
      <FooterElements />
    </div>
  )
}
