/** Texts of pages while no mail server is configured. @see `textsWithoutEmail` */
export const withoutEmail = {
  accountWithoutEmail:
    'This site cannot send emails at the moment. Contact the site for help with your account.',
  donationContact: 'Contact us and mention the donation number,',
  donationSavedUnder: 'Your donation is recorded under',
  orderCodesContact: 'This site cannot send emails at the moment. Contact us to get the codes for',
  orderContact: 'Contact us and mention the order number,',
  orderSavedUnder: 'Your order is saved under',
  'account.without-email':
    'Your request is saved, but this site cannot send emails at the moment. Contact the site to continue.',
  'newsletter.without-email':
    'Your request is saved, but this site cannot send emails at the moment. Contact the site to confirm your subscription.',
  restockWithoutEmail:
    'This site cannot send emails at the moment. Leave your address, and the store can contact you later.',
} as const
