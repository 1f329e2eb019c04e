import { playerCardTemplate } from '../../parts/player-card.ts'
import { createLangAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

const texts = `{.if text.title || text.author}<p class="audio-block-told">{.if text.title}<span class="audio-block-title"${createLangAttribute('text.title')}>{text.title.html}</span>{.end}{.if text.author} <span class="audio-block-author"${createLangAttribute('text.author')}>{text.author.html}</span>{.end}</p>{.end}`

/** @see dom §6 ".squarespace-audio-player" */
export const template = `{.if src}<div class="sqs-audio-embed">${texts}<audio class="squarespace-audio-player" id="audio-player-{id|htmlattr}" data-audio-asset-url="{src|htmlattr}" src="{src|htmlattr}" aria-label="{name|htmlattr}" controls preload="none"{.if loop} loop{.end}></audio>{.if download}<p class="audio-block-download"><a href="{src|htmlattr}">{download|html}</a></p>{.end}</div>{.or}{.if card}<div class="sqs-audio-embed">{.section card}${playerCardTemplate}{.end}</div>{.or}{.if external}<div class="sqs-audio-embed">${texts}<p class="audio-block-elsewhere"><a href="{external.url|htmlattr}" target="_blank" rel="noopener noreferrer">{external.words|html}</a></p></div>{.or}${createPlaceholder('placeholder.audio')}{.end}{.end}{.end}`
