import type { Look } from '@vitrine/contract'
import { useScale } from '../../ui/use-scale.ts'
import type { Beginning } from './beginning.ts'
import styles from './setup.module.css'

/** The size of the window that a preview shows smaller, in pixels. */
const WINDOW = { width: 1_280, height: 960 } as const

interface LookPreviewProps {
  readonly look: Pick<Look, 'theme' | 'starter'>
  readonly facts: Pick<Beginning, 'title' | 'tagLine'>
  readonly title: string
}

/** The home page that the site would begin with, as the server renders it in this look. It takes no presses. */
export function LookPreview({ look, facts, title }: LookPreviewProps) {
  const { box, scale } = useScale<HTMLSpanElement>(WINDOW.width)
  const { theme, starter } = look
  const query = new URLSearchParams({ title: facts.title, tagLine: facts.tagLine })
  const src = `/config/canvas/looks/${encodeURIComponent(theme)}/${encodeURIComponent(starter)}?${query}`
  return (
    <span className={styles['preview']} ref={box} inert>
      <iframe
        // A new frame, which adds nothing to the history of the tab.
        key={src}
        title={title}
        aria-hidden="true"
        tabIndex={-1}
        loading="lazy"
        sandbox="allow-same-origin"
        src={src}
        style={{ inlineSize: WINDOW.width, blockSize: WINDOW.height, scale: String(scale) }}
      />
    </span>
  )
}
