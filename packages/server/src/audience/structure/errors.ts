import { defineErrors } from '../../platform/http/app-error.ts'

export const structureErrors = defineErrors('structure', {
  noNavigation: [404, 'Unable to find site main navigation'],
  noHeaderFooter: [404, 'The site has no header and footer yet. Save them first.'],
  noSite: [404, 'There is no such website.'],
  noStore: [404, 'There is no such store.'],
  noNamespace: [404, 'There are no preferences by that name.'],
  noCollection: [404, 'There is no such collection.'],
  hasRoot: [409, 'The store has its root category already.'],
  changed: [409, 'Somebody changed it meanwhile. Load it again.'],
  tooManyMenus: [422, 'A site has no more than 20 menus.'],
  unknownPage: [422, 'A menu leads to pages of the site: one of these is none.'],
  unknownArea: [422, 'A menu leads to member areas of the site: one of these is none.'],
  notForMembers: [422, 'The menu of member areas holds member areas and pages, and no addresses.'],
  unclearEntry: [
    422,
    'An entry of a menu leads to a page, to an address or to a member area: to one of them.',
  ],
  notAFolder: [422, 'Only a folder holds pages. Make the page a folder first.'],
  onlyPages: [422, 'A folder holds pages. Make a page of the link, and put that into the folder.'],
  inItself: [422, 'A folder cannot be in itself.'],
  notOrdered: [422, 'The order of this collection is not its owner’s. Change its ordering first.'],
  tooManyItems: [422, 'Only 250 items can be put in an order of one’s own.'],
  unknownItems: [422, 'Not all of these are items of the collection, each once.'],
  wrongKind: [422, 'The header has sections of kind header, the footer of kind footer.'],
  blockTwice: [422, 'A block stands in the header or in the footer, not in both.'],
})
