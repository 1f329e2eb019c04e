import { useQuery } from '@tanstack/react-query'
import { type PresetCategory, presetCategories, presets } from '@vitrine/blocks/presets'
import { useState } from 'react'
import { routeQuery } from '../../../api/route-query.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { showFailure } from '../../../ui/overlays/toasts.ts'
import { QueryView } from '../../../ui/states/QueryView.tsx'
import { useEditor } from '../../context.ts'
import { insertPreset } from './insert-preset.ts'
import { PlaceSelect } from './PlaceSelect.tsx'
import { PresetCard, PresetSkeleton } from './PresetCard.tsx'
import styles from './sections.module.css'
import { findCollections, type SiteCollections } from './site-collections.ts'
import { usePlace } from './use-place.ts'

export interface SectionsPanelProps {
  /** Called when a section was inserted. */
  readonly onInsert: () => void
}

/** The finished sections to insert, by category. */
export function SectionsPanel({ onInsert }: SectionsPanelProps) {
  const pages = useQuery(routeQuery('readSitePages'))
  return (
    <QueryView query={pages} skeleton={<PresetSkeleton />}>
      {(found) => <SectionList collections={findCollections(found)} onInsert={onInsert} />}
    </QueryView>
  )
}

function SectionList({
  collections,
  onInsert,
}: SectionsPanelProps & { readonly collections: SiteCollections }) {
  const t = useTranslate()
  const { store, canvas } = useEditor()
  const [category, setCategory] = useState<PresetCategory | 'all'>('all')
  const place = usePlace()
  const offered = presets.filter(({ needs }) => needs === undefined || collections[needs])
  const categories = presetCategories.filter((each) => category === 'all' || each === category)
  const insert = async (preset: (typeof presets)[number]) => {
    if (!(await insertPreset(store, preset, { collections, after: place.after }))) return
    store.announce((say) => say('presets.inserted', { section: say(`presets.${preset.id}`) }))
    place.moveDown()
    onInsert()
    canvas.send({ kind: 'focus' })
  }
  // Its texts did not load, such as without a connection.
  const showFailed = () => showFailure(t('presets.notInserted'))
  return (
    <div className={styles['sections']}>
      <Select
        label={t('presets.category')}
        value={category}
        options={[
          { id: 'all', label: t('presets.all', { count: offered.length }) },
          ...presetCategories.map((id) => ({ id, label: t(`presets.category.${id}`) })),
        ]}
        onChange={setCategory}
      />
      <PlaceSelect place={place} />
      {categories.map((each) => (
        <section key={each} aria-label={t(`presets.category.${each}`)}>
          <h2 className={styles['title']}>{t(`presets.category.${each}`)}</h2>
          <ul className={styles['list']}>
            {offered
              .filter((preset) => preset.category === each)
              .map((preset) => (
                <PresetCard
                  key={preset.id}
                  id={preset.id}
                  onInsert={() => void insert(preset).catch(showFailed)}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
