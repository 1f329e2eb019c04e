export const css = `
.menu-selector ul{display:flex;flex-wrap:wrap;gap:var(--s-4,1rem);list-style:none;margin:0 0 var(--s-6,1.5rem);padding:0}
.menu-selector a{display:inline-block;min-height:1.5rem;color:inherit}
.menu{overflow-wrap:break-word;scroll-margin-block-start:6rem}
.menu+.menu{margin-block-start:var(--s-12,3rem)}
.menu-title,.menu-section-title{margin:0 0 var(--s-3,.75rem)}
.menu-description,.menu-section-description,.menu-item-description{margin:0;max-width:var(--measure,64ch)}
.menu-section{margin-block-start:var(--s-8,2rem)}
.menu-items{list-style:none;margin:var(--s-4,1rem) 0 0;padding:0;display:grid;gap:var(--s-4,1rem) var(--s-8,2rem)}
.menu-item{min-width:0}
.menu-item-head{display:flex;align-items:baseline;justify-content:space-between;gap:var(--s-4,1rem)}
.menu-item-title{font-weight:600;min-width:0}
.menu-item-price{flex:none;max-width:50%;overflow-wrap:anywhere;text-align:end;font-variant-numeric:tabular-nums}
.menu-design-classic .menu-item-title{flex:1;display:flex;align-items:baseline;gap:var(--s-3,.75rem)}
.menu-design-classic .menu-item-head:has(.menu-item-price) .menu-item-title::after{content:"";flex:1;min-width:1rem;border-block-end:1px dotted currentColor}
.menu-design-simple .menu-item-head{justify-content:flex-start}
@media (min-width:768px){.menu-columns-2 .menu-items{grid-template-columns:repeat(2,minmax(0,1fr))}.menu-columns-3 .menu-items{grid-template-columns:repeat(3,minmax(0,1fr))}}
`
