import { CircleAlert, Ellipsis, History, Redo2 } from 'lucide-react'
import { useTranslate } from '../ui/i18n.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Menu } from '../ui/overlays/Menu.tsx'
import { useEditor, useEditorState } from './context.ts'
import { devices } from './devices.ts'
import { showPageField, useRefusedFields } from './inspect/page/unsaved-values.ts'
import { getStepName } from './store/describe-step.ts'
import { useZoom } from './zoom.ts'
import { createZoomGroup } from './ZoomMenu.tsx'

/** The commands for which a phone has no space in the bar, and the fields that are not saved. */
export function MoreMenu({ onVersions }: { readonly onVersions: () => void }) {
  const t = useTranslate()
  const editor = useEditor()
  const { store } = editor
  const redone = useEditorState((state) => state.history).future.at(-1)
  const zoom = useZoom()
  const refused = useRefusedFields(editor).map((field) => ({
    id: field,
    label: t('editor.refused', { fields: t(`inspector.page.${field}`) }),
    Icon: CircleAlert,
    danger: true,
    onAction: () => showPageField(editor, field),
  }))
  const label = [t('editor.more'), ...refused.map((each) => each.label)].join('. ')
  const redo = {
    id: 'redo',
    label: redone ? t('editor.redo.step', { step: getStepName(t, redone.step) }) : t('editor.redo'),
    Icon: Redo2,
    ...(redone ? { onAction: store.redo } : { disabledReason: t('editor.redo.nothing') }),
  }
  const views = devices.map(({ id, Icon }) => ({
    id,
    label: t(`editor.device.${id}`),
    Icon,
    onAction: () => store.setDevice(id),
  }))
  const versions = {
    id: 'versions',
    label: t('versions.open'),
    Icon: History,
    onAction: onVersions,
  }
  const problems = refused.length > 0 ? [{ items: refused }] : []
  return (
    <Menu
      label={t('editor.more')}
      placement="bottom end"
      trigger={
        <IconButton
          label={label}
          danger={refused.length > 0}
          Icon={refused.length > 0 ? CircleAlert : Ellipsis}
        />
      }
      groups={[
        ...problems,
        { items: [redo, versions] },
        { items: views },
        createZoomGroup(t, store, zoom),
      ]}
    />
  )
}
