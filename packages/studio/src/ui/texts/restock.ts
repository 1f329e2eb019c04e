/** The texts of the screen of visitors who wait for stock. */
export const restockTexts = {
  'restock.column.product': 'Product',
  'restock.column.send': 'Emails',
  'restock.column.stock': 'Available',
  'restock.column.waiting': 'Waiting',
  'restock.confirm': {
    one: 'Send {count} email?',
    other: 'Send {count} emails?',
  },
  'restock.confirm.send': 'Send',
  'restock.confirm.text': 'Each visitor gets one email, in their language, and waits no longer.',
  'restock.delete': 'Delete {email}',
  'restock.delete.text': 'The visitor gets no email.',
  'restock.delete.title': 'Delete this sign-up?',
  'restock.deleted': 'Sign-up deleted',
  'restock.empty': 'No visitor waits for stock',
  'restock.empty.text':
    'Visitors of a sold-out product can leave their email address. Here you see what they wait for, and email them once it is back.',
  'restock.inStock': 'In stock',
  'restock.off': 'The pages of sold-out products do not ask visitors for their email address.',
  'restock.off.settings': 'Change this in the settings of product pages',
  'restock.note': 'What visitors wait for, and who.',
  'restock.notForSale': 'Sold out',
  'restock.queued': {
    one: '{count} email is on its way',
    other: '{count} emails are on their way',
  },
  'restock.queued.none': 'No email was needed: the visitors had theirs already.',
  'restock.send': 'Email them',
  'restock.sendAll': 'Email everyone whose product is back',
  'restock.show': {
    one: '{count} visitor waits for {product}',
    other: '{count} visitors wait for {product}',
  },
  'restock.since': 'since {date}',
  'restock.title': 'Back-in-stock emails',
  'restock.visitors': {
    one: '{count} visitor',
    other: '{count} visitors',
  },
} as const
