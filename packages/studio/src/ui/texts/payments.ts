/** The texts of the screen of payments. */
export const paymentsTexts = {
  'payments.add': 'Add manual payment',
  'payments.deleted': '{name} was deleted',
  'payments.edit': 'Edit manual payment',
  'payments.empty.text': 'Add a bank transfer or a payment on pickup.',
  'payments.installments': 'Show Afterpay or Clearpay on products and in the cart',
  'payments.installments.help':
    'Pages of physical products, and carts with nothing else, show what an installment costs. Turn the method on at Stripe, too.',
  'payments.instructions': 'Instructions',
  'payments.instructions.help':
    'Shown to the buyer once the order is placed, and in the email: for example the account to pay to.',
  'payments.kind': 'Type',
  'payments.kind.bank_transfer': 'Bank transfer',
  'payments.kind.on_pickup': 'Payment on pickup',
  'payments.kind.pickupHelp': 'Offered with pickup only.',
  'payments.manual': 'Manual payments',
  'payments.manual.note': 'Orders stay unpaid until you mark them as paid.',
  'payments.menu': 'Actions for {name}',
  'payments.noMethod': 'Buyers cannot pay',
  'payments.noMethod.text': 'Add a manual payment, or turn on test payments to try the checkout.',
  'payments.note': 'The ways to pay that buyers choose from, in the order they see them.',
  'payments.paypal': 'PayPal',
  'payments.paypal.asks':
    'Vitrine asks PayPal once a minute, as PayPal cannot reach this address. On a public address it learns of payments at once.',
  'payments.paypal.clientId': 'Client ID',
  'payments.paypal.clientSecret': 'Secret',
  'payments.paypal.clientSecret.help': 'It stays on your server, and is never shown again.',
  'payments.paypal.connect': 'Connect PayPal',
  'payments.paypal.connected': 'PayPal is connected',
  'payments.paypal.currency': 'Buyers cannot pay with PayPal',
  'payments.paypal.currency.text':
    'PayPal does not take payments in the currency of your store. Offer another way to pay.',
  'payments.paypal.disconnect': 'Disconnect PayPal',
  'payments.paypal.disconnect.text':
    'Buyers can no longer pay with PayPal, and you cannot refund earlier PayPal payments from here until you connect the same account again. The secret is deleted.',
  'payments.paypal.disconnect.title': 'Disconnect PayPal?',
  'payments.paypal.disconnected': 'PayPal is disconnected',
  'payments.paypal.empty.text':
    'Connect your PayPal business account. Buyers pay on the page of PayPal. Vitrine takes no fee.',
  'payments.paypal.environment': 'Environment',
  'payments.paypal.lastReport': 'PayPal reports payments. Last report:',
  'payments.paypal.noReport': 'PayPal reports payments. None has come yet.',
  'payments.paypal.offer': 'Offer PayPal at checkout',
  'payments.paypal.replace': 'Replace credentials',
  'payments.paypal.sandbox': 'Sandbox',
  'payments.paypal.sandbox.help': 'Makes test orders, in which no money moves.',
  'payments.paypal.testOff': 'Buyers cannot pay with PayPal',
  'payments.paypal.testOff.text':
    'This is an app of the sandbox, and test payments are off. Connect a live app to sell, or turn on test payments to try the checkout.',
  'payments.paypal.where':
    'In the developer dashboard of PayPal, open Apps & Credentials, create an app, and copy its client ID and secret.',
  'payments.stripe': 'Cards and wallets',
  'payments.stripe.account': 'Account',
  'payments.stripe.asks':
    'Vitrine asks Stripe once a minute, as Stripe cannot reach this address. On a public address it learns of payments at once.',
  'payments.stripe.connect': 'Connect Stripe',
  'payments.stripe.connected': 'Stripe is connected',
  'payments.stripe.disconnect': 'Disconnect',
  'payments.stripe.disconnect.text':
    'Buyers can no longer pay by card, and you cannot refund earlier card payments from here until you connect the same account again. The key is deleted.',
  'payments.stripe.disconnect.title': 'Disconnect Stripe?',
  'payments.stripe.disconnected': 'Stripe is disconnected',
  'payments.stripe.empty.text':
    'Connect your Stripe account. Buyers pay in a form on your site or on the page of Stripe: by card, Apple Pay, Google Pay and what else you turn on there. Vitrine takes no fee.',
  'payments.stripe.key': 'Secret key',
  'payments.stripe.key.help':
    'It stays on your server, and is never shown again. A test key makes test orders.',
  'payments.stripe.lastReport': 'Stripe reports payments. Last report:',
  'payments.stripe.live': 'Live',
  'payments.stripe.noCharges': 'Stripe does not take payments for this account yet',
  'payments.stripe.noCharges.text': 'Finish the setup of your account at Stripe.',
  'payments.stripe.noReport': 'Stripe reports payments. None has come yet.',
  'payments.stripe.offer': 'Offer cards and wallets at checkout',
  'payments.stripe.offer.help': 'Turned off, earlier payments can still be refunded.',
  'payments.stripe.place': 'Where buyers pay',
  'payments.stripe.place.form': 'Card form on your site',
  'payments.stripe.place.form.help':
    'Buyers stay on your site. The fields come from Stripe, so your server sees no card.',
  'payments.stripe.place.page': 'Stripe’s own page',
  'payments.stripe.place.page.help': 'Buyers pay at Stripe and return to your site.',
  'payments.stripe.place.turnOn': 'Use the card form',
  'payments.stripe.publishableKey': 'Publishable key',
  'payments.stripe.publishableKey.help':
    'It stands beside the secret key at Stripe and begins with pk_. Browsers use it, so it is no secret.',
  'payments.stripe.publishableKey.replace': 'Replace publishable key',
  'payments.stripe.replace': 'Replace key',
  'payments.stripe.reports': 'Reports',
  'payments.stripe.testKey': 'Test key',
  'payments.stripe.testOff': 'Buyers cannot pay by card',
  'payments.stripe.testOff.text':
    'This is a test key, and test payments are off. Connect a live key to sell, or turn on test payments to try the checkout.',
  'payments.stripe.where':
    'In the dashboard of Stripe, open Developers, then API keys, and copy the secret key or a restricted key.',
  'payments.test': 'Test payments',
  'payments.test.help':
    'Buyers can place test orders. No money moves, and the orders are marked as tests.',
  'payments.testOn': 'Test payments are on',
  'payments.testOn.text': 'Turn them off before you sell.',
  'payments.title': 'Payments',
} as const
