import { playerCardCss } from '../../parts/player-card.ts'

export const css = `${playerCardCss}
.sqs-block-embed .code-block-frame{display:block;width:100%;border:0}
.embed-player{display:flex;min-height:14rem}
.embed-card{display:flex;flex-wrap:wrap;color:inherit;text-decoration:none;border:var(--hair,1px) solid var(--line-control,currentColor);border-radius:var(--radius-s,.25rem);overflow:hidden}
.embed-card-image{flex:1 1 14rem;min-width:0;min-height:8rem;max-height:32rem;height:auto;object-fit:cover}
.embed-card-words{flex:999 1 18rem;display:grid;align-content:center;gap:var(--s-1,.25rem);padding:var(--s-4,1rem);overflow-wrap:anywhere}
.embed-card-title{font-weight:600;text-decoration:underline}
.embed-card-host{font-size:.875em}
`
