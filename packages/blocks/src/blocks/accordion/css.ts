export const css = `
.accordion-item__title-wrapper{display:flex;align-items:center;justify-content:space-between;gap:var(--s-4,1rem);min-height:2.75rem;padding-block:var(--s-3,.75rem);cursor:pointer;list-style:none;font-weight:600;overflow-wrap:anywhere}
.accordion-item__title-wrapper::-webkit-details-marker{display:none}
.accordion-icon-side-left .accordion-item__title-wrapper{flex-direction:row-reverse;justify-content:flex-end}
.accordion-dividers .accordion-item{border-block-end:var(--hair,1px) solid var(--line,currentColor)}
.accordion-dividers .accordion-item:first-child{border-block-start:var(--hair,1px) solid var(--line,currentColor)}
.accordion-item__icon{position:relative;flex:none;width:1em;height:1em}
.accordion-icon-plus .accordion-item__icon::before,.accordion-icon-plus .accordion-item__icon::after{content:"";position:absolute;inset:0;margin:auto;width:100%;height:1.5px;background:currentColor}
.accordion-icon-plus .accordion-item:not([open]) .accordion-item__icon::after{rotate:90deg}
.accordion-icon-arrow .accordion-item__icon::before{content:"";position:absolute;inset:0;margin:auto;width:.55em;height:.55em;border:solid currentColor;border-width:0 1.5px 1.5px 0;rotate:45deg}
.accordion-icon-arrow .accordion-item[open] .accordion-item__icon::before{rotate:225deg}
.accordion-item__description{padding-block-end:var(--s-4,1rem);max-width:var(--measure,64ch);overflow-wrap:break-word}
.accordion-item__description>:first-child{margin-block-start:0}
.accordion-item__description>:last-child{margin-block-end:0}
`
