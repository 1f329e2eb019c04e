import { useQuery } from '@tanstack/react-query'
import type { LibraryFile } from '@vitrine/contract'
import { type Palette, paletteNames } from '@vitrine/model'
import { useStore } from 'zustand'
import { Swatches } from '../../../ui/fields/Swatches.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { QueryView } from '../../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../../ui/states/TableSkeleton.tsx'
import { setPalette } from '../change-colors.ts'
import { getPalette } from '../change-styles.ts'
import styles from '../styles.module.css'
import type { StylesStore } from '../styles-store.ts'
import own from './ImagePalette.module.css'
import { type ProposalId, proposePalettes } from './propose-palettes.ts'
import { readImageColors } from './read-image-colors.ts'

interface ProposalsProps {
  readonly store: StylesStore
  readonly file: LibraryFile
  /** The palette before the first one was tried; undefined for that of the theme. */
  readonly before: Palette | undefined
}

/** The palettes of an image. The chosen one is on the page at once. */
export function Proposals({ store, file, before }: ProposalsProps) {
  const t = useTranslate()
  const query = useQuery({
    queryKey: ['imagePalettes', file.url],
    queryFn: async () => proposePalettes(await readImageColors(file)),
    staleTime: Infinity,
  })
  return (
    <QueryView
      query={query}
      skeleton={<TableSkeleton widths={[8, 8]} rows={2} />}
      isEmpty={(proposals) => proposals.length === 0}
      empty={<p className={styles['note']}>{t('styles.image.none')}</p>}
    >
      {(proposals) => (
        <Choices
          store={store}
          label={t('styles.image.palettes', { file: file.filename })}
          choices={[{ id: 'before', palette: before }, ...proposals]}
        />
      )}
    </QueryView>
  )
}

type ChoiceId = ProposalId | 'before'

interface Choice {
  readonly id: ChoiceId
  readonly palette: Palette | undefined
}

function Choices(props: {
  readonly store: StylesStore
  readonly label: string
  readonly choices: readonly Choice[]
}) {
  const { store, label, choices } = props
  const t = useTranslate()
  const current = useStore(store.state, ({ body }) => JSON.stringify(body.palette))
  const chosen = choices.find(({ palette }) => JSON.stringify(palette) === current)
  return (
    <Swatches<ChoiceId | 'other'>
      label={label}
      look="cards"
      swatches={choices.map(({ id, palette }) => ({
        id,
        label: t(`styles.image.palette.${id}`),
        style: {},
        content: <Strip palette={palette ?? getPalette({ palette }, store.theme)} />,
      }))}
      value={chosen?.id ?? 'other'}
      onChange={(id) =>
        store.change('editor.step.styles.imagePalette', (now) =>
          setPalette(now, choices.find((choice) => choice.id === id)?.palette),
        )
      }
    />
  )
}

function Strip({ palette }: { readonly palette: Palette }) {
  return (
    <span className={own['strip']}>
      {paletteNames.map((name) => (
        <i key={name} style={{ background: palette[name] }} />
      ))}
    </span>
  )
}
