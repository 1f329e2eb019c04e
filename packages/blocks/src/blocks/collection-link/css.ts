export const css = `
.collection-link-anchor{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s-3,.75rem);color:inherit;overflow-wrap:break-word}
.collection-link-image{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover}
.collection-link-title{min-height:1.5rem;font-size:var(--step-2,1.25rem)}
.collection-link-description{margin:var(--s-2,.5rem) 0 0}
.collection-link-align-center{text-align:center}
.collection-link-align-right{text-align:end}
`
