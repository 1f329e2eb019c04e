import { playerCardCss } from '../../parts/player-card.ts'

/** The space is reserved, so nothing moves when the video plays. */
export const css = `${playerCardCss}
.video-block-figure{margin:0}
.sqs-video-wrapper{display:flex;max-height:80vh;width:100%;background:var(--ground-sunk,Canvas);border-radius:var(--radius-s,.25rem);overflow:hidden}
.sqs-video-wrapper video{display:block;width:100%;height:100%}
.sqs-video-wrapper .player-frame{height:100%}
.video-caption{padding-top:var(--s-2,.5rem)}
.video-caption>*{margin:0}
`
