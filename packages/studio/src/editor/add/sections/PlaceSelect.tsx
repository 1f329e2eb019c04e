import { Select } from '../../../ui/fields/Select.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor, useEditorState } from '../../context.ts'
import { createLayerRows } from '../../layers/layer-rows.ts'
import type { Place } from './use-place.ts'

const TOP = ''

/** The choice of the place between the sections of the page. */
export function PlaceSelect({ place }: { readonly place: Place }) {
  const t = useTranslate()
  const { store } = useEditor()
  const body = useEditorState((state) => state.body)
  const rows = createLayerRows(body, store, t)
  // A page without blocks has one place.
  if (Object.keys(body.blocks).length === 0) return undefined
  return (
    <Select
      label={t('presets.insertAt')}
      value={place.after ?? TOP}
      options={[
        { id: TOP, label: t('presets.atTop') },
        ...rows.map(({ id, label }) => ({ id, label: t('presets.after', { section: label }) })),
      ]}
      onChange={(id) => place.setAfter(id === TOP ? null : id)}
    />
  )
}
