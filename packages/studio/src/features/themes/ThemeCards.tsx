import { CircleCheck } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { formatPreviewUrl } from './preview-url.ts'
import type { ThemeChoices } from './choices.ts'
import styles from './themes.module.css'
import { useScale } from '../../ui/use-scale.ts'

/** The size of the window that a card shows smaller, in pixels. */
const WINDOW = { width: 1_280, height: 960 } as const

interface ThemeCardsProps {
  readonly themes: ThemeChoices['themes']
  readonly current: string
  readonly chosen: string
  readonly onChoose: (name: string) => void
}

/** The choice of a theme, each with the home page of the site in it. */
export function ThemeCards({ themes, current, chosen, onChoose }: ThemeCardsProps) {
  const t = useTranslate()
  return (
    <fieldset className={styles['cards']}>
      <legend className="visually-hidden">{t('themes.label')}</legend>
      {themes.map(({ name, title }) => (
        <label key={name} className={styles['card']} ref={name === chosen ? showCard : null}>
          <input
            type="radio"
            name="theme"
            className="visually-hidden"
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          <Thumbnail theme={name} title={title} />
          <span className={styles['name']}>
            <b>{title}</b>
            {name === current && <Badge>{t('themes.current')}</Badge>}
            {name === chosen && <CircleCheck aria-hidden="true" />}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Scrolls the row of cards to the chosen one. */
function showCard(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function Thumbnail({ theme, title }: { readonly theme: string; readonly title: string }) {
  const { box, scale } = useScale<HTMLSpanElement>(WINDOW.width)
  return (
    <span className={styles['thumbnail']} ref={box} inert>
      <iframe
        title={title}
        aria-hidden="true"
        tabIndex={-1}
        loading="lazy"
        sandbox="allow-same-origin"
        src={formatPreviewUrl(theme, '/')}
        style={{ inlineSize: WINDOW.width, blockSize: WINDOW.height, scale: String(scale) }}
      />
    </span>
  )
}
