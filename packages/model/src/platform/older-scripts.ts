/**
 * The members of the client API that scripts of older templates find, by object. `theme check` names the others that a
 * theme uses. @see compat §8
 */
export const olderScriptMembers = {
  Y: [
    ...['Anim', 'Base', 'Easing', 'Global', 'Lang', 'Node', 'Squarespace', 'all', 'bind', 'config'],
    ...['delegate', 'later', 'merge', 'namespace', 'on', 'one', 'throttle', 'use'],
  ],
  'Y.Squarespace': [
    ...[
      'Commerce',
      'CommerceAnalytics',
      'FormSubmit',
      'Gallery2',
      'Lightbox',
      'Lightbox2',
      'Loader',
    ],
    ...['ResizeEmitter', 'Singletons', 'Template', 'TextShrink', 'Widgets'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
