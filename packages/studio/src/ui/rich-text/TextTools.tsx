import { paletteNames } from '@vitrine/model'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Baseline,
  Bold,
  ChevronDown,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Strikethrough,
  Underline,
} from 'lucide-react'
import type { Command, EditorState } from 'prosemirror-state'
import type { Ref } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { Button } from '../Button.tsx'
import { useTranslate } from '../i18n.ts'
import { IconButton } from '../IconButton.tsx'
import { Menu } from '../overlays/Menu.tsx'
import {
  getColor,
  getLinkUrl,
  getStyleName,
  setColor,
  type TextAction,
  textActions,
  textStyles,
} from './commands.ts'
import styles from './RichTextEditor.module.css'
import type { EditedText } from './use-text-editor.ts'

type Icons = Readonly<Partial<Record<TextAction['name'], LucideIcon>>>

/** The formats with a button. Alignment has its keys alone, as a field is narrow. */
const ICONS: Icons = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: Strikethrough,
  bulletList: List,
  orderedList: ListOrdered,
}

/** The formats with a button in emails, whose fields are as wide as a screen. */
const EMAIL_ICONS: Icons = {
  ...ICONS,
  'align-left': AlignLeft,
  'align-center': AlignCenter,
  'align-right': AlignRight,
}

interface TextToolsProps {
  readonly edited: EditedText
  readonly kind: 'page' | 'email' | undefined
  readonly onLink: () => void
  readonly ref: Ref<HTMLDivElement>
}

/** The buttons of a text: the style of its paragraphs, the formats of its words, and links. */
export function TextTools({ edited: { view, state }, kind, onLink, ref }: TextToolsProps) {
  const t = useTranslate()
  const run = (command: Command) => {
    command(view.state, view.dispatch, view)
    view.focus()
  }
  const style = textStyles.find(({ name }) => name === getStyleName(state))
  return (
    <Toolbar ref={ref} className={styles['tools'] ?? ''} aria-label={t('canvas.text')}>
      <Menu
        label={t('canvas.style')}
        trigger={
          <Button quiet small>
            {style?.getLabel(t) ?? t('canvas.style')}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
        groups={[
          {
            isSingleChoice: true,
            items: textStyles.map((each) => ({
              id: each.name,
              label: each.getLabel(t),
              isChecked: each === style,
              // The menu returns the focus to its button as it closes.
              onAction: () => requestAnimationFrame(() => run(each.run)),
            })),
          },
        ]}
      />
      {textActions.map(({ name, keys, run: command, isActive }) => {
        const Icon = (kind === 'email' ? EMAIL_ICONS : ICONS)[name]
        if (!Icon) return null
        return (
          <IconButton
            key={name}
            small
            label={t(`canvas.${name}`)}
            Icon={Icon}
            shortcut={keys.replaceAll('-', '+')}
            aria-pressed={isActive(state, view)}
            onPress={() => run(command)}
          />
        )
      })}
      {kind !== 'email' && <ColorMenu state={state} onChoose={(token) => run(setColor(token))} />}
      <IconButton
        small
        label={t('canvas.link')}
        Icon={Link}
        shortcut="mod+k"
        aria-pressed={getLinkUrl(state) !== undefined}
        onPress={onLink}
      />
    </Toolbar>
  )
}

interface ColorMenuProps {
  readonly state: EditorState
  readonly onChoose: (token: string | undefined) => void
}

/** The colors of the site's palette for words. */
function ColorMenu({ state, onChoose }: ColorMenuProps) {
  const t = useTranslate()
  return (
    <Menu
      label={t('canvas.color')}
      trigger={<IconButton small label={t('canvas.color')} Icon={Baseline} />}
      groups={[
        {
          isSingleChoice: true,
          items: [undefined, ...paletteNames].map((token) => ({
            id: token ?? 'none',
            label: t(`canvas.color.${token ?? 'none'}`),
            isChecked: token === getColor(state),
            // The menu returns the focus to its button as it closes.
            onAction: () => requestAnimationFrame(() => onChoose(token)),
          })),
        },
      ]}
    />
  )
}
