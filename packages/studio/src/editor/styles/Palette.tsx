import { type PaletteName, paletteNames } from '@vitrine/model'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Swatches } from '../../ui/fields/Swatches.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { getPalette, setPaletteColor } from './change-styles.ts'
import { ColorField } from './ColorField.tsx'
import { ImagePalette } from './image/ImagePalette.tsx'
import styles from './styles.module.css'
import type { StylesStore } from './styles-store.ts'

/** The five colors from which all others follow. */
export function Palette({ store }: { readonly store: StylesStore }) {
  const t = useTranslate()
  const body = useStore(store.state, (state) => state.body)
  const [name, setName] = useState<PaletteName>('accent')
  const palette = getPalette(body, store.theme)
  return (
    <section className={styles['group']} aria-labelledby="styles-colors">
      <h3 id="styles-colors">{t('styles.colors')}</h3>
      <Swatches
        label={t('styles.palette')}
        look="strip"
        swatches={paletteNames.map((id) => ({
          id,
          label: t(`styles.palette.${id}`),
          style: { background: palette[id] },
        }))}
        value={name}
        onChange={setName}
      />
      <ColorField
        key={name}
        label={t(`styles.palette.${name}`)}
        value={palette[name]}
        onChange={(color) =>
          store.change(
            'editor.step.styles.palette',
            (now) => setPaletteColor(now, store.theme, { name, color }),
            `styles:palette:${name}`,
          )
        }
      />
      <ImagePalette store={store} />
    </section>
  )
}
