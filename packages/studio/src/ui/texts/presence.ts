/** The texts about the others who have the same page open. */
export const presenceTexts = {
  'presence.editAnyway': 'Edit anyway',
  'presence.editing': '{name} is editing this section.',
  'presence.editing.help':
    'Wait until they are done, or edit it too. Changes of both are merged, and nothing is lost.',
  'presence.joined': '{name} has this page open.',
  'presence.left': '{name} closed this page.',
  'presence.open': 'Also here: {names}',
  'presence.people': 'Also here',
} as const
