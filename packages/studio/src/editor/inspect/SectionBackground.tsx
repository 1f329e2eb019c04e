import type { Section } from '@vitrine/page'
import { Slider } from '../../ui/fields/Slider.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { useEditor } from '../context.ts'
import { AssetField } from './controls/AssetField.tsx'
import { FocalField } from './controls/FocalControl.tsx'
import { type Background, setBackgroundImage, setSection } from './values/section-values.ts'

/** The background image of a section, which is decorative, and the shade that keeps text readable on it. */
export function SectionBackground({ section }: { readonly section: Section }) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const { background } = section
  const set = (next: Background | undefined) => setSection(store, section.id, { background: next })
  const id = background?.assetId
  return (
    <>
      <AssetField
        label={t('inspector.section.background')}
        accept="image"
        id={id}
        isDisabled={isReadOnly}
        onChoose={(assetId) => set(setBackgroundImage(background, assetId))}
        onRemove={() => set(undefined)}
      />
      {background && id !== undefined && (
        <>
          <FocalField
            label={t('inspector.focal')}
            unset={t('inspector.focal.reset')}
            id={id}
            value={background.focal}
            isDisabled={isReadOnly}
            onChange={(focal) => {
              const { focal: _, ...rest } = background
              set(focal ? { ...rest, focal: { x: focal.x, y: focal.y } } : rest)
            }}
          />
          <Slider
            label={t('inspector.section.shade')}
            value={Math.round((background.overlay ?? 0) * 100)}
            minValue={0}
            maxValue={100}
            isDisabled={isReadOnly}
            onChange={(percent) => set({ ...background, overlay: percent / 100 })}
          />
        </>
      )}
    </>
  )
}
