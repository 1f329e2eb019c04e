import { Button } from '../ui/Button.tsx'
import { type Translate, useTranslate } from '../ui/i18n.ts'
import { Menu, type MenuGroup } from '../ui/overlays/Menu.tsx'
import { changeZoom, useCanvasSize } from './canvas-size.ts'
import { useEditor } from './context.ts'
import type { EditorStore } from './store/editor-store.ts'
import { useZoom, type Zoom, zooms } from './zoom.ts'

/** Shows how large the page is shown, with a menu of the sizes. */
export function ZoomMenu() {
  const t = useTranslate()
  const { store } = useEditor()
  const zoom = useZoom()
  const percent = String(Math.round(useCanvasSize().scale * 100))
  const label = t('editor.zoom', { percent })
  return (
    <Menu
      label={label}
      placement="top end"
      trigger={
        <Button small quiet aria-label={label}>
          {t('editor.zoom.percent', { percent })}
        </Button>
      }
      groups={[createZoomGroup(t, store, zoom)]}
    />
  )
}

/** Creates the choices of sizes, one of which is on. */
export function createZoomGroup(t: Translate, store: EditorStore, current: Zoom): MenuGroup {
  return {
    isSingleChoice: true,
    items: zooms.map((zoom) => ({
      id: zoom,
      label: zoom === 'fit' ? t('editor.zoom.fit') : t('editor.zoom.percent', { percent: zoom }),
      isChecked: zoom === current,
      onAction: () => changeZoom(store, zoom),
      ...(zoom === 'fit' && { shortcut: 'mod 0' }),
    })),
  }
}
