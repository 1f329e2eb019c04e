/** The offer to pay in installments, on product pages and in the cart. */
export const installments = {
  installmentsInRange: '{count} payments of {amount} with {provider}',
  installmentsOver: '{provider} available for orders over {amount}',
  installmentsUpTo: '{provider} available for orders up to {amount}',
  installmentsMore: 'Learn more about {provider}',
  installmentsPageTitle: 'Pay in {count} installments with {provider}',
  installmentsPageOrder: 'Choose {provider} when you pay for your order.',
  installmentsPageSplit:
    '{provider} splits the total into {count} payments, one every two weeks. The first is due when you order.',
  installmentsPageTerms: '{provider} decides who can pay in installments. Its terms apply.',
} as const
