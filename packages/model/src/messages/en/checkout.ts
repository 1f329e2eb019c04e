/** Messages of the checkout and of payments. */
export const checkout = {
  'checkout.email': 'Enter an email address.',
  'checkout.country': 'Choose a country.',
  'checkout.firstName': 'Enter a first name.',
  'checkout.lastName': 'Enter a last name.',
  'checkout.address1': 'Enter an address.',
  'checkout.city': 'Enter a city.',
  'checkout.postalCode': 'Enter a postal code.',
  'checkout.paymentMethod': 'Choose a payment method.',
  'checkout.deliveryOption': 'Choose a delivery method.',
  'checkout.noDelivery': 'This shop has no delivery method yet.',
  'checkout.tooLong': 'This entry is too long.',
  'checkout.alreadyMember':
    'You already have access to an item in your cart. Remove it to check out.',
  'checkout.free': 'Free',
  'checkout.empty': 'You have nothing in your shopping cart.',
  'checkout.requirements': 'Check the form.',
  'checkout.cartChanged': 'Your cart has changed. Check the total before you pay.',
  'checkout.completionInProgress': 'Your payment is being processed. Wait a moment.',
  'checkout.paymentFailed': 'The payment did not go through. You have not been charged.',
  'checkout.discountUnavailable':
    'This discount is no longer available. It was removed from your order.',
  'payments.giftCard': 'Gift card',
  'payments.test': 'Test payment',
  'payments.giftCardAndTest': 'Gift card and test payment',
  'payments.testAndGiftCard': 'Test payment and gift card',
  'payments.declined': 'The bank declined the payment.',
  'payments.notConfirmed': 'The payment was not confirmed.',
  'payments.noProvider': 'This shop cannot take payments yet.',
  'payments.giftCardChanged':
    'The balance of the gift card has changed. Check the total before you pay.',
} as const
