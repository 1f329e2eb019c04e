import { accountErrors } from './staff/account-errors.ts'
import { apiKeyErrors } from './staff/api-key-errors.ts'
import { setupErrors } from './staff/setup-errors.ts'
import { newsletterErrors } from './staff/newsletter-errors.ts'
import { siteErrors } from './staff/site-errors.ts'
import { structureErrors } from './staff/structure-errors.ts'
import { themeErrors } from './staff/theme-errors.ts'
import { webhookErrors } from './staff/webhook-errors.ts'

/**
 * Errors that only staff can see, by error code. The studio ships in English, so these have no
 * translations. @see platform spec §5 "Editor messages", §8 "Editor strings"
 */
export const studioErrors = {
  ...setupErrors,
  ...siteErrors,
  ...structureErrors,
  ...accountErrors,
  ...apiKeyErrors,
  ...newsletterErrors,
  ...webhookErrors,
  'http.noSite': 'This installation has no site. Import one, or run `vitrine start` to create one.',
  'http.diskFull': 'The disk of the data folder is almost full. Free some space.',
  'settings.currencyInUse':
    'The store has prices or orders in its currency. A store keeps its currency from then on.',
  'settings.languageInUse':
    'Some pages are not published in this language. Translate and publish them first.',
  'tracking.unknownSchema':
    'This event schema does not exist. Send one of the schemas of the event client.',
  'mail.notFound': 'This email does not exist.',
  'mail.alreadySent': 'This email was sent already.',
  'mail.noMailServer':
    'No mail server is configured. Set SMTP_URL and restart Vitrine, then send the email.',
  'mail.hasMailServer':
    'Only the recipient can open the links of this email. You can open them only while no mail server is configured.',
  'mail.suppressed':
    'A mail server rejected this address. Remove it from the suppressed addresses, then send the email.',
  'mail.linkExpired': 'The link in this email no longer works. It was used, or it has expired.',
  'mail.suppressionNotFound': 'This address is not on the list.',
  'multilingual.malformed': 'These languages cannot be saved. Check the message of each language.',
  'multilingual.tooMany': 'A site can have up to 30 languages.',
  'http.notStream': 'Send the part with the content type application/octet-stream.',
  'files.notAnImage':
    'File not a supported type. Choose a JPEG, PNG, WebP, AVIF, GIF, or SVG image.',
  'files.heicNotRead':
    'File not a supported type. This server cannot read HEIC images. Save the image as JPEG and upload it again.',
  'files.imageTooLarge': 'File too large with max size {maxSize}.',
  'files.fileTooLarge': 'File too large with max size {maxSize}.',
  'files.drawingTooLarge': 'File too large with max size {maxSize} for SVG images.',
  'files.tooManyPixels':
    'File processing failed. The image has more than 50 million pixels. Upload a smaller image.',
  'files.tooLong':
    'File processing failed. The image is more than 16,383 pixels wide or high. Upload a smaller image.',
  'files.broken':
    'File processing failed. The image is damaged or incomplete. Save it again and upload it.',
  'files.gaveUp':
    'File processing failed. The image took too much time or memory. Try again, or upload an image with fewer pixels.',
  'files.drawingTooComplex':
    'File processing failed. The SVG takes too long to draw. Simplify it and upload it again.',
  'files.somethingElse':
    'File not a supported type. The file contains other data besides the image. Save it again in an image editor.',
  'files.noDrawing':
    'File not a supported type. The SVG is malformed, nested too deeply, or has no content that can be shown.',
  'fetch.notAnAddress':
    'This is not a valid URL. It must begin with https:// or http:// and contain no password.',
  'fetch.notPublic': 'This URL is not on the public internet.',
  'fetch.unreachable':
    'The server at this URL is unreachable. Check that the URL opens in a browser.',
  'fetch.tooSlow': 'The server at this URL took too long to respond.',
  'fetch.tooLarge': 'The content at this URL is too large.',
  'fetch.wrongType': 'The content at this URL has an unexpected type.',
  'fetch.tooManyRedirects': 'This URL redirects too many times.',
  'fetch.refused': 'The content at this URL is not public, or no longer exists.',
  'fetch.unreadable': 'The response from this URL cannot be read.',
  'files.empty': 'File not a supported type. The file is empty.',
  'files.unknownCursor': 'This page of files does not exist.',
  'files.unknown': 'This file no longer exists.',
  'files.otherKind':
    'File not a supported type. A file can only be replaced by one of its kind. Upload this one as a new file.',
  'files.alreadyStored':
    'There was a problem while uploading your file. The library has this file already. Use that one instead.',
  'files.uploadUnknown': 'No response data from job request.',
  'files.wrongOffset':
    'File upload failed to complete. Resume it after the bytes that have arrived.',
  'files.incomplete': 'File upload failed to complete. Send the missing parts first.',
  'files.ended': 'This upload has ended. Upload the file again.',
  'files.tooManyUploads':
    'There was a problem while uploading your file. Finish or cancel another upload first.',
  'files.noSpace':
    'There was a problem while uploading your file. The server has not enough free space. Free some space and try again.',
  'files.filenameMissing': 'Please enter a file name',
  'files.badFocalPoint':
    'A focal point has an x and a y from 0 to 1, as shares of the width and height.',
  'files.inUse': 'This file is in use. Remove it from that content first.',
  'discounts.invalid': 'This discount cannot be saved. Check the message of each field.',
  'discounts.unknown': 'This discount does not exist. It may have been deleted.',
  'gift-cards.invalid': 'This gift card cannot be issued. Check the message of each field.',
  'gift-cards.notActive': 'This gift card is off or used up. Turn it on, or issue a new one.',
  'gift-cards.unknown': 'This gift card does not exist.',
  'discounts.tooMany': 'A site can have up to 1,000 discounts. Delete some first.',
  'redirects.malformed': 'This redirect is invalid.',
  'redirects.tooLong': 'An import can have up to 10,000 lines. Split the file.',
  'redirects.notListed': 'This URL is no longer in the list.',
  'redirects.unknown': 'This redirect does not exist.',
  'redirects.taken': 'This URL already has a redirect. Change that redirect instead.',
  'redirects.circle': 'This redirect would create a loop.',
  'redirects.chain': 'This redirect would create a chain. Redirect to the final URL.',
  'redirects.tooMany': 'A site can have up to 2,500 redirects of its own. Delete some first.',
  'embeds.unknown': 'This document no longer exists.',
  'embeds.noDates':
    'No dates in a machine-readable form (schema.org) were found at this URL. Enter the dates in the block.',
  'embeds.noPlace':
    'This address was not found on the map. Enter a full postal address or a link to a map.',
  'documents.notFound': 'This document does not exist.',
  'documents.noVersion': 'This version does not exist.',
  'documents.noPublication': 'This publication does not exist.',
  'documents.noSchedule': 'This scheduled publication does not exist.',
  'documents.noReview': 'This review does not exist.',
  'documents.noLink': 'This preview link does not exist.',
  'documents.noPreview': 'This preview does not exist. Ask for the link again and copy all of it.',
  'documents.noCollection': 'This collection does not exist. Choose a page that can have items.',
  'documents.noItems': 'Some of these IDs are not items of this site.',
  'documents.unknownCursor': 'This page of documents does not exist.',
  'documents.needsCollection': 'An item must have a collection. Other documents cannot have one.',
  'documents.needsBase': 'Send the revision that the changes are based on, as base or If-Match.',
  'documents.inPast': 'This time has passed. Choose a time in the future.',
  'documents.codeForOwners': 'Only owners can add or change code. Ask an owner to do it.',
  'documents.designForManagers':
    'Only owners and website managers can change the styles of the site. Ask one of them to do it.',
  'documents.exists': 'A document with this ID already exists.',
  'documents.isSingle': 'A site can have only one document of this type. Edit the existing one.',
  'documents.singleStays': 'A site needs this document. It cannot be deleted.',
  'documents.inTrash': 'The document is in the trash. Restore it first.',
  'documents.systemPageExists':
    'The site has another page of this type, and can have only one. Edit that page, or move it to the trash first.',
  'documents.notInTrash': 'The document is not in the trash.',
  'documents.collectionInTrash': 'The collection of this item is in the trash. Restore it first.',
  'documents.outOfOrder': 'Earlier changes from this editor are missing. Send those first.',
  'documents.conflict':
    'Another staff member changed the same content. Choose which version to keep. Both are saved.',
  'documents.outdated':
    'A newer revision of the document is published. Schedule or send the current draft instead.',
  'documents.noRevision': 'This revision of the document is unknown. Reload the document.',
  'documents.nothingThere': 'The document is not published, so it cannot be unpublished.',
  'documents.pathTaken': 'Another page uses this URL. Choose a different URL.',
  'documents.notShown':
    'These items are published, but their collection is not. Publish the collection first.',
  'documents.holdsItems':
    'The page contains items. Move them to another collection or delete them first.',
  'documents.ended': 'The publication has already run or was canceled.',
  'documents.decided': 'This review has already been decided.',
  'documents.previewOver':
    'This preview has ended. Ask the person who sent the link for a new one.',
  'documents.invalid': 'The document is invalid.',
  'documents.noLanguage':
    'The site does not have this language. Add it to the site’s languages first.',
  'documents.notWritten': 'The document has no title or URL in this language. Add them first.',
  'documents.notForItems':
    'Folders, links, and stores cannot contain items. Choose another collection.',
  'documents.notConvertible': 'Stores, links, and system pages cannot be converted.',
  'documents.holdsOthers':
    'The page contains items of another type. Move them to another collection first.',
  'documents.orderIsFull':
    'A collection with a custom order can have up to 250 items. Order it by date to add more.',
  'documents.unfitItems': 'This collection shows items of another kind. Choose another collection.',
  'documents.noAddress':
    'The document has no URL of its own. Create a link that shows the whole site.',
  'documents.reservedPath': 'This URL is reserved. Choose a different URL.',
  'content-import.noFile': 'This file is not there any more. Upload it again.',
  'content-import.notABlog':
    'The page with this URL is not a blog. Choose a different URL for the posts.',
  'content-import.unreadableFile':
    'This file cannot be imported. Choose an export of the old site.',
  'product-import.unreadableFile':
    'This file is no product file that Vitrine knows. Choose an export of Squarespace, Shopify, WooCommerce, Medusa or Spree.',
  'product-import.invalidColumns':
    'This file has columns that no text belongs in. Rename or delete them, or add their languages to the site.',
  'catalog.unknownProduct': 'This product does not exist.',
  'catalog.invalidProduct': 'This product cannot be saved. Check the message of each field.',
  'catalog.staleProduct':
    'This product has changed since you opened it. Load it again, then repeat your changes.',
  'checkout.invalidShipping':
    'These shipping zones cannot be saved. Check the message of each field.',
  'checkout.unreadableTaxRates':
    'This file has no tax rates, or more than 20,000 rows. Choose a CSV file with the columns of WooCommerce.',
  'checkout.invalidTaxes': 'These taxes cannot be saved. Check the message of each field.',
  'payments.invalidMethods':
    'These payment methods cannot be saved. Check the message of each field.',
  'downloads.unknownProduct': 'This product does not exist.',
  'downloads.notDigital': 'Only digital products have files to download.',
  'downloads.unknownFile': 'This file does not exist. Upload it again.',
  'downloads.usedFile': 'Another product already has this upload. Upload the file again.',
  'downloads.tooManyFiles':
    'A product has up to {max} files. Remove one, or put several into a ZIP file.',
  'downloads.unknownDownload': 'This download does not exist.',
  'downloads.revoked':
    'The item was refunded or the order was canceled, so that its files stay closed.',
  'downloads.nothingToSend': 'The order has no file that the buyer can download.',
  'invoices.notFound': 'This order or refund does not exist.',
  'invoices.noInvoice': 'Issue the invoice of the order first. A credit note corrects it.',
  'orders.nothingToRecord':
    'This order has no payment that you can record. Its provider reports the payment.',
  'orders.alreadyCanceled': 'This order was canceled before.',
  'orders.alreadyFulfilled':
    'Items of this order were sent. Undo the shipment, or refund the items.',
  'catalog.tooManyCategories': 'A store can have up to 10,000 categories.',
  'catalog.unchangeablePrice':
    'A price of this product would be negative, or higher than 10,000,000,000. Change it by less.',
  'catalog.tooManyTags': 'A product can have up to 1,000 tags and 100 categories.',
  'catalog.unknownForm': 'This form does not exist. It may have been deleted.',
  'catalog.tooManyForms': 'The site has 200 forms of products. Delete one first.',
  'catalog.invalidForm': 'This form cannot be saved. Check the message of each field.',
  'catalog.staleForm':
    'This form has changed since you opened it. Load it again, then repeat your changes.',
  'catalog.unknownVariant': 'This variant does not exist, or its stock is not counted.',
  'catalog.invalidQuantity': 'Enter a whole number of units, from 0 to 1,000,000,000 in stock.',
  'catalog.tooLittleStock': 'Only {onHand} are on hand. Remove {onHand} at most.',
  'catalog.stockShortage':
    '{committed} units are committed to orders and open checkouts. Keep as many on hand, or confirm the shortage.',
  'catalog.unknownCursor': 'This page of products does not exist.',
  'customers.unknownCursor': 'This cursor is of another list. Begin with the first page.',
  'customers.notFound': 'This customer does not exist, or their personal data was erased.',
  'customers.confirmationWrong': 'Type the email address of the customer to confirm.',
  'customers.orderUnfulfilled':
    'Order #{number} is not fulfilled. Fulfill or cancel it, then erase the customer.',
  'customers.orderUnpaid':
    'The payment of order #{number} is open. Record the payment or cancel the order, then erase the customer.',
  'customers.paymentRunning': 'This customer is paying for an order. Try again in an hour.',
  'orders.notFound': 'This order does not exist.',
  'orders.addressRequired':
    'Enter a shipping address for an order that is shipped, and none for one that is not.',
  'orders.unknownFulfillment': 'This fulfillment does not exist, or it was undone.',
  'orders.nothingToFulfill': 'This order has no unfulfilled items.',
  'orders.fulfillQuantity':
    'More items than are unfulfilled. Someone else may have fulfilled them. Check the quantities.',
  'orders.fulfillmentRefunded':
    'Items of this fulfillment were refunded after they were sent, so it cannot be undone.',
  'orders.unknownView': 'This view does not exist. Someone else may have deleted it.',
  'orders.viewNameTaken': 'Another view has this name. Choose a different one.',
  'orders.tooManyViews': 'A site has up to 20 saved views. Delete one first.',
  'orders.refundTooLarge': 'The refund is larger than the remaining amount of the order.',
  'orders.refundShipping':
    'The refund for shipping is larger than what was paid for shipping and not refunded yet.',
  'orders.refundTenders':
    'The amounts for the payments must add up to the refund, and none may exceed what is left of its payment.',
  'orders.refundCents': 'This currency has no hundredths. Enter whole units.',
  'orders.refundQuantity': 'The quantity is larger than the purchased quantity.',
  'payments.stripeRefused':
    'Stripe does not accept this key. Copy the secret key again, from the account that should receive the money.',
  'payments.paypalRefused':
    'PayPal does not accept these credentials. Copy the client ID and the secret again, from an app of the environment you chose.',
  'payments.paypalNotConnected':
    'This site is not connected to PayPal. Connect it in the payment settings.',
  'payments.paypalCurrency':
    'PayPal does not take payments in the currency of your store. Offer another way to pay.',
  'payments.noInstallments':
    'Afterpay and Clearpay have no offer for the country of your Stripe account.',
  'payments.stripeOtherMode':
    'One of the keys is live, the other for tests. Copy the publishable key that stands beside the secret key.',
  'payments.noPublishableKey': 'Enter the publishable key first. The card form needs it.',
  'payments.stripeNotConnected':
    'This site is not connected to Stripe. Connect it in the payment settings.',
  'payments.unverified': 'The event is not from the payment provider.',
  'studio.notBuilt': 'The studio is not built. Run `npm run build`.',
  'canvas.unknownBreakpoint': 'Unknown breakpoint. Use bp=desktop or bp=mobile.',
  'canvas.notShown':
    'This document has nothing to edit in this language. Add a title in this language first.',
  'site-users.areaPrice':
    'A paid member area needs a price in whole units of the store’s currency. Other areas have no price.',
  'site-users.areaNameTaken': 'Another member area has this name.',
  'site-users.areaInUse':
    'Documents are restricted to this member area. Change their access or delete them first.',
  'site-users.unknown': 'This account does not exist.',
  'page-locks.passwordTooShort': 'A page password needs at least {min} characters.',
  'page-locks.unknownPage': 'This page does not exist.',
  'forms.unknownSubmission': 'This submission does not exist.',
  'forms.unknownFile': 'This file does not exist. It is deleted with its submission.',
  'presence.noWindow': 'This window has no connection to the server. It connects again on its own.',
  'presence.tooManyWindows':
    'You have too many documents open. Close a window to see who else is editing in this one.',
  'product-reviews.unknownReview': 'This review does not exist. It may have been deleted.',
  'product-reviews.replyTooLong': 'A reply can have up to {max} characters.',
  'product-reviews.unreadableFile':
    'The file has not the columns of reviews: Product or SKU, Stars and Name. Save it as CSV with these names in the first row.',
  'restock.unknownSignUp': 'This sign-up does not exist. It may have had its email.',
  'restock.notForSale':
    'Visitors cannot buy this yet: it is sold out, or its product is hidden. Add stock first.',
  ...themeErrors,
} as const
