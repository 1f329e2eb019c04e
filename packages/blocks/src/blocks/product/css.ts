import { css as button } from '../../parts/button-css.ts'
import { illustrationCss } from '../../parts/illustration.ts'

export const css = `${button}${illustrationCss}.product-block{display:grid;gap:var(--s-4,1rem);overflow-wrap:break-word}
.product-block-image{display:block;width:100%;height:auto;aspect-ratio:var(--ratio-product,4/5);object-fit:cover}
.productDetails{display:grid;gap:var(--s-2,.5rem)}
.productDetails>*{margin:0}
.product-block .product-title{font-size:var(--step-1,1.2rem)}
.product-block .product-title a{display:inline-block;min-height:1.5rem;color:inherit}
.product-block-align-center{text-align:center}
.product-block-align-right{text-align:end}
.product-block-slide{display:none}
.product-block-slide.selected{display:block}
.product-block-form,.product-block .product-variants,.product-block-buy{display:grid;gap:var(--s-3,.75rem)}
.product-block .variant-option-title,.product-block .quantity-label{margin-block-end:var(--s-1,.25rem);font-size:var(--step-m1,.875rem)}
.product-block .product-variants .variant-select-wrapper{display:block}
.product-block .product-variants select,.product-block .product-quantity-input input{box-sizing:border-box;min-height:2.75rem;width:100%;padding-inline:.75em;border:var(--hair,1px) solid var(--line-control,currentColor);border-radius:var(--radius-s,.25rem);background:var(--surface,transparent);color:inherit;font:inherit}
.product-block .product-quantity-input{width:6rem}
.product-block-buy{align-items:end;justify-items:start}
.product-block-buy:has(.product-quantity-input){grid-template-columns:auto minmax(0,1fr)}
.product-block-align-center .product-block-buy{justify-content:center;justify-items:center}
.product-block-align-right .product-block-buy{justify-content:end;justify-items:end}
html:not(.js) .product-block .sqs-add-to-cart-button-wrapper,.product-block .product-scarcity[hidden]{display:none}
.product-block-buy .product-block-button{width:auto;border:0;cursor:pointer;font:inherit;font-family:var(--font-buttons,inherit)}
.product-block .visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`
