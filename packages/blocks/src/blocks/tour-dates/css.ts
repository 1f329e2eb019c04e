export const css = `
.tourdates-heading{margin:0 0 var(--s-4,1rem)}
.tourdates-list{list-style:none;margin:0;padding:0}
.tourdates-date{position:relative;display:flex;flex-wrap:wrap;align-items:baseline;gap:var(--s-1,.25rem) var(--s-6,1.5rem);padding-block:var(--s-3,.75rem);border-block-start:var(--hair,1px) solid var(--line,currentColor);overflow-wrap:anywhere}
.tourdates-day{flex:0 0 11rem;font-variant-numeric:tabular-nums}
.tourdates-where{flex:1 1 12rem;display:grid}
.tourdates-venue{font-weight:600}
.tourdates-tickets,.tourdates-more a{display:inline-block;min-height:1.5rem}
.tourdates-more{margin:var(--s-4,1rem) 0 0}
.v6-visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`
