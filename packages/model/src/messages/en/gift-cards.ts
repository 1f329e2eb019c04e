/** Texts of the page on which a buyer makes a gift card a present. */
export const giftCards = {
  'giftCards.recipientName': 'Recipient’s name',
  'giftCards.recipientEmail': 'Recipient’s email',
  'giftCards.message': 'Message',
  'giftCards.deliveryDate': 'Delivery date',
  'giftCards.recipientHelp': 'Leave this empty to get the gift card yourself.',
  'giftCards.deliveryHelp':
    'The gift card is emailed in the morning of this day. Leave it empty to send it when the order is paid.',
  'giftCards.incompleteDate': 'Enter the month, the day and the year with four digits.',
  'giftCards.pastDate': 'Choose today or a later day.',
  'giftCards.lateDate': 'Choose a day within a year.',
} as const
