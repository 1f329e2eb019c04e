import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { useTranslate } from '../i18n.ts'
import { showFailure } from '../overlays/toasts.ts'
import { createLazy, type FailedPart, type Read } from './create-lazy.tsx'

/** Creates a part without a place of its own, such as keys and gestures: a message says that it did not load. */
export function lazyHelper<Props extends object>(read: Read<Props>): ComponentType<Props> {
  return createLazy(read, null, (_, failed) => <HelperFailed {...failed} />)
}

/** Creates an overlay of every screen. If it does not load, a message says so, and the next press tries again. */
export function lazyOverlay<Props extends { readonly onClose: () => void }>(
  read: Read<Props>,
): ComponentType<Props> {
  return createLazy(read, null, ({ onClose }, failed) => (
    <HelperFailed {...failed} onClose={onClose} />
  ))
}

let isReported = false

/** Reports what did not load: overlays each time, the others once. */
function HelperFailed({ onRetry, onClose }: FailedPart & { readonly onClose?: () => void }) {
  const t = useTranslate()
  const report = useEffectEvent(() => {
    if (onClose || !isReported) showFailure(t('studio.part.some'))
    if (!onClose) isReported = true
    if (onClose) onRetry()
    onClose?.()
  })
  useEffect(() => report(), [])
  return null
}
