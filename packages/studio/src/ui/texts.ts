import type { accountsTexts } from './texts/accounts.ts'
import type { announcementTexts } from './texts/announcement.ts'
import type { campaignsTexts } from './texts/audience/campaigns.ts'
import type { commentsTexts } from './texts/audience/comments.ts'
import type { membersTexts } from './texts/audience/members.ts'
import type { blockTexts } from './texts/blocks/block-texts.ts'
import type { canvasTexts } from './texts/canvas.ts'
import type { checksTexts } from './texts/checks/check-texts.ts'
import type { codeTexts } from './texts/code.ts'
import type { customersTexts } from './texts/customers.ts'
import type { discountsTexts } from './texts/discounts.ts'
import type { abandonedCartsTexts } from './texts/abandoned-carts/abandoned-carts.ts'
import type { giftCardsTexts } from './texts/gift-cards.ts'
import type { subscriptionsTexts } from './texts/subscriptions.ts'
import type { commandsTexts } from './texts/commands.ts'
import type { editorTexts } from './texts/editor.ts'
import type { emailsTexts } from './texts/emails.ts'
import type { externalTexts } from './texts/external/external.ts'
import type { fileMessagesTexts } from './texts/file-messages.ts'
import type { formsTexts } from './texts/audience/forms.ts'
import type { mailingListsTexts } from './texts/audience/mailing-lists.ts'
import type { newsletterTexts } from './texts/audience/newsletter.ts'
import type { filesTexts } from './texts/files.ts'
import type { gesturesTexts } from './texts/gestures.ts'
import type { headerTexts } from './texts/header.ts'
import type { homeTexts } from './texts/home.ts'
import type { importsTexts } from './texts/imports.ts'
import type { inspectorTexts } from './texts/inspector.ts'
import type { itemSettingsTexts } from './texts/item-settings.ts'
import type { languagesTexts } from './texts/languages.ts'
import type { merchandisingTexts } from './texts/merchandising.ts'
import type { productFormsTexts } from './texts/product-forms.ts'
import type { ordersTexts } from './texts/orders.ts'
import type { pagesTexts } from './texts/pages.ts'
import type { popupTexts } from './texts/popup.ts'
import type { presenceTexts } from './texts/presence.ts'
import type { presetsTexts } from './texts/presets.ts'
import type { productReviewsTexts } from './texts/product-reviews.ts'
import type { productTranslationsTexts } from './texts/catalog/product-translations.ts'
import type { productsTexts } from './texts/products.ts'
import type { publishingTexts } from './texts/publishing.ts'
import type { analyticsTexts } from './texts/analytics.ts'
import type { reportsTexts } from './texts/reports.ts'
import type { restockTexts } from './texts/restock.ts'
import type { salesTexts } from './texts/sales.ts'
import type { stockTexts } from './texts/stock.ts'
import type { stylesTexts } from './texts/styles.ts'
import type { themesTexts } from './texts/themes.ts'
import type { ownThemesTexts } from './texts/themes/own-themes.ts'
import type { tokensTexts } from './texts/tokens.ts'
import type { checkoutTexts } from './texts/checkout.ts'
import type { keyboardHelpTexts } from './texts/overlays/keyboard-help.ts'
import type { paletteTexts } from './texts/overlays/palette.ts'
import type { signInAgainTexts } from './texts/overlays/sign-in-again.ts'
import type { setupTexts } from './texts/setup/setup.ts'
import type { captchaTexts } from './texts/sites/captcha.ts'
import type { contentImportTexts } from './texts/sites/content-import.ts'
import type { hostsTexts } from './texts/sites/hosts.ts'
import type { installationTexts } from './texts/sites/installation.ts'
import type { backupsTexts } from './texts/sites/backups.ts'
import type { transferTexts } from './texts/sites/transfer.ts'
import type { emailStateTexts } from './texts/sites/email-state.ts'
import type { ownSitesTexts } from './texts/sites/own-sites.ts'
import type { activityTexts } from './texts/people/activity.ts'
import type { activityChangeTexts } from './texts/people/activity-changes.ts'
import type { redirectsTexts } from './texts/sites/redirects.ts'
import type { siteLanguagesTexts } from './texts/sites/site-languages.ts'
import type { paymentsTexts } from './texts/payments.ts'
import type { invitationTexts } from './texts/people/invitation.ts'
import type { passkeySignInTexts } from './texts/people/passkey-sign-in.ts'
import type { passkeysTexts } from './texts/people/passkeys.ts'
import type { proofTexts } from './texts/people/proof.ts'
import type { scheduleTexts } from './texts/schedule/schedule.ts'
import type { secondStepTexts } from './texts/people/second-step.ts'
import type { twoStepTexts } from './texts/people/two-step.ts'
import type { sessionsTexts } from './texts/people/sessions.ts'
import type { staffTexts } from './texts/people/staff.ts'
import type { siteTexts } from './texts/site.ts'
import type { apiKeysTexts } from './texts/webhooks/api-keys.ts'
import type { webhooksTexts } from './texts/webhooks/webhooks.ts'
import type { roleTexts } from './texts/people/roles.ts'
import { sharedTexts } from './texts/shared.ts'
import { shellTexts } from './texts/shell.ts'

/** The texts that load with the shell. */
const firstTexts = { ...sharedTexts, ...shellTexts } as const

/** The texts of the studio by id, with slots for parameters. */
export type Texts = typeof firstTexts &
  typeof accountsTexts &
  typeof announcementTexts &
  typeof commentsTexts &
  typeof membersTexts &
  typeof blockTexts &
  typeof canvasTexts &
  typeof checksTexts &
  typeof codeTexts &
  typeof customersTexts &
  typeof campaignsTexts &
  typeof discountsTexts &
  typeof abandonedCartsTexts &
  typeof giftCardsTexts &
  typeof subscriptionsTexts &
  typeof commandsTexts &
  typeof editorTexts &
  typeof emailsTexts &
  typeof externalTexts &
  typeof fileMessagesTexts &
  typeof filesTexts &
  typeof formsTexts &
  typeof mailingListsTexts &
  typeof newsletterTexts &
  typeof gesturesTexts &
  typeof headerTexts &
  typeof homeTexts &
  typeof importsTexts &
  typeof inspectorTexts &
  typeof itemSettingsTexts &
  typeof languagesTexts &
  typeof merchandisingTexts &
  typeof productFormsTexts &
  typeof ordersTexts &
  typeof pagesTexts &
  typeof popupTexts &
  typeof presenceTexts &
  typeof presetsTexts &
  typeof productReviewsTexts &
  typeof productsTexts &
  typeof productTranslationsTexts &
  typeof publishingTexts &
  typeof analyticsTexts &
  typeof reportsTexts &
  typeof restockTexts &
  typeof salesTexts &
  typeof stockTexts &
  typeof stylesTexts &
  typeof themesTexts &
  typeof ownThemesTexts &
  typeof checkoutTexts &
  typeof keyboardHelpTexts &
  typeof paletteTexts &
  typeof signInAgainTexts &
  typeof setupTexts &
  typeof contentImportTexts &
  typeof captchaTexts &
  typeof siteLanguagesTexts &
  typeof hostsTexts &
  typeof installationTexts &
  typeof backupsTexts &
  typeof transferTexts &
  typeof emailStateTexts &
  typeof ownSitesTexts &
  typeof activityTexts &
  typeof activityChangeTexts &
  typeof redirectsTexts &
  typeof paymentsTexts &
  typeof apiKeysTexts &
  typeof webhooksTexts &
  typeof siteTexts &
  typeof staffTexts &
  typeof roleTexts &
  typeof invitationTexts &
  typeof sessionsTexts &
  typeof passkeySignInTexts &
  typeof passkeysTexts &
  typeof proofTexts &
  typeof scheduleTexts &
  typeof secondStepTexts &
  typeof twoStepTexts &
  typeof tokensTexts

/**
 * The texts that are loaded. The studio is in English. Every text that is shown comes from here:
 * `e2e/screens.e2e.ts` and `e2e/studio-texts.e2e.ts` find others.
 */
export const texts: Partial<Texts> & typeof firstTexts = { ...firstTexts }

/** Adds the texts of a screen. The modules of the screen call it, so that its texts load with them. */
export function addTexts(more: Partial<Texts>): void {
  Object.assign(texts, more)
}

/** The id of a text without parameters. */
export type TextId = {
  [Id in keyof Texts]: Texts[Id] extends string
    ? Texts[Id] extends `${string}{${string}}${string}`
      ? never
      : Id
    : never
}[keyof Texts]
