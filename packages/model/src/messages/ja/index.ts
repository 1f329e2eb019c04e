import { account } from './account.ts'
import { accountAddresses } from './account-addresses.ts'
import { accountOrders } from './account-orders.ts'
import { announcement } from './announcement.ts'
import { cartPill } from './cart-pill.ts'
import { requests } from './requests.ts'
import { productReviews } from './product-reviews.ts'
import { reviewsPage } from './reviews-page.ts'
import { restock } from './restock.ts'
import { collectedData } from './collected-data.ts'
import { restockPage } from './restock-page.ts'
import { blocks } from './blocks.ts'
import { captcha } from './captcha.ts'
import { cart } from './cart.ts'
import { cartErrors } from './cart-errors.ts'
import { checkout } from './checkout.ts'
import { commentErrors } from './comment-errors.ts'
import { comments } from './comments.ts'
import { donations } from './donations.ts'
import { downloads } from './downloads.ts'
import { emails } from './emails.ts'
import { errors } from './errors.ts'
import { formErrors } from './form-errors.ts'
import { formFields } from './form-fields.ts'
import { formFiles } from './form-files.ts'
import { formSteps } from './form-steps.ts'
import { forms } from './forms.ts'
import { gallery } from './gallery.ts'
import { giftCards } from './gift-cards.ts'
import { installments } from './installments.ts'
import { likes } from './likes.ts'
import { print } from './print.ts'
import { products } from './products.ts'
import { search } from './search.ts'
import { shop } from './shop.ts'
import { site } from './site.ts'
import { staff } from './staff.ts'
import { subscriptions } from './subscriptions.ts'
import { withoutEmail } from './without-email.ts'

/** Every message in Japanese. */
export const ja = {
  ...site,
  ...shop,
  ...account,
  ...accountOrders,
  ...accountAddresses,
  ...products,
  ...search,
  ...requests,
  ...productReviews,
  ...reviewsPage,
  ...restock,
  ...collectedData,
  ...restockPage,
  ...cartPill,
  ...cart,
  ...cartErrors,
  ...checkout,
  ...donations,
  ...downloads,
  ...forms,
  ...formFiles,
  ...formSteps,
  ...formErrors,
  ...formFields,
  ...captcha,
  ...comments,
  ...giftCards,
  ...installments,
  ...likes,
  ...commentErrors,
  ...gallery,
  ...announcement,
  ...blocks,
  ...errors,
  ...emails,
  ...print,
  ...staff,
  ...subscriptions,
  ...withoutEmail,
}
