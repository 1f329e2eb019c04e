import { createImageTemplate } from '../../parts/image.ts'
import { illustrationTemplate } from '../../parts/illustration.ts'
import { createEditorText, createReferencePlaceholder } from '../../parts/placeholder.ts'

/** The button as the script of product pages takes it over, and the one without a script. An editor runs neither. */
const button = `{.if edit}<span class="product-block-button sqs-block-button-element">{label|html}</span>{.or}<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-editable-button product-block-button sqs-block-button-element{.if fields} use-form{.end}" role="button" tabindex="0" data-collection-id="{collectionId|htmlattr}" data-item-id="{itemId|htmlattr}" data-product-type="{productType}" data-use-custom-label="{isCustom}" data-original-label="{label|htmlattr}"{.if fields} data-form="{fields|htmlattr}"{.end}{.if express} data-express-checkout="true"{.end}><div class="sqs-add-to-cart-button-inner">{label|html}</div></div></div><noscript><button class="product-block-button sqs-block-button-element" type="submit">{label|html}</button></noscript>{.end}`

const form = `{.section form}<form class="product-block-form" method="post" action="{action|htmlattr}"><input type="hidden" name="itemId" value="{itemId|htmlattr}">{options}{scarcity}<div class="product-block-buy">{quantity}${button}</div></form>{.end}`

/** The sample that an editor shows of a preset until a product is chosen; visitors see nothing. */
const sample = `{.if edit}<div class="product-block product-block-align-{align}"><div class="product-block-image image-placeholder">{.section sample}${illustrationTemplate}{.end}</div><div class="productDetails"><p class="product-title"${createEditorText('placeholder.sample.product')}</p><div class="product-price"${createEditorText('placeholder.sample.price')}</div></div></div>{.end}`

const slides = `{.repeated section slides}<span class="product-block-slide{selected}" data-product-gallery="slides-item" data-image-id="{id|htmlattr}">{.section picture}${createImageTemplate('product-block-image')}{.end}</span>{.end}`

const picture = `{.if image || slides}<a class="image-container" href="{href|htmlattr}" aria-label="{name|htmlattr}"{.if title} tabindex="-1"{.end}{.if slides} data-product-gallery="container"{.end}>{.if slides}${slides}{.or}{.section image}${createImageTemplate('product-block-image')}{.end}{.end}</a>{.end}`

/** @see dom §2 "product block" */
export const template = `{.if product}{.section product}<div class="product-block product-block-align-{align}"{.if id} data-item-id="{id|htmlattr}"{.end}>${picture}<div class="productDetails">{.section title}<p class="product-title"><a href="{href|htmlattr}">{@|html}</a></p>{.end}{price}{status}{.section excerpt}<p class="product-excerpt">{@|html}</p>{.end}${form}</div></div>{.end}{.or}{.if sample}${sample}{.or}${createReferencePlaceholder('placeholder.product')}{.end}{.end}`
