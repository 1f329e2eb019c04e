import {
  type FooterElementId,
  type HeaderElementId,
  listFooterElements,
  listHeaderElements,
  type ListedElement,
} from '@vitrine/page'
import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react'
import { useTranslate } from '../../../ui/i18n.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { SortableList } from '../../../ui/lists/SortableList.tsx'
import { Menu } from '../../../ui/overlays/Menu.tsx'
import { useEditor, useEditorState } from '../../context.ts'
import { moveElement, showElement } from '../../element-actions.ts'
import styles from '../Inspector.module.css'
import own from './header.module.css'

/** The elements whose place the layout decides. */
const placed: ReadonlySet<HeaderElementId> = new Set(['logo', 'menu'])

type HeaderElement = ListedElement<HeaderElementId>

/** The elements of the header, on or off. The layout places the logo and the menu; the others have an order. */
export function HeaderElements() {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const header = useEditorState(({ body }) => body.header)
  const elements = listHeaderElements({ header })
  const tools = elements.filter(({ id }) => !placed.has(id))
  return (
    <section className={styles['group']} aria-label={t('header.elements.header')}>
      <h3>{t('header.elements')}</h3>
      <div className={own['elements']}>
        {elements
          .filter(({ id }) => placed.has(id))
          .map((element) => (
            <div className={own['placed']} key={element.id}>
              <HeaderSwitch element={element} />
            </div>
          ))}
        <SortableList
          label={t('header.order')}
          isDisabled={isReadOnly}
          items={tools.map((element) => ({
            id: element.id,
            moveLabel: t('header.move', { element: t(`editor.element.${element.id}`) }),
            content: (
              <div className={own['element']}>
                <HeaderSwitch element={element} />
                {!isReadOnly && <MoveMenu element={element} tools={tools} />}
              </div>
            ),
          }))}
          onMove={(id, to) => {
            const moved = tools.find((element) => element.id === id)
            if (moved) moveElement(store, { part: 'header', id: moved.id }, to)
          }}
        />
      </div>
    </section>
  )
}

function HeaderSwitch({ element: { id, isShown } }: { readonly element: HeaderElement }) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  return (
    <Switch
      label={t(`editor.element.${id}`)}
      isSelected={isShown}
      isDisabled={isReadOnly}
      onChange={(isOn) => showElement(store, { part: 'header', id }, isOn)}
    />
  )
}

function MoveMenu(props: {
  readonly element: HeaderElement
  readonly tools: readonly HeaderElement[]
}) {
  const t = useTranslate()
  const { store } = useEditor()
  const { element, tools } = props
  const at = tools.indexOf(element)
  const name = t(`editor.element.${element.id}`)
  const label = t('editor.actions', { name })
  const move = (to: number) => () => moveElement(store, { part: 'header', id: element.id }, to)
  const up = { id: 'up', label: t('editor.part.moveUp'), Icon: ArrowUp, onAction: move(at - 1) }
  const down = {
    id: 'down',
    label: t('editor.part.moveDown'),
    Icon: ArrowDown,
    onAction: move(at + 1),
  }
  const items = [...(at > 0 ? [up] : []), ...(at < tools.length - 1 ? [down] : [])]
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} Icon={Ellipsis} small />}
      groups={[{ items }]}
    />
  )
}

/** The elements that the theme has in the footer, on or off. */
export function FooterElements() {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const footer = useEditorState(({ body }) => body.footer)
  return (
    <section className={styles['group']} aria-label={t('header.elements.footer')}>
      <h3>{t('header.footer')}</h3>
      <p className={styles['note']}>{t('header.footer.note')}</p>
      <div className={own['elements']}>
        {listFooterElements({ footer }).map(({ id, isShown }) => (
          <div className={own['placed']} key={id}>
            <Switch
              label={t(`editor.element.${id satisfies FooterElementId}`)}
              isSelected={isShown}
              isDisabled={isReadOnly}
              onChange={(isOn) => showElement(store, { part: 'footer', id }, isOn)}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
