import { playerCardCss } from '../../parts/player-card.ts'

export const css = `${playerCardCss}
.provider-block{display:grid;gap:var(--s-3,.75rem)}
.provider-card{position:relative;display:flex;flex-wrap:wrap;border:var(--hair,1px) solid var(--line-control,currentColor);border-radius:var(--radius-s,.25rem);overflow:hidden}
.provider-card--stacked{flex-direction:column;flex-wrap:nowrap}
.provider-picture{flex:1 1 14rem;min-width:0;min-height:8rem;max-height:32rem;height:auto;object-fit:cover}
.provider-card--stacked .provider-picture{flex:none;width:100%}
.provider-words{flex:999 1 18rem;display:grid;align-content:center;justify-items:start;gap:var(--s-2,.5rem);padding:var(--s-4,1rem);overflow-wrap:anywhere;min-width:0;box-sizing:border-box}
.provider-card--stacked .provider-words{flex:none}
.provider-words>p{margin:0}
.provider-title{font-weight:600;color:inherit}
.provider-title::after{content:"";position:absolute;inset:0}
.provider-text{white-space:pre-line;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:6;overflow:hidden}
.provider-author,.provider-source{font-size:.875em}
.provider-action{display:inline-block;padding:.4rem .9rem;border:var(--hair,1px) solid currentColor;border-radius:var(--radius-s,.25rem);font-weight:600}
.provider-card:hover .provider-action{text-decoration:underline}
.provider-show{min-height:3.5rem;padding:var(--s-3,.75rem)}
.provider-frame .player-frame{height:var(--provider-height);max-height:90vh}
`
