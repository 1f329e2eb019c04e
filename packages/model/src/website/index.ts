export {
  type Colour,
  computeChroma,
  computeContrast,
  computeDistance,
  isColour,
  isDarkColour,
  computeMinContrast,
  computeLuminance,
  mixColours,
  getReadableColour,
} from './colour.ts'
export {
  type FontFamily,
  type FontUsage,
  fontUsages,
  type FontVoice,
  fontVoices,
  systemFonts,
  computeTypeSteps,
  defaultVoice,
} from './font-theme.ts'
export {
  type ButtonShape,
  buttonShapes,
  type CornerStyle,
  cornerStyles,
  formatShapeTokens,
  type Shape,
  type Spacing,
  spacings,
} from './shape.ts'
export { MOUNT_EVENT } from './mount-event.ts'
export {
  ANNOUNCEMENT_STORAGE_KEY,
  COOKIE_ALLOWED,
  COOKIE_ALLOWED_MAX_AGE_S,
  cookiePolicies,
  type CookiePolicy,
  COOKIES_DECIDED,
  DEFAULT_COOKIE_POLICY,
  FORM_SUBMITTED,
  POPUP_STORAGE_KEY,
} from './overlay.ts'
export { type PopupStorageKey, popupStorageKeys } from './popup-storage.ts'
export {
  type ColourRole,
  colourRoles,
  contrastPairs,
  type Correction,
  isDark,
  type CustomColour,
  type CustomColours,
  type CustomColourRole,
  customColourRoles,
  type Palette,
  type PaletteName,
  paletteNames,
  type SectionTheme,
  type SectionThemeId,
  sectionThemeIds,
  createSectionTheme,
  createSectionThemes,
  type ThemeColours,
} from './section-theme.ts'
export { isTweakColor } from './tweak-color.ts'
export { type TweakEvent, tweakEvents } from './tweak-event.ts'
export {
  type CollectionView,
  collectionViews,
  type DeviceBreakpoint,
  deviceBreakpoints,
  deviceQueries,
  type DeviceView,
  deviceViews,
  getDevice,
} from './view.ts'
export { type ShareNetwork, shareNetworkIds, shareNetworks } from './share-networks.ts'
