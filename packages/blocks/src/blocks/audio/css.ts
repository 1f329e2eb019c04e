import { playerCardCss } from '../../parts/player-card.ts'

export const css = `${playerCardCss}
.sqs-audio-embed audio{display:block;width:100%}
.audio-block-told,.audio-block-download,.audio-block-elsewhere{margin:0 0 var(--s-2,.5rem);overflow-wrap:break-word}
.audio-block-title{font-weight:600}
.audio-block-download{margin:var(--s-2,.5rem) 0 0}
.audio-block-download a,.audio-block-elsewhere a{display:inline-block;min-height:1.5rem}
`
