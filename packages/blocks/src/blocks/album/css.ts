import { css as button } from '../../parts/button-css.ts'

export const css = `${button}.sqs-block-content>.album-block{display:flex;flex-wrap:wrap;gap:var(--s-8,2rem);overflow-wrap:break-word}
.album-cover{flex:1 1 14rem;width:100%;max-width:28rem;height:auto;aspect-ratio:1;object-fit:cover;align-self:flex-start}
.album-words{flex:2 1 18rem;min-width:0}
.album-words>*{margin:0}
.album-words>*+*{margin-block-start:var(--s-3,.75rem)}
.sqs-audio-playlist{list-style:none;padding:0;counter-reset:track}
.album-track{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s-2,.5rem);padding-block:var(--s-3,.75rem);border-block-start:var(--hair,1px) solid var(--line,currentColor);counter-increment:track}
.album-numbered .album-track-title::before{content:counter(track) ". "}
.album-track audio{display:block;width:100%}
`
