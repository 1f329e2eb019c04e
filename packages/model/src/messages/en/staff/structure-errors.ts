/** Errors of menus, folders and collections that only staff can see, by error code. */
export const structureErrors = {
  'structure.noNavigation': 'Unable to find site main navigation',
  'structure.noSite': 'This website does not exist.',
  'structure.noStore': 'This store does not exist.',
  'structure.noNamespace': 'These preferences do not exist.',
  'structure.noCollection': 'This collection does not exist.',
  'structure.hasRoot': 'The store already has its root category.',
  'structure.changed': 'Another staff member changed this content. Reload it.',
  'structure.unknownMenu':
    'Neither the theme nor the site has a menu named “{name}”. Use one of these: {menus}.',
  'structure.tooManyMenus': 'A site can have up to 20 menus.',
  'structure.unknownEntry': 'This entry is no longer there. Reload the pages.',
  'structure.unknownPage': 'A menu entry links to a page that does not exist.',
  'structure.unknownArea': 'A menu entry links to a member area that does not exist.',
  'structure.notForMembers':
    'The member area menu can contain member areas and pages, but no URLs.',
  'structure.unclearEntry': 'A menu entry must link to exactly one page, URL, or member area.',
  'structure.notAFolder': 'Only a folder can contain pages. Turn the page into a folder first.',
  'structure.onlyPages':
    'A folder can contain only pages. Create a page for the link and put it in the folder.',
  'structure.inItself': 'A folder cannot contain itself.',
  'structure.tooDeep': 'Menus show folders up to 3 levels deep. Choose a different place.',
  'structure.tooManyEntries': 'A menu or folder can have up to 250 entries. Remove one first.',
  'structure.notAHomePage': 'Only a page with a URL can be the home page.',
  'structure.notOrdered':
    'This collection does not have a custom order. Change its ordering first.',
  'structure.tooManyItems': 'A custom order can have up to 250 items.',
  'structure.unknownItems': 'The order can list only items of the collection, each of them once.',
  'structure.unknownWord': 'No item has this tag or category anymore. Reload the page.',
  'structure.wordExists': 'This {tagType} already exists',
  'structure.wordTooLong': 'Enter at most {maximum} characters.',
  'structure.wrongKind':
    'The header needs sections of type header, and the footer sections of type footer.',
  'structure.blockTwice': 'A block can be in the header or in the footer, but not in both.',
} as const
