import { expect, it } from 'vitest'
import { en } from './en/index.ts'
import type { MessageText } from './message.ts'

const english: Readonly<Record<string, MessageText>> = en

/** The sentences of the storefront specification as it has them, word by word. */
it.each([
  ['cart.empty', 'You have nothing in your shopping cart.'],
  ['cart.belowMinimum', 'To check out, your order subtotal must be {subtotal} or more.'],
  ['cart.adding', 'Adding…'],
  ['cart.added', 'Added!'],
  ['cart.chooseOption', 'Please select the {option} option.'],
  ['cart.chooseOptions', 'Please select the {options} and {last} options.'],
  [
    'cart.variantUnavailable',
    'Sorry, that item variant is unavailable. Please select another variant.',
  ],
  ['cart.notEnoughStock', 'Sorry, we do not have enough of that item available.'],
  ['cart.quantityNotNumber', 'Quantity must be a number.'],
  ['cart.quantityNotWhole', 'Quantity must be a whole number'],
  ['cart.denominationMissing', 'Select a denomination for the Gift Card'],
  ['cart.unableToAdd', 'Unable to Add Item'],
  ['cart.unableToPurchase', 'Unable to Purchase Item'],
  ['cart.unableToPurchaseGiftCard', 'Unable to purchase Gift Card'],
  ['cart.unableToUpdateQuantity', 'Unable to update quantity'],
  ['cart.unableToRemove', 'Unable to remove item'],
  ['cart.unableToUpdateForm', 'Unable to update form'],
  ['cart.unableToOpenForm', 'Unable to open form'],
  ['requests.sessionExpired', 'Your session has expired. Please reload the page and try again.'],
  [
    'requests.cookiesDisabled',
    'Please enable cookies in your browser, reload the page, and try again.',
  ],
  ['requests.offline', 'Please check your internet connection.'],
  ['requests.tryAgain', 'Please try again.'],
  ['http.tooMany', 'Please try again in a few seconds.'],
  ['forms.required', 'Required'],
  ['forms.saving', 'Saving…'],
  ['forms.tooLong', 'You have exceeded the character limit.'],
  ['forms.email', 'Email is not valid. Email addresses should follow the format user@domain.com.'],
  ['forms.invalid', 'One or more fields is invalid, please check your entries.'],
  ['forms.unauthorized', 'Unable to submit form. Please try again later.'],
  ['forms.unknown', 'This form has not been configured yet.'],
  [
    'forms.tooMany',
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  ],
  ['forms.failed', 'Unable to send form. Please try again later.'],
  ['forms.unknownError', 'Unknown error, please try again later.'],
  ['forms.scrollDown', 'Your form has encountered a problem. Please scroll down to review.'],
  ['forms.scrollUp', 'Your form has encountered a problem. Please scroll up to review.'],
  ['forms.staleKey', 'Error processing form submission. Please reload and try again.'],
  ['forms.noKey', 'Could not get a form submission key, please try again later.'],
  ['forms.unparsable', 'Could not parse the form fields, please check your entries.'],
  ['captcha.missing', 'Complete CAPTCHA before submitting.'],
  ['captcha.failed', 'reCAPTCHA failed. Refresh this page and try again.'],
  ['restock.emailBlank', 'Email cannot be blank'],
  ['restock.emailInvalid', 'Email is invalid'],
  ['restock.failed', 'Unable to submit form. Please try again later.'],
  ['restock.signedUp', 'Signed up!'],
  ['productAddToCartText', 'Add To Cart'],
  ['productSubscribeText', 'Subscribe'],
  ['productQuantityInputLabel', 'Quantity'],
  ['productVariantSelectText', 'Select {variantName}'],
  ['giftCardVariantSelectText', 'Select Value'],
  ['productQuickViewText', 'Quick View'],
  ['productSoldOutText', 'sold out'],
  ['productSaleText', 'sale'],
  ['productSummaryFormNoAnswerText', 'N/A'],
])('has the sentence of the specification: %s', (id, sentence) => {
  expect(english[id]).toBe(sentence)
})
