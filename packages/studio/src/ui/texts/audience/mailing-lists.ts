/** The texts of mailing lists: their screen, and the choice of lists in other places. */
export const mailingListsTexts = {
  'lists.add': 'Create list',
  'lists.addTo': 'Add to list',
  'lists.added': {
    one: '{count} subscriber added to {name}',
    other: '{count} subscribers added to {name}',
  },
  'lists.all': 'All lists',
  'lists.changed': 'List renamed',
  'lists.count': {
    one: '{count} subscriber',
    other: '{count} subscribers',
  },
  'lists.created': 'List created',
  'lists.delete': 'Delete list',
  'lists.delete.text':
    'Its subscribers stay subscribed, without this list. Forms no longer add anyone to it, and campaigns no longer reach it.',
  'lists.delete.title': 'Delete the list “{name}”?',
  'lists.deleted': 'List deleted',
  'lists.empty': 'No mailing lists yet',
  'lists.empty.text':
    'A list groups subscribers: those who asked for offers, or those you met at a market. Forms add people to lists, and a campaign can go to one.',
  'lists.field': 'Lists',
  'lists.filter': 'List',
  'lists.import.help': 'Everyone in the file joins them, besides the lists in the column Lists.',
  'lists.menu': 'Actions for {name}',
  'lists.name': 'Name',
  'lists.name.help': 'The email that asks for a confirmation has it.',
  'lists.none': 'No list',
  'lists.noneYet': "You don't have any mailing lists. Please create one before continuing.",
  'lists.note': 'Groups of subscribers that forms add to and campaigns go to.',
  'lists.removeFrom': 'Remove from list',
  'lists.removed': {
    one: '{count} subscriber removed from {name}',
    other: '{count} subscribers removed from {name}',
  },
  'lists.rename': 'Rename list',
  'lists.required': 'A List must be selected',
  'lists.show': 'Show subscribers',
  'lists.staff.help': 'Add people only to lists that they agreed to.',
  'lists.title': 'Mailing lists',
  'lists.unknown': 'Deleted list',
} as const
