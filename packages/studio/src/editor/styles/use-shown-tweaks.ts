import type { TweakEvent } from '@vitrine/model'
import { createFetchStore } from '@vitrine/react-kit'
import { useEffect, useState } from 'react'
import { ApiError, callApi } from '../../api/call-api.ts'
import { useEditor } from '../context.ts'
import type { CanvasHandle } from '../frame/canvas-handle.ts'
import { getTweaks } from './change-tweaks.ts'
import type { StylesStore } from './styles-store.ts'

/** Tells the scripts of the page what happened to the settings of the theme. @see platform spec §3 "Tweak events" */
export function sendTweakEvent(
  canvas: CanvasHandle,
  event: TweakEvent,
  detail: { readonly name?: string; readonly value?: string } = {},
): void {
  canvas.send({ kind: 'tweakEvent', event, ...detail })
}

/**
 * Shows the settings of the theme on the canvas as they change, by undo and by others too. Returns why the server does
 * not accept them; undefined if it does.
 */
export function useShownTweaks(store: StylesStore, theme: string): string | undefined {
  const { canvas } = useEditor()
  const [error, setError] = useState<string>()
  useEffect(() => {
    let shown = getTweaks(store.state.getState().body, theme)
    const preview = createFetchStore(() =>
      callApi('previewTweaks', { body: { values: { ...shown } } }),
    )
    preview.subscribe(() => {
      const fetched = preview.getFetched()
      if (fetched.state === 'pending') return
      if (fetched.state === 'success') canvas.send({ kind: 'tweaks', ...fetched.data })
      setError(fetched.state === 'failed' ? describe(fetched.error) : undefined)
    })
    const stop = store.state.subscribe(({ body }) => {
      const values = getTweaks(body, theme)
      if (JSON.stringify(values) === JSON.stringify(shown)) return
      shown = values
      void preview.start()
    })
    sendTweakEvent(canvas, 'beforeopen')
    sendTweakEvent(canvas, 'aftershow')
    return () => {
      preview.abort()
      stop()
      sendTweakEvent(canvas, 'close')
      sendTweakEvent(canvas, 'afterclose')
    }
  }, [canvas, store, theme])
  return error
}

function describe(reason: unknown): string {
  if (!(reason instanceof ApiError)) return reason instanceof Error ? reason.message : ''
  return Object.values(reason.problem?.errors ?? {})[0] ?? reason.message
}
