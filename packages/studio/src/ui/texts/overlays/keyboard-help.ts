/** The texts of the list of keys. */
export const keyboardHelpTexts = {
  'studio.keysClose': 'Close a dialog or a menu',
  'studio.keysEverywhere': 'Everywhere',
  'studio.keysNextLandmark': 'Go to the next part of the screen',
  'studio.keysPreviousLandmark': 'Go to the previous part of the screen',
} as const
