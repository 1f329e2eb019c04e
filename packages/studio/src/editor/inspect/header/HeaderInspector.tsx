import { useTranslate } from '../../../ui/i18n.ts'
import { addTexts } from '../../../ui/texts.ts'
import { headerTexts } from '../../../ui/texts/header.ts'
import { useEditorState } from '../../context.ts'
import { findElement } from '../../layers/element-rows.ts'
import styles from '../Inspector.module.css'
import { ElementInspector } from './ElementInspector.tsx'
import { FooterElements, HeaderElements } from './Elements.tsx'
import { HeaderButton } from './HeaderButton.tsx'
import { HeaderLayout, HeaderLook } from './HeaderLook.tsx'

addTexts(headerTexts)

/** The settings of header and footer, while no section is selected. */
export function HeaderInspector() {
  const t = useTranslate()
  const selection = useEditorState((state) => state.selection)
  const element = findElement(selection)
  if (element) return <ElementInspector element={element} key={element.id} />
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
