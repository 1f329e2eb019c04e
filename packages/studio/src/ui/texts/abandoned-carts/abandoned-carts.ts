/** The texts of the screen of abandoned carts. */
export const abandonedCartsTexts = {
  'abandonedCarts.abandonedCartDelayHours': 'Hours before the first reminder',
  'abandonedCarts.abandonedCartSecondDelayHours':
    'Hours between the first reminder and the second (0 for one only)',
  'abandonedCarts.basis': 'Who gets reminders',
  'abandonedCarts.basis.CONSENT': 'Confirmed newsletter subscribers',
  'abandonedCarts.basis.LEGITIMATE_INTEREST': 'Everyone who enters an address at checkout',
  'abandonedCarts.basis.help':
    'The law of some countries asks for consent. With everyone, the checkout says that a reminder may follow.',
  'abandonedCarts.column.email': 'Email address',
  'abandonedCarts.column.left': 'Left',
  'abandonedCarts.column.reminders': 'Reminders',
  'abandonedCarts.column.state': 'Status',
  'abandonedCarts.column.subtotal': 'Subtotal',
  'abandonedCarts.empty': 'No abandoned carts',
  'abandonedCarts.empty.text':
    'Carts of buyers who entered an email address and did not finish are listed here after an hour.',
  'abandonedCarts.enabled': 'Send reminders',
  'abandonedCarts.enabled.help':
    'Each reminder has a link to the cart and one to unsubscribe. None is sent after an order.',
  'abandonedCarts.figures': {
    one: 'Last 30 days: {count} cart, {reminded} reminded, {recovered} recovered, {revenue}',
    other: 'Last 30 days: {count} carts, {reminded} reminded, {recovered} recovered, {revenue}',
  },
  'abandonedCarts.items': { one: '{count} item', other: '{count} items' },
  'abandonedCarts.minimum': 'Minimum subtotal',
  'abandonedCarts.noMatches': 'No abandoned cart matches',
  'abandonedCarts.noMatches.text': 'Search for a part of an email address, or show all carts.',
  'abandonedCarts.order': 'Order {number}',
  'abandonedCarts.save': 'Save reminders',
  'abandonedCarts.saved': 'The reminders were saved',
  'abandonedCarts.search': 'Search abandoned carts',
  'abandonedCarts.settings': 'Set up reminders',
  'abandonedCarts.showAll': 'Show all carts',
  'abandonedCarts.state.all': 'All',
  'abandonedCarts.state.open': 'Not reminded',
  'abandonedCarts.state.recovered': 'Recovered',
  'abandonedCarts.state.reminded': 'Reminded',
  'abandonedCarts.title': 'Abandoned carts',
} as const
