import type { Setup } from '../plugin.ts'
import type { VariantOption } from '../product.ts'
import {
  getContent,
  isSoldOutVariant,
  isSubscribable,
  getProductType,
  productTypes,
  computeTotalStock,
  getVariantOptions,
  getVariants,
} from '../product.ts'
import type { Run } from '../run/run.ts'
import { findInScope, getLocalizedText } from '../run/scope.ts'
import { asString, getChild, getDescendant, isArray, toText, isTruthy } from '../value.ts'
import { escapeAttribute } from './escape.ts'
import { formatMessage, toMessageValues } from './message.ts'
import { getAttributeEscape } from './attribute-escape.ts'

/**
 * Renders a select and a row of radio buttons for each option of a product with several variants;
 * undefined for other products.
 *
 * In dialect `vitrine` each select also has the name `variant.` and the option's, so that a plain
 * form posts the choice without a script. Its aria-label is escaped, and ids have no white space.
 * With the argument `selects` it has no radio buttons, whose ids are the same in every product; and
 * values that are sold out are disabled, if the store wants that.
 */
export function renderVariantsSelect(
  product: unknown,
  run: Run,
  setup: Setup,
  isBare = false,
): string | undefined {
  const options = getVariantOptions(product)
  if (getVariants(product).length <= 1 || options.length === 0) return undefined
  const content = getContent(product)
  const subscription = isSubscribable(product)
    ? ' data-is-subscribable="true" data-subscription-plan="' +
      `${formatAttributeJson(getChild(content, 'subscriptionPlan'))}"`
    : ''
  const id = escapeAttribute(asString(getChild(product, 'id')))
  const hasRadios = setup.dialect === 'reference' || !isBare
  const shown = options.map((option) => renderOption(option, { product, run, setup, hasRadios }))
  return (
    `\n${'  \n'.repeat(4)}\n  <div class="product-variants" data-item-id="${id}" ` +
    `data-variants="${formatAttributeJson(getChild(content, 'variants'))}"${subscription} ` +
    `data-animation-role="content">\n${shown.join('')}  </div>\n`
  )
}

interface OptionScope {
  readonly product: unknown
  readonly run: Run
  readonly setup: Setup
  readonly hasRadios: boolean
}

function renderOption(
  { name, values }: VariantOption,
  { product, run, setup, hasRadios }: OptionScope,
): string {
  const isGiftCard = getProductType(product) === productTypes.giftCard
  const title = escapeAttribute(
    isGiftCard ? getLocalizedText(run, product, 'giftCardValueDisplayText', 'Value') : name,
  )
  const pattern = isGiftCard
    ? getLocalizedText(run, product, 'giftCardVariantSelectText', 'Select Value')
    : getLocalizedText(run, product, 'productVariantSelectText', 'Select {variantName}')
  const prompt = formatMessage(pattern, toMessageValues({ variantName: name }), run)
  const option = escapeAttribute(name)
  const label = getAttributeEscape(setup)(prompt)
  const posted = setup.dialect === 'vitrine' ? ` name="variant.${option}"` : ''
  const disabled = findDisabledValues(name, product, run, setup)
  const choices = values.map((value) => ({
    value: escapeAttribute(value),
    state: disabled.has(value) ? ' disabled' : '',
  }))
  const selects = choices.map(
    ({ value, state }) => `<option value="${value}"${state}>${value}</option>`,
  )
  const radios = choices.map((choice) => renderRadio(option, choice, setup))
  const row = `    <div class="variant-radiobtn-wrapper" data-variant-option-name="${option}">
${radios.join('')}    </div>
`
  return `    <div class="variant-option">
    <div class="variant-option-title">${title}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${label}" data-variant-option-name="${option}"${posted}>
        <option value="">${escapeAttribute(prompt)}</option>
        ${selects.join('')}
      </select>
    </div>
${hasRadios ? row : ''}    </div>
`
}

/**
 * Returns the values of an option that are sold out whatever else is chosen, if the store disables
 * them. A value that is sold out in some combinations can be chosen, so that no choice is a dead
 * end. In dialect `vitrine` only.
 */
function findDisabledValues(
  name: string,
  product: unknown,
  run: Run,
  { dialect }: Setup,
): ReadonlySet<string> {
  const path = ['websiteSettings', 'storeSettings', 'merchandisingSettings', DISABLES_SOLD_OUT]
  if (dialect === 'reference' || findInScope(run, product, path) !== true) return new Set()
  const soldOut = new Set<string>()
  const sold = new Set<string>()
  for (const variant of getVariants(product)) {
    const value = asString(getChild(getChild(variant, 'attributes'), name))
    ;(isSoldOutVariant(product, variant) ? soldOut : sold).add(value)
  }
  return new Set([...soldOut].filter((value) => !sold.has(value)))
}

const DISABLES_SOLD_OUT = 'soldOutVariantsDropdownDisabled'

/**
 * Renders a radio button. In dialect `vitrine` the id has no white space, and the label is no
 * second control.
 */
function renderRadio(
  option: string,
  { value, state }: { readonly value: string; readonly state: string },
  { dialect }: Setup,
): string {
  const name = `variant-option-${option}`
  const id = dialect === 'vitrine' ? `${name}-${value}`.replace(/\s/g, '-') : `${name}-${value}`
  const role = dialect === 'vitrine' ? '' : ' role="button" tabindex="0"'
  return `      <input type="radio" class="variant-radiobtn" value="${value}" name="${name}" id="${id}"${state}/>
      <label class="sqs-button-element--secondary"${role} for="${id}">${value}</label>
`
}

/** Formats JSON for an attribute in double quotes. */
function formatAttributeJson(value: unknown): string {
  return value === undefined ? '' : escapeAttribute(JSON.stringify(value))
}

/**
 * Renders the quantity field of a product that can be bought several at a time; undefined for other
 * products.
 *
 * In dialect `vitrine` the input also has the name `quantity`, so that a plain form posts it. It
 * lacks what HTML forbids: `size` beside `type="number"`, and a closing tag.
 */
export function renderQuantityInput(product: unknown, run: Run, setup: Setup): string | undefined {
  if (!allowsQuantity(product, run)) return undefined
  const id = escapeAttribute(asString(getChild(product, 'id')))
  const text = getLocalizedText(run, product, 'productQuantityInputLabel', 'Quantity')
  const label = getAttributeEscape(setup)(text)
  const posted = setup.dialect === 'vitrine' ? ' name="quantity"' : ''
  const end = setup.dialect === 'vitrine' ? '' : '</input>'
  const width = setup.dialect === 'vitrine' ? '' : ' size="4"'
  return `


<div class="product-quantity-input" data-item-id="${id}" data-animation-role="content">
  <div class="quantity-label">${label}:</div>
  <input aria-label="${label}"${width} max="9999" min="1" value="1" type="number" step="1"${posted}>${end}
</div>`
}

function allowsQuantity(product: unknown, run: Run): boolean {
  const type = getProductType(product)
  const path = ['websiteSettings', 'storeSettings', 'multipleQuantityAllowedForServices']
  const allowed =
    type === productTypes.physical ||
    (type === productTypes.service && findInScope(run, product, path) !== false)
  return allowed && !isSubscribable(product) && computeTotalStock(product) > 1
}

export function renderAddToCartButton(product: unknown, run: Run, setup: Setup): string {
  const content = getContent(product)
  const subscribable = isTruthy(getChild(content, 'isSubscribable'))
  const form = getChild(content, 'additionalFieldsForm')
  const hasForm = isTruthy(getChild(content, 'additionalFieldsFormId')) && isTruthy(form)
  const label = escapeAttribute(getButtonLabel(product, run))
  const text = (value: unknown): string => getAttributeEscape(setup)(toText(value))
  const options = getChild(content, 'productSubscriptionOptions')
  const option =
    setup.expressions && subscribable && isArray(options) && options.length > 0
      ? `${hasForm && setup.dialect === 'vitrine' ? ' ' : ''}data-subscription-option-id="${text(getDescendant(options, [0, 'id']))}"`
      : ''
  return `${'\n'.repeat(13)}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary ${
    hasForm ? 'use-form' : ''
  }" role="button" tabindex="0" data-dynamic-strings data-collection-id="${text(
    getChild(product, 'collectionId'),
  )}" data-item-id="${text(getChild(product, 'id'))}" data-product-type="${text(
    getChild(content, 'productType'),
  )}" data-use-custom-label="${text(getChild(content, 'useCustomAddButtonText'))}" ${
    subscribable ? 'data-is-subscription="true" ' : ''
  }data-original-label="${label}" ${hasForm ? `data-form="${formatAttributeJson(form)}"` : ''}${option}${renderExpressMark(content, setup)}>
    <div class="sqs-add-to-cart-button-inner">${label}</div>
  </div>
</div>`
}

/** Marks the button of a product that leads straight to the checkout. In dialect `vitrine` only. */
function renderExpressMark(content: unknown, { dialect }: Setup): string {
  const isExpress = dialect === 'vitrine' && isTruthy(getChild(content, 'expressCheckout'))
  return isExpress ? ' data-express-checkout="true"' : ''
}

function getButtonLabel(product: unknown, run: Run): string {
  const content = getContent(product)
  const custom = getChild(content, 'customAddButtonText')
  if (isTruthy(getChild(content, 'useCustomAddButtonText')) && isTruthy(custom))
    return asString(custom)
  return isTruthy(getChild(content, 'isSubscribable'))
    ? getLocalizedText(run, product, 'productSubscribeText', 'Subscribe')
    : getLocalizedText(run, product, 'productAddToCartText', 'Add To Cart')
}
