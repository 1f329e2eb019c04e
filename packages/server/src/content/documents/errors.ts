import type { Fault } from '@vitrine/page'
import { AppError, defineErrors } from '../../platform/http/app-error.ts'

export const documentErrors = defineErrors('documents', {
  notFound: [404, 'There is no such document.'],
  noVersion: [404, 'There is no such version.'],
  noPublication: [404, 'There is no such publication.'],
  noSchedule: [404, 'There is nothing scheduled by that name.'],
  noReview: [404, 'There is no such review.'],
  noLink: [404, 'There is no such preview link.'],
  noPreview: [404, 'There is no such preview. Ask for the link again, and copy all of it.'],
  noCollection: [404, 'There is no such collection. Choose a page that holds items.'],
  noItems: [404, 'Not all of these are items of the site.'],
  unknownCursor: [400, 'There is no such page of documents.'],
  needsCollection: [400, 'An item belongs to a collection: say which, and for nothing else.'],
  needsBase: [400, 'Say which revision the changes were made on, as base or If-Match.'],
  inPast: [400, 'That time has passed. Choose one to come.'],
  exists: [409, 'There is a document by that id already.'],
  isSingle: [409, 'A site has one of these. Change the one that is there.'],
  singleStays: [409, 'A site cannot be without it.'],
  inTrash: [409, 'The document is in the trash. Restore it first.'],
  notInTrash: [409, 'The document is not in the trash.'],
  collectionInTrash: [409, 'The collection it belongs to is in the trash. Restore that first.'],
  outOfOrder: [409, 'Changes of this editor are missing before these. Send those first.'],
  conflict: [409, 'Somebody else changed the same. Choose what is to stand; both are kept.'],
  noRevision: [409, 'That revision of the document is not known. Load the document again.'],
  nothingThere: [409, 'Visitors see nothing of it. There is nothing to take away.'],
  pathTaken: [409, 'Another page has this address already. Choose another address.'],
  notShown: [
    409,
    'Visitors see these items, and not the collection. Publish the collection first.',
  ],
  holdsItems: [
    409,
    'The page holds items. Move them into another collection first, or delete them.',
  ],
  ended: [409, 'That has happened already, or was called off.'],
  decided: [409, 'This review was decided already.'],
  previewOver: [410, 'This preview is over. Ask who sent you the link for a new one.'],
  invalid: [422, 'The document is not as it should be.'],
  noLanguage: [422, 'The site has no such language. Add it to the site’s languages first.'],
  notWritten: [422, 'It has no title and no address in this language yet. Write them first.'],
  notForItems: [422, 'Folders, links and stores hold no items. Choose another collection.'],
  notConvertible: [422, 'Stores, links and the platform’s own pages stay what they are.'],
  holdsOthers: [
    422,
    'The page holds items of another kind. Move those into another collection first.',
  ],
  orderIsFull: [
    422,
    'A collection in an order of one’s own holds at most 250 items. Order it by date to hold more.',
  ],
  noAddress: [422, 'It has no address of its own. Make a link that shows the whole site.'],
  reservedPath: [422, 'This address is the platform’s own. Choose another.'],
})

/** The refusal that says what is wrong with a document, and where. */
export function invalid({ path, message }: Fault, details: object = {}): AppError {
  return documentErrors.invalid({ details: { ...details, path, message } })
}

/** What a refusal says, as its reader sees it. */
export function saidBy(error: AppError): string {
  const said = error.details?.['message']
  return typeof said === 'string' ? said : error.message
}
