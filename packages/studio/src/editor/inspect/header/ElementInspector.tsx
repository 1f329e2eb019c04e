import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useEditor, useEditorState } from '../../context.ts'
import { getElementState, moveElement, showElement } from '../../element-actions.ts'
import type { PartElement } from '../../layers/element-rows.ts'
import { NO_SELECTION } from '../../store/selection.ts'
import styles from '../Inspector.module.css'
import { HeaderButton } from './HeaderButton.tsx'
import { LogoSettings } from './LogoSettings.tsx'
import { SocialAccounts } from './SocialAccounts.tsx'
import own from './header.module.css'

/** The settings of a selected element of header or footer: whether it is shown, its place, and those of the button. */
export function ElementInspector({ element }: { readonly element: PartElement }) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const state = getElementState(
    useEditorState(({ body }) => body),
    element,
  )
  if (!state) return null
  const { isShown, order } = state
  const name = t(state.name)
  return (
    <div>
      <header className={styles['head']}>
        <h2>{name}</h2>
      </header>
      <div className={styles['group']}>
        <p className={styles['note']}>{t(`header.in.${element.part}`)}</p>
        <Switch
          label={t('header.element.isShown')}
          isSelected={isShown}
          isDisabled={isReadOnly}
          onChange={(isOn) => showElement(store, element, isOn)}
        />
        {order && (
          <div className={own['position']}>
            <span>{t('header.element.place', { place: order.at + 1, count: order.count })}</span>
            {!isReadOnly && order.at > 0 && (
              <IconButton
                small
                label={t('editor.part.moveUp')}
                Icon={ArrowUp}
                onPress={() => moveElement(store, element, order.at - 1)}
              />
            )}
            {!isReadOnly && order.at < order.count - 1 && (
              <IconButton
                small
                label={t('editor.part.moveDown')}
                Icon={ArrowDown}
                onPress={() => moveElement(store, element, order.at + 1)}
              />
            )}
          </div>
        )}
        <Button small onPress={() => store.select(NO_SELECTION)}>
          {t('header.element.all')}
        </Button>
      </div>
      {element.id === 'button' && <HeaderButton />}
      {element.id === 'logo' && <LogoSettings />}
      {element.id === 'social' && <SocialAccounts />}
    </div>
  )
}
