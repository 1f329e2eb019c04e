import { useEffect, useMemo, useState } from 'react'
import { useTranslate } from '../../ui/i18n.ts'
import { addTexts } from '../../ui/texts.ts'
import { filesTexts } from '../../ui/texts/files.ts'
import { gesturesTexts } from '../../ui/texts/gestures.ts'
import { provideClipActions } from '../clip-actions.ts'
import { useEditor } from '../context.ts'
import { findWindowPoint } from '../frame/window-point.ts'
import { SelectionContextMenu } from '../layers/SelectionContextMenu.tsx'
import type { FilePorts } from './add-files.ts'
import { listenToClipboard } from './clipboard.ts'
import { copySelection, cutSelection } from './copy.ts'
import { listenToPanel } from './panel-drag.ts'
import { pasteStored } from './paste-clip.ts'
import { type LinkQuestion, type MenuRequest, receiveGesture } from './receive-gesture.ts'
import { useGestureCommands } from './use-gesture-commands.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { TextLinkDialog } from './TextLinkDialog.tsx'
import { UploadTray } from './UploadTray.tsx'

addTexts({ ...gesturesTexts, ...filesTexts })

/** The gestures on the page that load after it: dragging from panels, files, and what is pasted. */
export function Gestures() {
  const t = useTranslate()
  const editor = useEditor()
  const { store, canvas } = editor
  const { ports, close } = useMemo(() => createPorts(store, t), [store, t])
  const [question, setQuestion] = useState<LinkQuestion>()
  const [menu, setMenu] = useState<MenuRequest>()
  useEffect(() => {
    const stops = [
      canvas.listen((message) => {
        if (message.kind === 'chooseLink') setQuestion(message)
        else if (message.kind === 'menu') setMenu(message)
        else receiveGesture(ports, editor, message)
      }),
      listenToPanel(canvas),
      listenToClipboard(ports),
      provideClipActions({
        copy: () => void copySelection(store),
        cut: () => cutSelection(store),
        paste: () => pasteStored(ports),
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [canvas, editor, store, ports])
  useEffect(() => close, [close])
  useGestureCommands(editor)
  return (
    <>
      <SelectionBar />
      <UploadTray />
      {menu && (
        <SelectionContextMenu
          key={`${menu.at.x} ${menu.at.y}`}
          at={findWindowPoint(menu.at)}
          onClosed={() => {
            setMenu((now) => (now === menu ? undefined : now))
            canvas.send({ kind: 'focus' })
          }}
        />
      )}
      {question && (
        <TextLinkDialog
          link={question.link}
          onClose={(link) => {
            setQuestion(undefined)
            canvas.send({ kind: 'link', link })
          }}
        />
      )}
    </>
  )
}

function createPorts(store: FilePorts['store'], t: FilePorts['t']) {
  let isClosed = false
  const ports: FilePorts = { store, t, isOpen: () => !isClosed }
  const close = () => {
    isClosed = true
  }
  return { ports, close }
}
