import { createImageTemplate } from '../../parts/image.ts'
import { illustrationTemplate } from '../../parts/illustration.ts'
import { createReferencePlaceholder } from '../../parts/placeholder.ts'

const form = `{.section form}<form class="product-block-form" method="post" action="{action|htmlattr}"><input type="hidden" name="itemId" value="{itemId|htmlattr}">{.section only}<input type="hidden" name="sku" value="{@|htmlattr}">{.end}{.section choices}<select class="product-block-choice" name="sku" aria-label="{chooseWords|htmlattr}">{.repeated section @}<option value="{sku|htmlattr}">{words|html}</option>{.end}</select>{.end}<button class="product-block-button sqs-block-button-element" type="submit">{label|html}</button></form>{.end}`

/** The sample that an editor shows of a preset until a product is chosen; visitors see nothing. */
const sample = `{.if edit}<div class="product-block product-block-align-{align}"><div class="product-block-image image-placeholder">{.section sample}${illustrationTemplate}{.end}</div><div class="productDetails"><p class="product-title">Product</p><div class="product-price">Price</div></div></div>{.end}`

/** @see dom §2 "product block" */
export const template = `{.if product}{.section product}<div class="product-block product-block-align-{align}">{.section image}<a class="image-container" href="{href|htmlattr}" aria-label="{name|htmlattr}"{.if title} tabindex="-1"{.end}>${createImageTemplate('product-block-image')}</a>{.end}<div class="productDetails">{.section title}<p class="product-title"><a href="{href|htmlattr}">{@|html}</a></p>{.end}{.section price}<div class="product-price">{@|html}</div>{.end}{.section excerpt}<p class="product-excerpt">{@|html}</p>{.end}{.section soldOut}<p class="product-mark sold-out">{@|html}</p>{.end}${form}</div></div>{.end}{.or}{.if sample}${sample}{.or}${createReferencePlaceholder('Choose a product', 'This product was deleted or is not visible. Choose a different one.')}{.end}{.end}`
