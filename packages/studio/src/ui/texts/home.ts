/** The texts of the home screen. */
export const homeTexts = {
  'home.allOrders': 'All orders',
  'home.attention': {
    one: '{count} order needs attention',
    other: '{count} orders need attention',
  },
  'home.attentionMany': 'More than {count} orders need attention',
  'home.comments': {
    one: '{count} comment awaits moderation',
    other: '{count} comments await moderation',
  },
  'home.failedEmails': {
    one: '{count} email was not delivered',
    other: '{count} emails were not delivered',
  },
  'home.failedEmailsMany': 'More than {count} emails were not delivered',
  'home.lowStock': {
    one: '{count} variant is low or sold out',
    other: '{count} variants are low or sold out',
  },
  'home.noOrders': 'No orders yet',
  'home.noOrders.text': 'Orders appear here as soon as they are placed.',
  'home.nothingToDo': 'Nothing needs your attention.',
  'home.recentOrders': 'Recent orders',
  'home.setup': 'Finish setting up',
  'home.setup.look': 'Choose a look',
  'home.setup.look.text': 'Your site begins with a finished home page, ready to edit.',
  'home.setup.mail': 'Connect a mail server',
  'home.setup.mail.text': 'Emails to your customers are not sent until then.',
  'home.setup.password': 'Set a password',
  'home.setup.password.text': 'Until then you sign in with one-time links only.',
  'home.setup.sender': 'Set a contact address',
  'home.setup.sender.text': 'Emails wait until your site has a sender.',
  'home.submissions': {
    one: '{count} unread form submission',
    other: '{count} unread form submissions',
  },
  'home.title': 'Home',
  'home.toDo': 'To do',
  'home.unfulfilled': { one: '{count} order to fulfill', other: '{count} orders to fulfill' },
  'home.unfulfilledMany': 'More than {count} orders to fulfill',
} as const
