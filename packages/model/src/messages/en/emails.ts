/** Texts of emails. */
export const emails = {
  'emails.verify.subject': '{site}: Confirm your email address',
  'emails.verify.before':
    'We received a request to create an account at {site} with this email address.',
  'emails.verify.open':
    'To confirm, open this page within two days and enter the password you chose:',
  'emails.verify.button': 'Confirm email address',
  'emails.verify.after':
    'If you did not make this request, ignore this email. No account will be created.',
  'emails.reset.subject': '{site}: Reset your password',
  'emails.reset.before': 'We received a request to reset the password of your account at {site}.',
  'emails.reset.open': 'Choose a new password on this page within one hour:',
  'emails.reset.button': 'Choose a new password',
  'emails.reset.after':
    'If you did not make this request, ignore this email. Your password will not change.',
  'emails.claim.subject': '{site}: Add your orders to your account',
  'emails.claim.before':
    'We received a request to add the orders that were placed with this email address to your account at {site}.',
  'emails.claim.open': 'To add them, open this page within one hour:',
  'emails.claim.button': 'Add orders',
  'emails.claim.after': 'If you did not make this request, ignore this email. Nothing will change.',
  'emails.taken.subject': '{site}: You already have an account',
  'emails.taken.before':
    'We received a request to create an account at {site} with your email address, which already has an account.',
  'emails.taken.open':
    'If you made this request, sign in with your password. If you forgot it, choose a new one on this page within one hour:',
  'emails.taken.after':
    'If you did not make this request, ignore this email. Your account has not changed.',
  'emails.restock.subject': '{site}: {product} is back in stock',
  'emails.restock.text':
    'You asked us to tell you when {product} is available again. It is back in stock, while supplies last.',
  'emails.restock.button': 'View the product',
  'emails.restock.after':
    'You receive this email once, because this address was left on the page of the product.',
  'emails.newReview.subject': '{site}: New review of {product}',
  'emails.newReview.text': {
    one: '{product} has a new review with {count} star.',
    other: '{product} has a new review with {count} stars.',
  },
  'emails.newReview.link': 'Read and decide: {link}',
  'emails.lowStock.subject': '{site}: {product} has low stock',
  'emails.lowStock.text': {
    one: '{product}: {count} left to sell.',
    other: '{product}: {count} left to sell.',
  },
  'emails.lowStock.link': 'See what is low: {link}',
  'emails.weekly.subject': '{site}: Visits from {from} to {to}',
  'emails.weekly.visitors': 'Visitors',
  'emails.weekly.visits': 'Visits',
  'emails.weekly.views': 'Page views',
  'emails.weekly.orders': 'Orders',
  'emails.weekly.revenue': 'Revenue',
  'emails.weekly.change': '{value} (week before: {before})',
  'emails.weekly.pages': 'Most visited pages',
  'emails.weekly.sources': 'Sources with the most visits',
  'emails.weekly.report': 'See the whole report: {link}',
  'emails.weekly.off':
    'You receive this email because you switched it on. Switch it off here: {link}',
  'emails.campaign.test': '[Test] {subject}',
  'emails.campaign.reason':
    'You receive this email because you subscribed to the newsletter of {site}.',
  'emails.campaign.unsubscribe': 'Unsubscribe',
  'emails.reviewRequest.subject': '{site}: How do you like your order?',
  'emails.reviewRequest.text':
    'Thank you for your order at {site}. Your opinion helps others to choose. Please write a review:',
  'emails.reviewRequest.button': 'Review {product}',
  'emails.reviewRequest.after':
    'You receive this email once, because you ordered at {site}. Its links are for you alone: they mark your review as a verified purchase.',
  'emails.reviewRequest.unsubscribe': 'Unsubscribe',
  'emails.newsletter.subject': '{site}: Confirm your subscription',
  'emails.newsletter.before':
    'We received a request to subscribe this address to the newsletter of {site}. To confirm, open this page:',
  'emails.newsletter.beforeLists': {
    one: 'We received a request to subscribe this address to the newsletter of {site}, with the mailing list {lists}. To confirm, open this page:',
    other:
      'We received a request to subscribe this address to the newsletter of {site}, with the mailing lists {lists}. To confirm, open this page:',
  },
  'emails.newsletter.button': 'Confirm subscription',
  'emails.newsletter.after':
    'If you did not make this request, ignore this email. You will not be subscribed.',
  'emails.mailingLists.subject': {
    one: '{site}: Confirm your mailing list',
    other: '{site}: Confirm your mailing lists',
  },
  'emails.mailingLists.before': {
    one: 'We received a request to add this address to the mailing list {lists} of {site}. To confirm, open this page:',
    other:
      'We received a request to add this address to the mailing lists {lists} of {site}. To confirm, open this page:',
  },
  'emails.mailingLists.button': {
    one: 'Confirm mailing list',
    other: 'Confirm mailing lists',
  },
  'emails.mailingLists.after':
    'If you did not make this request, ignore this email. Your subscriptions stay as they are.',
  'emails.mailingLists.page': {
    one: 'Press the button to receive emails of the mailing list {lists}.',
    other: 'Press the button to receive emails of the mailing lists {lists}.',
  },
  'emails.moderation.subject': {
    one: '{site}: {count} comment awaiting moderation',
    other: '{site}: {count} comments awaiting moderation',
  },
  'emails.moderation.waiting': {
    one: '{count} comment is awaiting moderation at {site}.',
    other: '{count} comments are awaiting moderation at {site}.',
  },
  'emails.moderation.link': 'Review comments: {link}',
  'emails.form.subject': 'Form submission: {name}',
  'emails.form.open': 'Open the submission with its files',
  'emails.formReply.subject': '{site}: We received your message',
  'emails.formReply.text': 'Thank you for your message. We have received it.',
  'emails.order.subject': '{site}: Your order {number}',
  'emails.order.thanks': 'Thank you for your order at {site}. Your order number is {number}.',
  'emails.order.subtotal': 'Subtotal: {amount}',
  'emails.order.discount': 'Discount: {amount}',
  'emails.order.discountNamed': 'Discount {name}: {amount}',
  'emails.order.delivery': 'Delivery: {amount}',
  'emails.order.total': 'Total: {amount}',
  'emails.order.access':
    'Your order includes access to member pages. If you were signed in, it is already in your account: {accountUrl}. If you do not have an account, create one with this address, {email}: {registerUrl}',
  'emails.order.payment': 'Payment method: {method}. Amount due: {amount}.',
  'emails.order.test': 'This was a test order. No money was charged.',
  'emails.order.giftCard': 'Gift card ending in {lastFour}: {amount}',
  'emails.order.link': 'View your order',
  'emails.cancellation.order.subject': '{site}: Order {number} was canceled',
  'emails.cancellation.order':
    'Your order {number} at {site} was canceled. Nothing will be shipped, and you owe nothing.',
  'emails.cancellation.donation.subject': '{site}: Donation {number} was canceled',
  'emails.cancellation.donation': 'Your donation {number} to {site} was canceled. You owe nothing.',
  'emails.cancellation.paid': 'If you have already paid, reply to this email.',
  'emails.cancellation.giftCard': '{amount} is on your gift card ending in {lastFour} again.',
  'emails.fulfillment.subject': '{site}: Your order {number} was shipped',
  'emails.fulfillment.text': 'These items of your order {number} at {site} are on their way:',
  'emails.fulfillment.readySubject': '{site}: Your order {number} is ready for pickup',
  'emails.fulfillment.ready': 'These items of your order {number} at {site} are ready for pickup:',
  'emails.fulfillment.carrier': 'Carrier',
  'emails.fulfillment.tracking': 'Tracking number',
  'emails.fulfillment.page': 'Tracking page',
  'emails.refund.subject': '{site}: Refund for your order {number}',
  'emails.refund.text': 'We refunded {amount} for your order {number} at {site}.',
  'emails.refund.giftCard': '{amount} is on your gift card ending in {lastFour} again.',
  'emails.refund.payment':
    '{amount} returns to the payment method that you used. This can take a few business days.',
  'emails.refund.manual': 'We will pay you {amount} back ourselves.',
  'emails.cancellation.short':
    'Your order {number} at {site} was canceled. Nothing more will be shipped.',
  'emails.newOrder.subject': '{site}: New order {number}',
  'emails.newOrder.text': 'New order {number} at {site}: {amount}',
  'emails.newOrder.link': 'Open the order: {link}',
  'emails.webhookFailing.subject': '{site}: A webhook is failing',
  'emails.webhookFailing.text':
    'The webhook {address} of {site} has failed for an hour. Deliveries are tried for three days; then the webhook is turned off.',
  'emails.webhookOff.subject': '{site}: A webhook was turned off',
  'emails.webhookOff.text':
    'Every delivery to {address} has failed for three days, so the webhook of {site} was turned off. Turn it on again once the address works.',
  'emails.webhook.link': 'Open the webhook: {link}',
  'emails.donation.subject': '{site}: Thank you for your donation',
  'emails.donation.thanks': 'Thank you for your donation of {amount} to {site}.',
  'emails.donation.number': 'Donation number: {number}',
  'emails.donation.amount': 'Amount: {amount}',
  'emails.donation.test': 'This was a test. No money was charged.',
  'emails.donation.link': 'View your receipt',
  'emails.abandonedCart.subject': '{site}: You left something in your cart',
  'emails.abandonedCart.text': 'Your cart at {site} is waiting for you:',
  'emails.abandonedCart.button': 'Return to your cart',
  'emails.abandonedCart.after':
    'You get this email because you gave {site} your address at the checkout. Ignore it if you no longer want the items.',
  'emails.giftCard.greeting': 'Hello {name},',
  'emails.giftCard.gift': 'You have received a {amount} gift card for {site}. Its code:',
  'emails.giftCard.giftSubject': '{site}: You have received a {amount} gift card',
  'emails.giftCard.subject': '{site}: Your {amount} gift card',
  'emails.giftCard.code': 'The code of your {amount} gift card for {site}:',
  'emails.giftCard.test': 'This gift card pays for test orders only.',
  'emails.giftCard.safe': 'Keep the code safe. Anyone who has it can use the gift card.',
  'emails.staffEmail.subject': '{site}: Your sign-in address was changed',
  'emails.staffEmail.changed':
    'The address that you sign in with to run {site} was changed from {before} to {after}.',
  'emails.staffEmail.after': 'If you did not change it, tell the owner of the site at once.',
  'emails.staffSecurity.subject': '{site}: Your sign-in was changed',
  'emails.staffSecurity.twoStepOn':
    'Two-step verification was turned on, or moved to another app, for {email}, with which you run {site}.',
  'emails.staffSecurity.twoStepOff':
    'Two-step verification was turned off for {email}, with which you run {site}.',
  'emails.staffSecurity.newCodes':
    'New recovery codes were created for {email}, with which you run {site}. The earlier ones no longer work.',
  'emails.staffSecurity.recoveryCode':
    'A recovery code was used to sign in as {email}, with which you run {site}.',
  'emails.staffSecurity.passkeyAdded':
    'A passkey was added for {email}, with which you run {site}. It signs in without your password.',
  'emails.staffSecurity.passkeyRemoved':
    'A passkey was removed for {email}, with which you run {site}.',
  'emails.staffSecurity.passwordChanged':
    'The password was changed for {email}, with which you run {site}. All other sessions have ended.',
  'emails.staffSecurity.passkeysRemain':
    'Your passkeys sign in as before. Check them under Your account, and remove those that you do not know.',
  'emails.staffSecurity.afterPassword':
    'If this was not you, set a new password with “Forgot password?” on the sign-in page, and tell the owner of the site at once.',
  'emails.staffSecurity.afterPasskey':
    'If this was not you, remove the passkey under Your account, then change your password, and tell the owner of the site at once.',
  'emails.staffSecurity.after':
    'If this was not you, change your password and tell the owner of the site at once.',
} as const
