import { sectionThemeIds } from '@vitrine/model'
import type { Section } from '@vitrine/page'
import { Rows3 } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import {
  countPins,
  deleteSection,
  duplicateSection,
  moveSection,
  releaseSection,
} from '../actions.ts'
import { useEditor, useEditorState } from '../context.ts'
import { useDraft } from './controls/use-draft.ts'
import styles from './Inspector.module.css'
import { SectionBackground } from './SectionBackground.tsx'
import { SectionGrid } from './SectionGrid.tsx'
import { formatText } from './values/parse-text.ts'
import {
  parseAnchor,
  sectionAlignments,
  sectionHeights,
  type SectionProps,
  sectionWidths,
  setSection,
} from './values/section-values.ts'
import { Visibility } from './Visibility.tsx'

/** The choice of the site's own theme. */
const SITE = ''

export interface SectionInspectorProps {
  readonly section: Section
}

/** The settings of a section. */
export function SectionInspector({ section }: SectionInspectorProps) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const set = (props: SectionProps) => setSection(store, section.id, props)
  return (
    <div>
      <header className={styles['head']}>
        <Rows3 aria-hidden="true" />
        <h2>{t('editor.section')}</h2>
      </header>
      <section className={styles['group']} aria-label={t('editor.section.layout')}>
        <h3>{t('editor.section.layout')}</h3>
        <Select
          label={t('editor.section.height')}
          options={sectionHeights.map((id) => ({ id, label: t(`editor.section.height.${id}`) }))}
          value={section.height}
          isDisabled={isReadOnly}
          onChange={(height) => set({ height })}
        />
        <Select
          label={t('editor.section.width')}
          options={sectionWidths.map((id) => ({ id, label: t(`editor.section.width.${id}`) }))}
          value={section.width}
          isDisabled={isReadOnly}
          onChange={(width) => set({ width })}
        />
        <Select
          label={t('editor.section.align')}
          options={sectionAlignments.map((id) => ({ id, label: t(`editor.section.align.${id}`) }))}
          value={section.align}
          isDisabled={isReadOnly}
          onChange={(align) => set({ align })}
        />
        <SectionGrid section={section} />
      </section>
      <section className={styles['group']} aria-label={t('inspector.section.look')}>
        <h3>{t('inspector.section.look')}</h3>
        <Select
          label={t('inspector.section.theme')}
          options={[
            { id: SITE, label: t('inspector.section.theme.site') },
            ...sectionThemeIds.map((id) => ({ id, label: t(`inspector.section.theme.${id}`) })),
          ]}
          value={sectionThemeIds.find((id) => id === section.theme) ?? SITE}
          isDisabled={isReadOnly}
          onChange={(theme) => set({ theme: theme === SITE ? undefined : theme })}
        />
        <SectionBackground section={section} />
      </section>
      <SectionAnchor section={section} />
      <SectionVisibility section={section} />
      <SectionPins section={section} />
      {!isReadOnly && <SectionActions section={section} />}
    </div>
  )
}

function SectionAnchor({ section }: { readonly section: Section }) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const sections = useEditorState((state) => state.body.sections)
  const taken = sections.flatMap(({ id, anchor }) => (id === section.id ? [] : (anchor ?? [])))
  const draft = useDraft({
    value: section.anchor,
    format: formatText,
    parse: (text) => {
      const read = parseAnchor(text)
      if (!read) return { error: t('inspector.section.anchor.invalid') }
      const isTaken = read.value !== undefined && taken.includes(read.value)
      return isTaken ? { error: t('inspector.section.anchor.taken') } : read
    },
    onChange: (anchor) =>
      setSection(store, section.id, { anchor: typeof anchor === 'string' ? anchor : undefined }),
  })
  return (
    <section className={styles['group']} aria-label={t('inspector.section.anchor')}>
      <TextField
        label={t('inspector.section.anchor')}
        help={t('inspector.section.anchor.help')}
        prefix="#"
        maxLength={61}
        isDisabled={isReadOnly}
        {...draft}
      />
    </section>
  )
}

function SectionVisibility({ section }: { readonly section: Section }) {
  const { store } = useEditor()
  return (
    <Visibility
      hidden={section.hidden}
      onChange={(at, isShown) => {
        const { [at]: _, ...others } = section.hidden ?? {}
        const hidden = isShown ? others : { ...others, [at]: true as const }
        const isEmpty = Object.keys(hidden).length === 0
        setSection(store, section.id, { hidden: isEmpty ? undefined : hidden })
      }}
    />
  )
}

/** Says how many blocks have a place of their own on phones, and lets all of them follow the desktop again. */
function SectionPins({ section }: { readonly section: Section }) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const count = useEditorState(({ body }) => countPins(body, section))
  if (count === 0) return null
  return (
    <section className={styles['group']} aria-label={t('editor.device.phone')}>
      <h3>{t('editor.device.phone')}</h3>
      <p className={styles['note']}>{t('inspector.section.pinned', { count })}</p>
      <div className={styles['row']}>
        <Button
          small
          {...(isReadOnly && { disabledReason: t('editor.position.mayNotEdit') })}
          onPress={() => releaseSection(store, section.id)}
        >
          {t('editor.position.followDesktop.all')}
        </Button>
      </div>
    </section>
  )
}

function SectionActions({ section }: { readonly section: Section }) {
  const t = useTranslate()
  const { store } = useEditor()
  const sections = useEditorState((state) => state.body.sections)
  const at = sections.indexOf(section)
  return (
    <section className={styles['group']} aria-label={t('editor.section.actions')}>
      <div className={styles['row']}>
        <Button
          small
          {...(at === 0 && { disabledReason: t('editor.section.first') })}
          onPress={() => moveSection(store, section.id, -1)}
        >
          {t('editor.section.up')}
        </Button>
        <Button
          small
          {...(at === sections.length - 1 && { disabledReason: t('editor.section.last') })}
          onPress={() => moveSection(store, section.id, 1)}
        >
          {t('editor.section.down')}
        </Button>
        <Button small onPress={() => duplicateSection(store, section.id)}>
          {t('editor.section.duplicate')}
        </Button>
        <Button small danger onPress={() => deleteSection(store, section.id)}>
          {t('editor.section.delete')}
        </Button>
      </div>
    </section>
  )
}
