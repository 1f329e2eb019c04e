import type { Section } from '@vitrine/page'
import { Slider } from '../../ui/fields/Slider.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { useEditor } from '../context.ts'
import { AssetField } from './controls/AssetField.tsx'
import { ColorControl } from './controls/ColorControl.tsx'
import { FocalField } from './controls/FocalControl.tsx'
import { formatText } from './values/parse-text.ts'
import {
  type Background,
  getBackgroundParts,
  setBackgroundParts,
  setSection,
} from './values/section-values.ts'

/** The choice of the color of the section theme. */
const THEME = ''

/** The background of a section, which is decorative: an image or a film with the shade that keeps text readable, and a color. */
export function SectionBackground({ section }: { readonly section: Section }) {
  const t = useTranslate()
  const { store, isReadOnly } = useEditor()
  const { background } = section
  const { image, film, color } = getBackgroundParts(background)
  const set = (next: Background | undefined) => setSection(store, section.id, { background: next })
  const change = (parts: Parameters<typeof setBackgroundParts>[1]) =>
    set(setBackgroundParts(background, parts))
  const isFilm = film !== undefined
  return (
    <>
      <ColorControl
        field={{
          ui: 'color',
          target: 'data',
          key: 'background',
          group: 'design',
          label: t('inspector.section.color'),
          options: [{ value: THEME, label: t('inspector.section.color.theme') }],
          isOptional: true,
          isLocalized: false,
          shownWhen: [],
        }}
        value={color ?? THEME}
        isDisabled={isReadOnly}
        onChange={(value) => change({ color: formatText(value) || undefined })}
      />
      <AssetField
        label={t(isFilm ? 'inspector.section.still' : 'inspector.section.background')}
        {...(isFilm && { help: t('inspector.section.still.help') })}
        accept="image"
        id={image}
        isDisabled={isReadOnly}
        onChoose={(id) => change({ image: id })}
        onRemove={() => change({ image: undefined })}
      />
      <AssetField
        label={t('inspector.section.film')}
        help={t('inspector.section.film.help')}
        accept="video"
        id={film}
        isDisabled={isReadOnly}
        onChoose={(id) => change({ film: id })}
        onRemove={() => change({ film: undefined })}
      />
      {background && (image ?? film) !== undefined && (
        <BackgroundLook background={background} onChange={set} />
      )}
    </>
  )
}

/** The focal point of the image, and the shade on image or film. */
function BackgroundLook(props: {
  readonly background: Background
  readonly onChange: (background: Background) => void
}) {
  const { background, onChange } = props
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const { image, film } = getBackgroundParts(background)
  return (
    <>
      <FocalField
        label={t('inspector.focal')}
        unset={t('inspector.focal.reset')}
        id={image}
        value={background.focal}
        isDisabled={isReadOnly}
        onChange={(focal) => {
          const { focal: _, ...rest } = background
          onChange(focal ? { ...rest, focal: { x: focal.x, y: focal.y } } : rest)
        }}
      />
      <Slider
        label={t(film === undefined ? 'inspector.section.shade' : 'inspector.section.shade.film')}
        value={Math.round((background.overlay ?? 0) * 100)}
        minValue={0}
        maxValue={100}
        isDisabled={isReadOnly}
        onChange={(percent) => onChange({ ...background, overlay: percent / 100 })}
      />
    </>
  )
}
