/** The texts of the passkeys of the own account. */
export const passkeysTexts = {
  'passkeys.add': 'Add passkey',
  'passkeys.added': 'The passkey was added',
  'passkeys.closed': 'No passkey was created. Choose “Create passkey” to try again.',
  'passkeys.column.actions': 'Actions',
  'passkeys.column.added': 'Added',
  'passkeys.column.lastUsed': 'Last used',
  'passkeys.column.name': 'Name',
  'passkeys.create': 'Create passkey',
  'passkeys.createText':
    'Your browser asks where to save it: on this device, on your phone, or on a security key.',
  'passkeys.empty': 'You have no passkeys',
  'passkeys.emptyText':
    'A passkey signs you in with your fingerprint, your face or the PIN of your device, and cannot be stolen by a copied sign-in page.',
  'passkeys.failed': 'The browser could not create a passkey for {host}. {reason}',
  'passkeys.host': 'For {host}',
  'passkeys.name': 'Name',
  'passkeys.nameHelp': 'So that you recognize it in the list, such as “Work laptop”.',
  'passkeys.never': 'Never',
  'passkeys.note': 'A passkey signs you in without your password and without a code.',
  'passkeys.remove': 'Remove',
  'passkeys.remove.name': 'Remove {name}',
  'passkeys.removeText':
    'It no longer signs you in, and your other sessions end. Delete it on the device, too.',
  'passkeys.removeTitle': 'Remove passkey',
  'passkeys.removed': 'The passkey was removed',
  'passkeys.title': 'Passkeys',
  'passkeys.unsupported':
    'This browser does not offer passkeys here. They need a recent browser, and a site with https and a domain name.',
} as const
