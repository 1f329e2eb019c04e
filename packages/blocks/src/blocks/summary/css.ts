import { illustrationCss } from '../../parts/illustration.ts'

/** A carousel is a scrollable row; its script only adds buttons, whose space is reserved. */
export const css = `${illustrationCss}
.summary-sample{aspect-ratio:var(--ratio-product,4/3);min-height:0}
.summary-item-list{list-style:none;margin:0;padding:0;display:grid;gap:var(--s-6,1.5rem);grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr))}
:is(.summary-columns-4,.summary-columns-5,.summary-columns-6) .summary-item-list{grid-template-columns:repeat(auto-fill,minmax(min(100%,9rem),1fr))}
@media (min-width:768px){${[1, 2, 3, 4, 5, 6].map((n) => `.summary-columns-${n} .summary-item-list{grid-template-columns:repeat(${n},minmax(0,1fr))}`).join('')}}
.summary-block-setting-design-list .summary-item-list{grid-template-columns:minmax(0,1fr)}
.summary-block-setting-design-carousel .summary-item-list{grid-auto-flow:column;grid-template-columns:none;grid-auto-columns:min(80%,18rem);overflow-x:auto;scroll-snap-type:x mandatory}
.summary-block-setting-design-carousel .summary-item{scroll-snap-align:start}
.summary-block-setting-design-list .summary-item:has(.summary-thumbnail){display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:var(--s-4,1rem);align-items:start}
.summary-thumbnail-image{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover}
.summary-block-setting-design-wall .summary-thumbnail-image{aspect-ratio:auto}
.summary-content{padding-top:var(--s-3,.75rem);overflow-wrap:break-word}
.summary-block-setting-design-list .summary-content{padding-top:0}
.summary-price{white-space:nowrap}
.summary-thumbnail-container{display:block;position:relative}
.summary-thumbnail-container .product-mark{position:absolute;inset-block-start:var(--s-3,.75rem);inset-inline-start:var(--s-3,.75rem)}
.color-dots{display:flex;flex-wrap:wrap;gap:var(--s-1,.25rem);padding-top:var(--s-2,.5rem)}
.color-dot{width:.85rem;height:.85rem;border-radius:var(--radius-full,50%);background:var(--swatch,transparent);box-shadow:inset 0 0 0 1px color-mix(in srgb,currentColor 35%,transparent)}
.summary-block-setting-design-list .summary-item:not(:has(.summary-thumbnail,.summary-excerpt)):has(.summary-price) .summary-content{display:flex;flex-wrap:wrap;gap:0 var(--s-4,1rem);justify-content:space-between;padding-bottom:var(--s-3,.75rem);border-bottom:1px solid var(--line,currentColor)}
.summary-excerpt p{margin:.25em 0 0}
.summary-header-text{margin:0 0 var(--s-4,1rem)}
.summary-block-setting-design-carousel .summary-heading{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin-block-end:var(--s-4,1rem)}
.summary-block-setting-design-carousel .summary-heading:not(:has(.summary-header-text)){margin:0}
.summary-block-setting-design-carousel .summary-header-text{margin:0}
.summary-carousel-pager{margin-inline-start:auto}
@media (scripting:enabled){.summary-carousel-pager{min-height:2.75rem}.summary-block-setting-design-carousel .summary-heading:not(:has(.summary-header-text)){margin-block-end:var(--s-4,1rem)}}
.summary-carousel-pager-buttons:not([hidden]){display:flex;gap:.5rem}
.summary-carousel-pager-buttons button{appearance:none;border:1px solid currentColor;background:none;color:inherit;cursor:pointer;min-width:2.75rem;min-height:2.75rem;border-radius:var(--radius-full,999px);font:inherit;font-family:var(--font-buttons,inherit)}
.summary-carousel-pager-buttons [aria-disabled=true]{opacity:.4;cursor:default}
@media (prefers-reduced-motion:no-preference){.summary-block-setting-design-carousel .summary-item-list{scroll-behavior:smooth}}
`
