export const css = `
.navigation-languages{display:flex;flex-wrap:wrap;gap:0 var(--s-4,1rem);margin-block-start:var(--s-2,.5rem)}
.navigation-align-center .navigation-languages{justify-content:center}
.navigation-align-right .navigation-languages{justify-content:flex-end}
`
