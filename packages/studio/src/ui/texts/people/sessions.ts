/** The texts of the list of the own sessions. */
export const sessionsTexts = {
  'sessions.client': '{browser} on {system}',
  'sessions.column.actions': 'Actions',
  'sessions.column.browser': 'Browser',
  'sessions.column.lastSeen': 'Last used',
  'sessions.column.signedIn': 'Signed in',
  'sessions.current': 'This browser',
  'sessions.end': 'Sign out',
  'sessions.end.name': 'Sign out {client}',
  'sessions.endOthers': 'Sign out everywhere else',
  'sessions.endOthers.text':
    'Every other browser must sign in again. Unsaved changes there are lost.',
  'sessions.ended': 'The session was ended',
  'sessions.note':
    'The browsers in which you are signed in. A session ends by itself after 30 days.',
  'sessions.othersEnded': 'Your other sessions were ended',
  'sessions.title': 'Sessions',
  'sessions.unknown': 'Unknown browser',
} as const
