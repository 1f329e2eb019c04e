import { playerCardTemplate } from '../../parts/player-card.ts'
import { createLangAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

const own = `<video src="{own.src|htmlattr}" controls playsinline preload="{.if own.frame}none{.or}metadata{.end}" aria-label="{own.name|htmlattr}"{.if own.frame} poster="{own.frame|htmlattr}"{.end}{.if own.loop} loop{.end}{.if own.isMuted} muted{.end}></video>`

/** @see dom §6 "Code/search/other small" */
export const template = `{.if own || card}<figure class="video-block-figure"><div class="sqs-video-wrapper" data-provider-name="{.if card}{card.provider|htmlattr}{.end}" style="aspect-ratio:{ratio}">{.if own}${own}{.or}{.section card}${playerCardTemplate}{.end}{.end}</div>{.if text.caption}<figcaption class="video-caption"${createLangAttribute('text.caption')}>{text.caption.html}</figcaption>{.end}</figure>{.or}${createPlaceholder('placeholder.video')}{.end}`
