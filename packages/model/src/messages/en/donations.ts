/** Messages of donation forms. */
export const donations = {
  'donations.donate': 'Donate',
  'donations.donation': 'Donation',
  'donations.amount': 'Amount',
  'donations.otherAmount': 'Other amount',
  'donations.atLeast': 'At least {amount}',
  'donations.between': 'Between {least} and {most}',
  'donations.invalid': 'Check the amount.',
  'donations.choose': 'Choose an amount.',
  'donations.digits': 'Enter the amount as a number.',
  'donations.notOffered': 'This amount is no longer offered. Choose another one.',
  'donations.minimum': 'Minimum: {amount}',
  'donations.maximum': 'Maximum: {amount}',
  'donations.unknown': 'This donation form is no longer available.',
} as const
