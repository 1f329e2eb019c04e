import { playerCardCss } from '../../parts/player-card.ts'

export const css = `${playerCardCss}
.map-block-map{display:flex;max-height:80vh}
.map-block-map .player-frame{height:100%}
.map-block-map .player-card-sign::after{width:1.05rem;height:1.05rem;translate:0 -12%;rotate:-45deg;border-radius:50% 50% 50% 0;clip-path:none}
.map-block-words{padding-block-start:var(--s-3,.75rem);overflow-wrap:break-word}
.map-block-words>*{margin:0}
.map-block-title{font-weight:600}
.map-block-address{font-style:normal}
.map-block-link a{display:inline-block;min-height:1.5rem}
`
