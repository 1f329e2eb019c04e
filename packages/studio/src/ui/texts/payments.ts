/** The texts of the screen of payments. */
export const paymentsTexts = {
  'payments.add': 'Add manual payment',
  'payments.deleted': '{name} was deleted',
  'payments.edit': 'Edit manual payment',
  'payments.empty': 'No manual payments yet',
  'payments.empty.text': 'Add a bank transfer or a payment on pickup.',
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
  'payments.test': 'Test payments',
  'payments.test.help':
    'Buyers can place test orders. No money moves, and the orders are marked as tests.',
  'payments.testOn': 'Test payments are on',
  'payments.testOn.text': 'Turn them off before you sell.',
  'payments.title': 'Payments',
} as const
