/** An example of the body of each call for API keys that has one, by the name of the call. */
export const bodyExamples: Readonly<Record<string, object>> = {
  apiCreateProduct: {
    title: 'Bowl',
    status: 'active',
    tags: ['clay'],
    variants: [{ sku: 'BOWL', priceCents: 2_500, stock: { onHand: 12 } }],
  },
  apiChangeProduct: {
    title: 'Large bowl',
    variants: [{ id: '019ac9b2-7f10-7c3e-9a35-2f4f6d7a1b21', salePriceCents: 1_900, onSale: true }],
  },
  apiAddProductImage: { url: 'https://images.example/bowl.jpg', alt: 'A gray bowl' },
  apiAdjustStock: { kind: 'adjust', quantity: -2, reason: 'Broken in the warehouse' },
  apiFulfillOrder: {
    lines: [{ lineId: '019ac9b2-7f10-7c3e-9a35-2f4f6d7a1b22', quantity: 1 }],
    carrier: 'DHL',
    trackingNumber: '00340434161094015902',
  },
  apiRefundOrder: {
    lines: [
      {
        lineId: '019ac9b2-7f10-7c3e-9a35-2f4f6d7a1b22',
        quantity: 1,
        isFulfilled: true,
        restock: false,
      },
    ],
    amountCents: 2_500,
    reason: 'Arrived broken',
  },
  apiCancelOrder: { reason: 'Sold out' },
  apiAddOrderNote: { text: 'Packed in two boxes' },
  apiChangeOrder: { email: 'buyer@example.com' },
  apiAddCustomerNote: { text: 'Called about the delivery' },
  apiChangeSubscription: { action: 'pause' },
  apiCreateDiscount: { type: 'percent', code: 'SPRING', title: '', percent: 10 },
  apiChangeDiscount: { endsAt: '2027-04-01T00:00', maxUses: 100 },
  apiIssueGiftCard: { amountCents: 2_500, email: 'friend@example.com' },
  apiChangeGiftCard: { isOn: false },
}
