import type { PageServer } from '../../platform/http/page-server.ts'
import { accountAreaPages } from './member-areas/account-area-pages.ts'
import { accountAddressPages } from './addresses/address-pages.ts'
import { accountExitPages } from './account-exit-pages.ts'
import { accountSettingsPages } from './account-settings-pages.ts'
import { claimPages } from './orders/claim-pages.ts'
import { accountOrderPages } from './orders/order-pages.ts'
import { passwordPages } from './password-pages.ts'
import { registerPages, verifyPages } from './register-pages.ts'
import { signInPages } from './sign-in-pages.ts'

/** Mounts the pages of visitors' accounts: native forms that work without scripts. */
export function accountPages(http: PageServer): void {
  accountSettingsPages(http)
  accountExitPages(http)
  accountAreaPages(http)
  accountOrderPages(http)
  claimPages(http)
  accountAddressPages(http)
  signInPages(http)
  registerPages(http)
  verifyPages(http)
  passwordPages(http)
}
