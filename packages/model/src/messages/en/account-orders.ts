/** Texts of templates: the orders of an account. */
export const accountOrders = {
  accountOrders: 'Orders',
  accountOrdersAll: 'All orders',
  accountOrdersBack: 'Back to your account',
  accountOrdersClaim: 'Email me a link',
  accountOrdersClaimAdd: 'Add orders',
  accountOrdersClaimAddText:
    'Orders that were placed with this email address without signing in will be added to your account.',
  accountOrdersClaimHelp:
    'We email you a link that is valid for one hour. Nothing is added before you open it.',
  accountOrdersClaimTitle: 'Did you order without signing in?',
  accountOrdersDocuments: 'Documents',
  accountOrdersIssued: 'issued on',
  accountOrdersNewest: 'Newest orders',
  accountOrdersNone: 'There are no orders in your account yet.',
  accountOrdersOlder: 'Older orders',
  accountOrdersPages: 'Pages of orders',
  accountOrdersRefunds: 'Refunds',
  accountOrdersTest: 'Test order',
  accountOrdersTitle: 'Your orders',
  titleAccountClaim: 'Add your orders',
  titleAccountOrders: 'Your orders',
  'accountOrders.canceled': 'Canceled',
  'accountOrders.refunded': 'Refunded',
  'accountOrders.unpaid': 'Awaiting payment',
  'accountOrders.preparing': 'In preparation',
  'accountOrders.partlyShipped': 'Partially shipped',
  'accountOrders.shipped': 'Shipped',
  'accountOrders.ready': 'Ready for pickup',
  'accountOrders.complete': 'Complete',
  'accountOrders.claimText': 'Orders that were placed with {email} can be added to your account.',
  'account.claim-sent': 'An email with a link is on its way to the address of your account.',
  'account.claimed':
    'You confirmed your email address. The orders that were placed with it are now in your account.',
  'account.claimed-none':
    'You confirmed your email address. There are no other orders that were placed with it.',
} as const
