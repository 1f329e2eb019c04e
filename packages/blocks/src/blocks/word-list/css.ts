export const css = `
.word-list{list-style:none;margin:0;padding:0;overflow-wrap:anywhere}
.word-list a{display:inline-block;min-height:1.5rem;min-width:1.5rem;color:inherit}
.word-list-cloud{display:flex;flex-wrap:wrap;align-items:baseline;gap:var(--s-2,.5rem) var(--s-4,1rem)}
.word-list-list{display:grid;gap:var(--s-2,.5rem)}
.word-list-cloud .word-list-weight-2{font-size:1.1em}
.word-list-cloud .word-list-weight-3{font-size:1.25em}
.word-list-cloud .word-list-weight-4{font-size:1.4em}
.word-list-cloud .word-list-weight-5{font-size:1.6em}
.word-list-heading{margin:0 0 var(--s-3,.75rem)}
`
