import { abandonedCarts } from '../features/abandoned-carts/routes.ts'
import { activity } from '../features/activity/routes.ts'
import { analytics } from '../features/analytics/routes.ts'
import { accounts } from '../features/accounts/routes.ts'
import { campaigns } from '../features/campaigns/routes.ts'
import { captcha } from '../features/captcha/routes.ts'
import { catalog, merchandising } from '../features/catalog/routes.ts'
import { comments } from '../features/comments/routes.ts'
import { customers } from '../features/customers/routes.ts'
import { dashboard } from '../features/dashboard/routes.ts'
import { discounts } from '../features/discounts/routes.ts'
import { giftCards } from '../features/gift-cards/routes.ts'
import { emails } from '../features/emails/routes.ts'
import { forms } from '../features/forms/routes.ts'
import { files } from '../features/files/routes.ts'
import { newsletter } from '../features/newsletter/routes.ts'
import { members } from '../features/members/routes.ts'
import { hosts } from '../features/hosts/routes.ts'
import { languages } from '../features/languages/routes.ts'
import { orders } from '../features/orders/routes.ts'
import { pages } from '../features/pages/routes.ts'
import { themes } from '../features/themes/routes.ts'
import { payments } from '../features/payments/routes.ts'
import { productReviews } from '../features/product-reviews/routes.ts'
import { redirects } from '../features/redirects/routes.ts'
import { restock } from '../features/restock/routes.ts'
import { schedule } from '../features/schedule/routes.ts'
import { sales } from '../features/sales/routes.ts'
import { setup } from '../features/setup/routes.ts'
import { staff } from '../features/staff/routes.ts'
import { contentImport } from '../features/content-import/routes.ts'
import { installation } from '../features/installation/routes.ts'
import { settings } from '../features/settings/routes.ts'
import { subscriptions } from '../features/subscriptions/routes.ts'
import { shipping, taxes } from '../features/checkout/routes.ts'
import { apiKeys } from '../features/api-keys/routes.ts'
import { webhooks } from '../features/webhooks/routes.ts'
import type { Feature } from './feature.ts'

/** The features in the order of the navigation. */
export const features: readonly Feature[] = [
  dashboard,
  pages,
  schedule,
  catalog,
  productReviews,
  restock,
  orders,
  subscriptions,
  abandonedCarts,
  customers,
  forms,
  newsletter,
  campaigns,
  members,
  comments,
  discounts,
  giftCards,
  analytics,
  sales,
  emails,
  files,
  themes,
  settings,
  hosts,
  languages,
  redirects,
  captcha,
  merchandising,
  payments,
  shipping,
  taxes,
  staff,
  activity,
  webhooks,
  apiKeys,
  contentImport,
  installation,
  accounts,
  setup,
]
