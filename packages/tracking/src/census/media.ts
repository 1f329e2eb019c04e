import { getVisitorRecord } from '../visitor.ts'
import { recordHit } from './hit.ts'
import { isCounted } from './page-views.ts'

/** Records the first start and the end of each audio and video. Films behind sections have no sound and no controls. */
export function watchMedia(): void {
  const recorded = new WeakMap<Element, Set<string>>()
  const record = (action: 'play' | 'complete') => (event: Event) => {
    const media = event.target
    if (!(media instanceof HTMLMediaElement) || (media.muted && !media.controls)) return
    const actions = recorded.get(media) ?? new Set()
    if (actions.has(action) || getVisitorRecord() === '' || !isCounted()) return
    recorded.set(media, actions.add(action))
    recordHit(media instanceof HTMLVideoElement ? 'video' : 'audio', {
      mediaId: getMediaId(media),
      mediaTitle: media.title || media.ariaLabel || document.title,
      mediaAction: action,
      mediaPosition: Math.round(media.currentTime),
    })
  }
  // Events of media do not bubble.
  addEventListener('play', record('play'), true)
  addEventListener('ended', record('complete'), true)
}

function getMediaId(media: HTMLMediaElement): string {
  const block = media.closest('[id^=block-]')?.id.slice('block-'.length)
  return (block ?? media.currentSrc.split(/[?#]/)[0] ?? '').slice(-100)
}
