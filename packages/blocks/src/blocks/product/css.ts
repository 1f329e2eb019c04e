import { css as button } from '../../parts/button-css.ts'
import { illustrationCss } from '../../parts/illustration.ts'

export const css = `${button}${illustrationCss}.product-block{display:grid;gap:var(--s-4,1rem);overflow-wrap:break-word}
.product-block-image{display:block;width:100%;height:auto;aspect-ratio:var(--ratio-product,4/5);object-fit:cover}
.productDetails{display:grid;gap:var(--s-2,.5rem)}
.productDetails>*{margin:0}
.product-block .product-title{font-size:var(--step-1,1.2rem)}
.product-block .product-title a{display:inline-block;min-height:1.5rem;color:inherit}
.product-block .product-price{white-space:nowrap}
.product-block-align-center{text-align:center}
.product-block-align-right{text-align:end}
.product-block-form{display:flex;flex-wrap:wrap;gap:var(--s-3,.75rem)}
.product-block-align-center .product-block-form{justify-content:center}
.product-block-align-right .product-block-form{justify-content:flex-end}
.product-block-choice{min-height:2.75rem;max-width:100%;padding-inline:.75em;border:var(--hair,1px) solid var(--line-control,currentColor);border-radius:var(--radius-s,.25rem);background:transparent;color:inherit;font:inherit}
.product-block-button{border:0;cursor:pointer;font:inherit;font-family:var(--font-buttons,inherit)}
`
