import type { Setup } from '../plugin.ts'
import type { VariantOption } from '../product.ts'
import {
  contentOf,
  isSubscribable,
  productType,
  productTypes,
  totalStock,
  variantOptions,
  variantsOf,
} from '../product.ts'
import type { Run } from '../run.ts'
import { find, localized } from '../scope.ts'
import { asString, child, descend, isArray, toText, truthy } from '../value.ts'
import { escapeAttribute } from './escape.ts'
import { formatMessage, namedValues } from './message-text.ts'
import { attributeText } from './vitrine.ts'

/**
 * A select and a row of radio buttons for each option of a product with several variants;
 * nothing for others.
 *
 * In dialect `vitrine` each select also has a name, `variant.` and the option's, so that a plain
 * form posts the choice without a script, its aria-label is escaped, and ids hold no white space.
 */
export function variantsSelect(product: unknown, run: Run, setup: Setup): string | undefined {
  const options = variantOptions(product)
  if (variantsOf(product).length <= 1 || options.length === 0) return undefined
  const content = contentOf(product)
  const subscription = isSubscribable(product)
    ? ' data-is-subscribable="true" data-subscription-plan="' +
      `${attributeJson(child(content, 'subscriptionPlan'))}"`
    : ''
  const id = escapeAttribute(asString(child(product, 'id')))
  const shown = options.map((option) => optionMarkup(option, { product, run, setup }))
  return (
    `\n${'  \n'.repeat(4)}\n  <div class="product-variants" data-item-id="${id}" ` +
    `data-variants="${attributeJson(child(content, 'variants'))}"${subscription} ` +
    `data-animation-role="content">\n${shown.join('')}  </div>\n`
  )
}

interface OptionScope {
  readonly product: unknown
  readonly run: Run
  readonly setup: Setup
}

function optionMarkup(
  { name, values }: VariantOption,
  { product, run, setup }: OptionScope,
): string {
  const isGiftCard = productType(product) === productTypes.giftCard
  const title = escapeAttribute(
    isGiftCard ? localized(run, product, 'giftCardValueDisplayText', 'Value') : name,
  )
  const pattern = isGiftCard
    ? localized(run, product, 'giftCardVariantSelectText', 'Select Value')
    : localized(run, product, 'productVariantSelectText', 'Select {variantName}')
  const prompt = formatMessage(pattern, namedValues({ variantName: name }), run)
  const option = escapeAttribute(name)
  const label = attributeText(setup)(prompt)
  const posted = setup.dialect === 'vitrine' ? ` name="variant.${option}"` : ''
  const choices = values.map(escapeAttribute)
  const selects = choices.map((value) => `<option value="${value}">${value}</option>`)
  const radios = choices.map((value) => radio(option, value, setup))
  return `    <div class="variant-option">
    <div class="variant-option-title">${title}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${label}" data-variant-option-name="${option}"${posted}>
        <option value="">${escapeAttribute(prompt)}</option>
        ${selects.join('')}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${option}">
${radios.join('')}    </div>
    </div>
`
}

/** In `vitrine` the id holds no white space, and the label is no second control. */
function radio(option: string, value: string, { dialect }: Setup): string {
  const name = `variant-option-${option}`
  const id = dialect === 'vitrine' ? `${name}-${value}`.replace(/\s/g, '-') : `${name}-${value}`
  const role = dialect === 'vitrine' ? '' : ' role="button" tabindex="0"'
  return `      <input type="radio" class="variant-radiobtn" value="${value}" name="${name}" id="${id}"/>
      <label class="sqs-button-element--secondary"${role} for="${id}">${value}</label>
`
}

/** JSON for an attribute in double quotes. */
function attributeJson(value: unknown): string {
  return value === undefined ? '' : escapeAttribute(JSON.stringify(value))
}

/**
 * The number box of a product that may be bought in numbers; nothing for others.
 *
 * In dialect `vitrine` the input also has the name `quantity`, so that a plain form posts it, and
 * lacks what HTML forbids: `size` beside `type="number"` and a closing tag.
 */
export function quantityInput(product: unknown, run: Run, setup: Setup): string | undefined {
  if (!takesQuantity(product, run)) return undefined
  const id = escapeAttribute(asString(child(product, 'id')))
  const text = localized(run, product, 'productQuantityInputLabel', 'Quantity')
  const label = attributeText(setup)(text)
  const posted = setup.dialect === 'vitrine' ? ' name="quantity"' : ''
  const end = setup.dialect === 'vitrine' ? '' : '</input>'
  const width = setup.dialect === 'vitrine' ? '' : ' size="4"'
  return `


<div class="product-quantity-input" data-item-id="${id}" data-animation-role="content">
  <div class="quantity-label">${label}:</div>
  <input aria-label="${label}"${width} max="9999" min="1" value="1" type="number" step="1"${posted}>${end}
</div>`
}

function takesQuantity(product: unknown, run: Run): boolean {
  const type = productType(product)
  const path = ['websiteSettings', 'storeSettings', 'multipleQuantityAllowedForServices']
  const allowed =
    type === productTypes.physical ||
    (type === productTypes.service && find(run, product, path) !== false)
  return allowed && !isSubscribable(product) && totalStock(product) > 1
}

export function addToCartButton(product: unknown, run: Run, setup: Setup): string {
  const content = contentOf(product)
  const subscribable = truthy(child(content, 'isSubscribable'))
  const form = child(content, 'additionalFieldsForm')
  const hasForm = truthy(child(content, 'additionalFieldsFormId')) && truthy(form)
  const label = escapeAttribute(buttonLabel(product, run))
  const text = (value: unknown): string => attributeText(setup)(toText(value))
  const options = child(content, 'productSubscriptionOptions')
  const option =
    setup.expressions && subscribable && isArray(options) && options.length > 0
      ? `${hasForm && setup.dialect === 'vitrine' ? ' ' : ''}data-subscription-option-id="${text(descend(options, [0, 'id']))}"`
      : ''
  return `${'\n'.repeat(13)}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary ${
    hasForm ? 'use-form' : ''
  }" role="button" tabindex="0" data-dynamic-strings data-collection-id="${text(
    child(product, 'collectionId'),
  )}" data-item-id="${text(child(product, 'id'))}" data-product-type="${text(
    child(content, 'productType'),
  )}" data-use-custom-label="${text(child(content, 'useCustomAddButtonText'))}" ${
    subscribable ? 'data-is-subscription="true" ' : ''
  }data-original-label="${label}" ${hasForm ? `data-form="${attributeJson(form)}"` : ''}${option}>
    <div class="sqs-add-to-cart-button-inner">${label}</div>
  </div>
</div>`
}

function buttonLabel(product: unknown, run: Run): string {
  const content = contentOf(product)
  const custom = child(content, 'customAddButtonText')
  if (truthy(child(content, 'useCustomAddButtonText')) && truthy(custom)) return asString(custom)
  return truthy(child(content, 'isSubscribable'))
    ? localized(run, product, 'productSubscribeText', 'Subscribe')
    : localized(run, product, 'productAddToCartText', 'Add To Cart')
}
