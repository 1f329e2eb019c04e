import type { Block } from '@vitrine/page'
import { Switch } from '../../ui/fields/Switch.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { useEditor } from '../context.ts'
import styles from './Inspector.module.css'

type Layout = 'desktop' | 'mobile'

/** The switches that hide a block or a section in a layout. */
export function Visibility(props: {
  readonly hidden: Block['hidden']
  readonly onChange: (at: Layout, isShown: boolean) => void
}) {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  return (
    <section className={styles['group']} aria-label={t('editor.visibility')}>
      <h3>{t('editor.visibility')}</h3>
      {(['desktop', 'mobile'] as const).map((at) => (
        <Switch
          key={at}
          label={t(`editor.visibility.${at}`)}
          isSelected={props.hidden?.[at] !== true}
          isDisabled={isReadOnly}
          onChange={(isShown) => props.onChange(at, isShown)}
        />
      ))}
    </section>
  )
}
