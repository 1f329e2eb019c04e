import { css as button } from '../../parts/button-css.ts'

export const css = `${button}
.member-area{overflow-wrap:anywhere}
.member-area-design-card{padding:var(--s-6,1.5rem);border:var(--hair,1px) solid var(--line,currentColor);border-radius:var(--radius-s,.25rem)}
.member-area-align-center{text-align:center}
.member-area-align-right{text-align:end}
.member-area-title{margin:0 0 var(--s-2,.5rem)}
.member-area-description{margin:0;max-width:var(--measure,64ch);white-space:pre-line}
.member-area-align-center .member-area-description{margin-inline:auto}
.member-area-align-right .member-area-description{margin-inline-start:auto}
.member-area-notice{margin:var(--s-2,.5rem) 0 0}
.member-area-actions{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s-2,.5rem) var(--s-4,1rem);margin:var(--s-4,1rem) 0 0}
.member-area-actions[hidden]{display:none}
.member-area-align-center .member-area-actions{justify-content:center}
.member-area-align-right .member-area-actions{justify-content:flex-end}
.member-area-offer{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s-2,.5rem) var(--s-4,1rem)}
.member-area-price{font-weight:600}
.member-area-link{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit}
`
